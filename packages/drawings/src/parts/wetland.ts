import { paints } from '@beranda/brand';
import type { Canvas } from './canvas.ts';
import { d, darker, ellipse, lighter, line, mix, path, repeat, stroke } from './shape.ts';

/** A mangrove on stilt roots; `y` is the water line. */
export function mangrove(
  s: Canvas,
  x: number,
  y: number,
  h: number,
  leaf: string,
  shade: string,
  wood: string,
  lit: string,
): string {
  const fork = y - h * 0.36;
  const roots = [-0.46, -0.33, -0.2, -0.09, 0.09, 0.2, 0.33, 0.46];
  const crown = (dx: number, dy: number, r: number, c: string) =>
    path(
      d`M${x + h * (dx - r)} ${y + h * dy}C${x + h * (dx - r * 1.05)} ${y + h * (dy - r * 0.62)} ${x + h * (dx - r * 0.5)} ${y + h * (dy - r * 0.95)} ${x + h * dx} ${y + h * (dy - r * 0.86)}S${x + h * (dx + r * 1.05)} ${y + h * (dy - r * 0.62)} ${x + h * (dx + r)} ${y + h * dy}Q${x + h * dx} ${y + h * (dy + r * 0.26)} ${x + h * (dx - r)} ${y + h * dy}Z`,
      c,
    );
  return (
    roots
      .map((k, i) =>
        stroke(
          d`M${x + h * k * 0.1} ${fork + Math.abs(k) * h * 0.16 - h * 0.04}C${x + h * k * 0.6} ${fork - h * 0.02} ${x + h * k} ${y - h * 0.22} ${x + h * k * 1.06} ${y + 14}`,
          i % 2 === 0 ? wood : darker(wood, 0.2),
          h * 0.026,
        ),
      )
      .join('') +
    [-0.24, 0.26]
      .map((k) =>
        stroke(
          d`M${x + h * k * 0.55} ${y - h * 0.2}Q${x + h * k * 0.9} ${y - h * 0.16} ${x + h * k * 0.86} ${y + 12}`,
          darker(wood, 0.1),
          h * 0.018,
        ),
      )
      .join('') +
    path(
      d`M${x - h * 0.036} ${fork + h * 0.06}Q${x - h * 0.03} ${y - h * 0.6} ${x - h * 0.06} ${y - h * 0.76}H${x - h * 0.01}Q${x + h * 0.01} ${y - h * 0.64} ${x + h * 0.1} ${y - h * 0.74}L${x + h * 0.13} ${y - h * 0.71}Q${x + h * 0.04} ${y - h * 0.6} ${x + h * 0.036} ${fork + h * 0.06}Q${x} ${fork + h * 0.13} ${x - h * 0.036} ${fork + h * 0.06}Z`,
      wood,
    ) +
    crown(-0.22, -0.6, 0.22, shade) +
    crown(0.26, -0.62, 0.22, shade) +
    crown(0.02, -0.6, 0.26, darker(shade, 0.15)) +
    crown(-0.1, -0.72, 0.26, leaf) +
    crown(0.18, -0.76, 0.22, leaf) +
    crown(0.02, -0.86, 0.2, mix(leaf, lit, 0.45)) +
    repeat(9, (i) => {
      const lx = x + h * (-0.3 + (i % 5) * 0.14 + s.random.float(-0.03, 0.03));
      const ly = y - h * (0.64 + Math.floor(i / 5) * 0.13 + s.random.float(-0.02, 0.02));
      return ellipse(lx, ly, h * 0.034, h * 0.012, lighter(lit, 0.25), {
        opacity: 0.5,
        transform: `rotate(-24 ${Math.round(lx)} ${Math.round(ly)})`,
      });
    }) +
    [-0.28, -0.14, 0.12, 0.3]
      .map((k) => line(x + h * k, y - h * 0.57, x + h * k, y - h * 0.48, lighter(leaf, 0.2), h * 0.012))
      .join('')
  );
}

/** A young mangrove: a stem and four leaves. */
export function seedling(x: number, y: number, h: number, leaf: string): string {
  return (
    line(x, y + 6, x, y - h * 0.7, paints.brown640, h * 0.07) +
    path(
      d`M${x} ${y - h * 0.66}q${-h * 0.4} ${-h * 0.06} ${-h * 0.46} ${-h * 0.34}q${h * 0.4} ${-h * 0.02} ${h * 0.46} ${h * 0.34}zq${h * 0.4} ${-h * 0.06} ${h * 0.46} ${-h * 0.34}q${-h * 0.4} ${-h * 0.02} ${-h * 0.46} ${h * 0.34}z`,
      leaf,
    ) +
    path(
      d`M${x} ${y - h * 0.6}q${-h * 0.16} ${-h * 0.3} 0 ${-h * 0.52}q${h * 0.16} ${h * 0.22} 0 ${h * 0.52}z`,
      leaf,
    )
  );
}

/** A white egret on long legs, looking right; `y` is the water. */
export function egret(x: number, y: number, h: number, white: string): string {
  return (
    line(x - h * 0.04, y, x - h * 0.02, y - h * 0.4, paints.grey780, h * 0.024) +
    line(x + h * 0.06, y, x + h * 0.04, y - h * 0.4, paints.grey780, h * 0.024) +
    path(
      d`M${x - h * 0.32} ${y - h * 0.34}Q${x - h * 0.12} ${y - h * 0.62} ${x + h * 0.12} ${y - h * 0.56}Q${x + h * 0.2} ${y - h * 0.4} ${x + h * 0.04} ${y - h * 0.36}Q${x - h * 0.12} ${y - h * 0.3} ${x - h * 0.32} ${y - h * 0.34}Z`,
      white,
    ) +
    stroke(
      d`M${x + h * 0.1} ${y - h * 0.5}C${x + h * 0.26} ${y - h * 0.62} ${x + h * 0.02} ${y - h * 0.8} ${x + h * 0.16} ${y - h * 0.92}`,
      white,
      h * 0.055,
    ) +
    ellipse(x + h * 0.18, y - h * 0.93, h * 0.06, h * 0.042, white) +
    path(
      d`M${x + h * 0.22} ${y - h * 0.955}L${x + h * 0.42} ${y - h * 0.9}L${x + h * 0.22} ${y - h * 0.905}Z`,
      paints.accent,
    )
  );
}
