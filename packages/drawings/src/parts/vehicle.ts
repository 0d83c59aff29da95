import { paints } from '@beranda/brand';
import { circle, d, darker, group, line, num, path, rect, repeat, stroke } from './shape.ts';

/** A spoked wheel. */
export function wheel(x: number, y: number, r: number, tyre: string, rim: string, spokes = 8): string {
  return (
    circle(x, y, r * 0.92, 'none', { stroke: tyre, 'stroke-width': r * 0.16 }) +
    repeat(spokes, (i) =>
      group(
        `rotate(${num((i * 180) / spokes)} ${num(x)} ${num(y)})`,
        line(x - r * 0.84, y, x + r * 0.84, y, rim, Math.max(1.2, r * 0.035)),
      ),
    ) +
    circle(x, y, r * 0.13, tyre)
  );
}

/** A becak: the passenger bench with its hood in front (right), the rider's saddle behind; `y` is the road. */
export function becak(x: number, y: number, w: number, hood: string, body: string, dark: string): string {
  const r = w * 0.16;
  const [fx, bx] = [x + w * 0.22, x - w * 0.34];
  const axle = y - r;
  return (
    wheel(fx - w * 0.05, axle, r, darker(dark, 0.4), paints.brown340) +
    stroke(
      d`M${bx} ${axle}L${x - w * 0.16} ${y - w * 0.34}L${x - w * 0.12} ${axle - r * 0.1}ZM${x - w * 0.16} ${y - w * 0.34}L${x + w * 0.02} ${y - w * 0.16}`,
      dark,
      w * 0.022,
    ) +
    rect(x - w * 0.24, y - w * 0.385, w * 0.16, w * 0.035, paints.red870, { rx: w * 0.016 }) +
    path(
      d`M${x - w * 0.02} ${y - w * 0.42}H${x + w * 0.08}V${y - w * 0.24}H${x + w * 0.38}Q${x + w * 0.42} ${y - w * 0.24} ${x + w * 0.42} ${y - w * 0.2}L${x + w * 0.38} ${y - w * 0.1}H${x + w * 0.02}Z`,
      body,
    ) +
    path(
      d`M${x + w * 0.05} ${y - w * 0.2}H${x + w * 0.37}L${x + w * 0.35} ${y - w * 0.13}H${x + w * 0.06}Z`,
      paints.cream71,
      { opacity: 0.85 },
    ) +
    repeat(4, (i) =>
      path(
        d`M${x + w * 0.09 + i * w * 0.075} ${y - w * 0.165}l${w * 0.028} ${-w * 0.026}l${w * 0.028} ${w * 0.026}l${-w * 0.028} ${w * 0.026}z`,
        hood,
      ),
    ) +
    path(
      d`M${x - w * 0.04} ${y - w * 0.42}C${x - w * 0.08} ${y - w * 0.66} ${x + w * 0.12} ${y - w * 0.74} ${x + w * 0.34} ${y - w * 0.64}L${x + w * 0.36} ${y - w * 0.58}C${x + w * 0.2} ${y - w * 0.62} ${x + w * 0.1} ${y - w * 0.56} ${x + w * 0.09} ${y - w * 0.42}Z`,
      hood,
    ) +
    stroke(
      d`M${x + w * 0.02} ${y - w * 0.42}C${x} ${y - w * 0.58} ${x + w * 0.14} ${y - w * 0.66} ${x + w * 0.33} ${y - w * 0.61}`,
      paints.dark,
      w * 0.01,
      { opacity: 0.3 },
    ) +
    line(x + w * 0.34, y - w * 0.6, x + w * 0.37, y - w * 0.24, dark, w * 0.012) +
    stroke(d`M${x - w * 0.04} ${y - w * 0.37}H${x - w * 0.14}`, dark, w * 0.022) +
    wheel(bx, axle, r, darker(dark, 0.4), paints.brown340) +
    wheel(fx + w * 0.04, axle, r, dark, paints.orange200) +
    stroke(
      d`M${fx - w * 0.1} ${y - r * 1.7}Q${fx + w * 0.06} ${y - r * 2.6} ${fx + w * 0.2} ${y - r * 1.5}`,
      hood,
      w * 0.02,
    )
  );
}

/** A bicycle; `y` is the road. */
export function bicycle(x: number, y: number, w: number, frame: string, dark: string): string {
  const r = w * 0.25;
  const [bx, fx, ay] = [x - w * 0.29, x + w * 0.29, y - r];
  return (
    wheel(bx, ay, r, dark, paints.brown340, 6) +
    wheel(fx, ay, r, dark, paints.brown340, 6) +
    stroke(
      d`M${bx} ${ay}L${x - w * 0.1} ${ay - r * 1.1}H${x + w * 0.2}L${x - w * 0.02} ${ay}ZM${x - w * 0.1} ${ay - r * 1.1}L${x - w * 0.02} ${ay}M${fx} ${ay}L${x + w * 0.18} ${ay - r * 1.5}`,
      frame,
      w * 0.03,
    ) +
    stroke(
      d`M${x + w * 0.09} ${ay - r * 1.6}Q${x + w * 0.2} ${ay - r * 1.62} ${x + w * 0.18} ${ay - r * 1.45}`,
      dark,
      w * 0.025,
    ) +
    rect(x - w * 0.18, ay - r * 1.32, w * 0.16, w * 0.04, dark, { rx: w * 0.02 })
  );
}
