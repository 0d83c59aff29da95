import { paints } from '@beranda/brand';
import type { Canvas } from './canvas.ts';
import { d, line, path, rect, stroke } from './shape.ts';
import { glow } from './sky.ts';

/** The lantern of the bank: a ribbed amber body between two caps, on a cord, with its own glow. */
export function lantern(s: Canvas, x: number, y: number, h: number, cordTop: number, halo = 2.4): string {
  const w = h * 0.76;
  const body = (k: number) =>
    d`M${x - w * 0.28 * k} ${y - h / 2}C${x - w * 0.62 * k} ${y - h * 0.3} ${x - w * 0.62 * k} ${y + h * 0.3} ${x - w * 0.28 * k} ${y + h / 2}H${x + w * 0.28 * k}C${x + w * 0.62 * k} ${y + h * 0.3} ${x + w * 0.62 * k} ${y - h * 0.3} ${x + w * 0.28 * k} ${y - h / 2}Z`;
  const fill = s.linear([
    [0, paints.orange512],
    [0.35, paints.orange321],
    [0.62, paints.orange232],
    [1, paints.orange550],
  ]);
  const rib = (k: number) =>
    stroke(
      d`M${x + w * 0.28 * k} ${y - h / 2}C${x + w * 0.6 * k} ${y - h * 0.3} ${x + w * 0.6 * k} ${y + h * 0.3} ${x + w * 0.28 * k} ${y + h / 2}`,
      paints.accentStrong,
      Math.max(1.2, h * 0.014),
      { opacity: 0.65 },
    );
  return (
    (halo > 0 ? glow(s, x, y, h * halo, 0.62) : '') +
    (cordTop < y - h / 2 ? line(x, cordTop, x, y - h * 0.5, paints.brown562, Math.max(2, h * 0.016)) : '') +
    path(body(1), fill) +
    path(body(0.42), paints.cream120, { opacity: 0.55 }) +
    rib(-0.7) +
    rib(-0.3) +
    rib(0.3) +
    rib(0.7) +
    rect(x - w * 0.3, y - h * 0.56, w * 0.6, h * 0.09, paints.orange580, { rx: h * 0.03 }) +
    rect(x - w * 0.26, y + h * 0.47, w * 0.52, h * 0.08, paints.orange650, { rx: h * 0.03 }) +
    [-0.16, -0.05, 0.06, 0.17]
      .map((k, i) =>
        line(
          x + w * k,
          y + h * 0.56,
          x + w * k,
          y + h * (i % 2 === 0 ? 0.7 : 0.66),
          paints.orange510,
          Math.max(1.5, h * 0.02),
        ),
      )
      .join('')
  );
}

/** A hanging lamp with a woven shade and its cone of light. */
export function pendant(s: Canvas, x: number, y: number, w: number, cone = 0, cordTop = -10): string {
  const h = w * 0.5;
  const shade = s.palette.isNight ? paints.orange480 : paints.brown531;
  const light =
    cone > 0
      ? path(
          d`M${x - w * 0.46} ${y + h}L${x - cone * 0.75} ${y + cone}H${x + cone * 0.75}L${x + w * 0.46} ${y + h}Z`,
          s.linear([
            [0, s.palette.glow, 0.42],
            [1, s.palette.glow, 0],
          ]),
        )
      : '';
  return (
    light +
    line(x, cordTop, x, y + 6, paints.grey820, 5) +
    path(
      d`M${x - w / 2} ${y + h}C${x - w * 0.5} ${y + h * 0.3} ${x - w * 0.2} ${y} ${x} ${y}S${x + w * 0.5} ${y + h * 0.3} ${x + w / 2} ${y + h}Z`,
      shade,
    ) +
    [0.26, 0.5, 0.74]
      .map((k) =>
        stroke(d`M${x - w * (0.2 + k * 0.27)} ${y + h * k}H${x + w * (0.2 + k * 0.27)}`, paints.dark, 3, {
          opacity: 0.22,
        }),
      )
      .join('') +
    [-0.5, 0, 0.5]
      .map((k) =>
        stroke(
          d`M${x + w * k * 0.2} ${y + h * 0.06}Q${x + w * k * 0.6} ${y + h * 0.5} ${x + w * k * 0.78} ${y + h}`,
          paints.dark,
          3,
          { opacity: 0.18 },
        ),
      )
      .join('') +
    path(
      d`M${x - w * 0.15} ${y + h}A${w * 0.15} ${w * 0.15} 0 0 0 ${x + w * 0.15} ${y + h}Z`,
      paints.cream120,
    ) +
    rect(x - w * 0.5, y + h - 5, w, 10, paints.orange261, { rx: 5 })
  );
}
