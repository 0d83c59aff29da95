import { paints } from '@beranda/brand';
import type { Canvas } from './canvas.ts';
import { steam } from './goods.ts';
import { code } from './phone.ts';
import { circle, d, darker, ellipse, line, path, rect, repeat, stroke } from './shape.ts';

/** A cup on its saucer; `y` is its foot. */
export function cup(
  x: number,
  y: number,
  w: number,
  glaze: string = paints.cream20,
  drink: string = paints.brown780,
): string {
  return (
    ellipse(x, y - w * 0.04, w * 0.62, w * 0.09, darker(glaze, 0.12)) +
    circle(x + w * 0.46, y - w * 0.36, w * 0.15, 'none', { stroke: glaze, 'stroke-width': w * 0.07 }) +
    path(
      d`M${x - w * 0.44} ${y - w * 0.6}H${x + w * 0.44}C${x + w * 0.44} ${y - w * 0.2} ${x + w * 0.24} ${y - w * 0.06} ${x} ${y - w * 0.06}S${x - w * 0.44} ${y - w * 0.2} ${x - w * 0.44} ${y - w * 0.6}Z`,
      glaze,
    ) +
    path(
      d`M${x + w * 0.16} ${y - w * 0.6}H${x + w * 0.44}C${x + w * 0.44} ${y - w * 0.2} ${x + w * 0.24} ${y - w * 0.06} ${x} ${y - w * 0.06}Q${x + w * 0.2} ${y - w * 0.2} ${x + w * 0.16} ${y - w * 0.6}Z`,
      paints.dark,
      { opacity: 0.1 },
    ) +
    ellipse(x, y - w * 0.6, w * 0.44, w * 0.09, darker(glaze, 0.08)) +
    ellipse(x, y - w * 0.595, w * 0.38, w * 0.066, drink) +
    steam(x, y - w * 0.74, w * 0.55, paints.cream80, 0.55)
  );
}

/** A stand with a payment code; `y` is its foot. */
export function codeStand(s: Canvas, x: number, y: number, w: number, page: string, wood: string): string {
  const h = w * 1.26;
  return (
    rect(x - w * 0.44, y - w * 0.1, w * 0.88, w * 0.1, wood, { rx: w * 0.03 }) +
    rect(x - w / 2, y - h - w * 0.06, w, h, page, { rx: w * 0.06 }) +
    path(
      d`M${x - w / 2} ${y - h}q0 ${-w * 0.06} ${w * 0.06} ${-w * 0.06}h${w * 0.88}q${w * 0.06} 0 ${w * 0.06} ${w * 0.06}v${w * 0.15}h${-w}Z`,
      paints.red520,
    ) +
    circle(x - w * 0.37, y - h + w * 0.05, w * 0.055, paints.orange370) +
    rect(x - w * 0.26, y - h + w * 0.025, w * 0.42, w * 0.05, paints.cream80, { rx: w * 0.025 }) +
    code(s, x - w * 0.38, y - h + w * 0.22, w * 0.76, paints.dark) +
    rect(x - w * 0.2, y - w * 0.2, w * 0.4, w * 0.04, paints.cream141, { rx: w * 0.02 })
  );
}

/** A small loudspeaker that says what was paid; `y` is its foot. */
export function speaker(x: number, y: number, w: number, colour: string): string {
  return (
    rect(x - w / 2, y - w * 0.9, w, w * 0.9, colour, { rx: w * 0.2 }) +
    circle(x, y - w * 0.45, w * 0.3, darker(colour, 0.4)) +
    repeat(3, (i) =>
      circle(x, y - w * 0.45, w * (0.24 - i * 0.08), 'none', {
        stroke: paints.grey400,
        'stroke-width': w * 0.022,
      }),
    ) +
    circle(x + w * 0.36, y - w * 0.78, w * 0.04, paints.green440) +
    [0, 1]
      .map((i) =>
        stroke(
          d`M${x + w * (0.66 + i * 0.18)} ${y - w * (0.7 + i * 0.12)}Q${x + w * (0.8 + i * 0.24)} ${y - w * 0.45} ${x + w * (0.66 + i * 0.18)} ${y - w * (0.2 - i * 0.12)}`,
          paints.accent,
          w * 0.06,
        ),
      )
      .join('')
  );
}

/** A price tag on a string; its hole is at the point. */
export function priceTag(x: number, y: number, w: number, colour: string): string {
  return (
    path(
      d`M${x - w * 0.12} ${y - w * 0.16}L${x} ${y - w * 0.3}L${x + w * 0.12} ${y - w * 0.16}H${x + w * 0.4}V${y + w * 0.5}H${x - w * 0.4}V${y - w * 0.16}Z`,
      colour,
    ) +
    circle(x, y - w * 0.12, w * 0.06, paints.cream71) +
    line(x, y - w * 0.12, x, y - w * 0.9, paints.orange200, 5)
  );
}

/** A shelf with uprights; `top` and `bottom` are its ends, `boards` the heights of its boards. */
export function shelf(
  x: number,
  top: number,
  w: number,
  bottom: number,
  boards: readonly number[],
  wood: string,
): string {
  return (
    rect(x, top, w, bottom - top, darker(wood, 0.45), { opacity: 0.35 }) +
    boards
      .map((y) => rect(x, y, w, 20, wood) + rect(x, y + 20, w, 10, paints.dark, { opacity: 0.2 }))
      .join('') +
    [x - 12, x + w - 12].map((px) => rect(px, top - 20, 24, bottom - top + 20, darker(wood, 0.2))).join('')
  );
}
