import { paints } from '@beranda/brand';
import { circle, d, darker, ellipse, line, path, rect, repeat, stroke } from './shape.ts';

/** A clay money box in the shape of a hen; `y` is its foot. */
export function hen(x: number, y: number, w: number, clay: string): string {
  return (
    path(
      d`M${x - w * 0.5} ${y - w * 0.62}Q${x - w * 0.42} ${y - w * 0.36} ${x - w * 0.12} ${y - w * 0.44}Q${x + w * 0.1} ${y - w * 0.5} ${x + w * 0.14} ${y - w * 0.74}Q${x + w * 0.24} ${y - w * 0.94} ${x + w * 0.38} ${y - w * 0.76}L${x + w * 0.5} ${y - w * 0.68}L${x + w * 0.38} ${y - w * 0.62}Q${x + w * 0.5} ${y - w * 0.1} ${x + w * 0.14} ${y}H${x - w * 0.2}Q${x - w * 0.56} ${y - w * 0.1} ${x - w * 0.5} ${y - w * 0.62}Z`,
      clay,
    ) +
    path(
      d`M${x + w * 0.16} ${y - w * 0.82}q${w * 0.02} ${-w * 0.14} ${w * 0.08} ${-w * 0.06}q${w * 0.06} ${-w * 0.1} ${w * 0.1} ${w * 0.06}z`,
      paints.red521,
    ) +
    path(
      d`M${x - w * 0.28} ${y - w * 0.3}Q${x - w * 0.06} ${y - w * 0.42} ${x + w * 0.12} ${y - w * 0.24}Q${x - w * 0.06} ${y - w * 0.08} ${x - w * 0.28} ${y - w * 0.3}Z`,
      darker(clay, 0.22),
    ) +
    circle(x + w * 0.3, y - w * 0.74, w * 0.035, paints.grey850) +
    rect(x - w * 0.12, y - w * 0.5, w * 0.2, w * 0.03, paints.red850)
  );
}

/** What is chalked on the board: growing bars, a circle in parts, coins. */
export function chalk(x: number, y: number, kind: number): string {
  const c = paints.cream100;
  const bars =
    repeat(5, (i) =>
      rect(x - 300 + i * 52, y + 96 - (i + 1) * 34, 34, (i + 1) * 34, i === 4 ? paints.accent : 'none', {
        stroke: i === 4 ? paints.accent : c,
        'stroke-width': 4,
      }),
    ) +
    line(x - 320, y + 98, x - 30, y + 98, c, 5) +
    stroke(
      d`M${x - 300} ${y + 30}L${x - 90} ${y - 116}M${x - 122} ${y - 114}L${x - 88} ${y - 118}L${x - 96} ${y - 84}`,
      paints.accent,
      5,
    );
  const pie =
    circle(x + 150, y - 10, 96, 'none', { stroke: c, 'stroke-width': 5 }) +
    path(d`M${x + 150} ${y - 10}V${y - 106}A96 96 0 0 1 ${x + 242} ${y + 18}Z`, paints.accent) +
    stroke(d`M${x + 150} ${y - 10}L${x + 90} ${y + 64}`, c, 5);
  const coins = repeat(3, (i) =>
    repeat(i + 2, (k) =>
      ellipse(x + 66 + i * 92, y + 84 - k * 30, 38, 13, k === i + 1 ? paints.accent : 'none', {
        stroke: k === i + 1 ? paints.accent : c,
        'stroke-width': 4,
      }),
    ),
  );
  return bars + (kind === 0 ? pie : coins);
}
