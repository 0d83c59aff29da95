import { paints } from '@beranda/brand';
import { circle, d, darker, lighter, line, path, poly, rect, repeat, stroke } from './shape.ts';
import type { Stage } from './stage.ts';

/** The right half of a split gate; the passage is on its left, its foot at 0. */
export function gateHalf(stone: string, brick: string): string {
  const shade = darker(brick, 0.25);
  const tiers = [
    [0, 250, 110],
    [110, 214, 90],
    [200, 178, 82],
    [282, 144, 74],
    [356, 110, 66],
    [422, 78, 58],
    [480, 48, 50],
  ] as const;
  return tiers
    .map(
      ([y, w, h]) =>
        rect(0, -y - h, w, h, brick) +
        rect(w * 0.72, -y - h, w * 0.28, h, shade, { opacity: 0.6 }) +
        rect(0, -y - h, w + 12, 16, stone) +
        rect(0, -y - h + 16, w + 5, 7, darker(stone, 0.3)) +
        poly(
          [
            [w - 12, -y - h],
            [w + 16, -y - h],
            [w + 14, -y - h - 36],
          ],
          stone,
        ) +
        (w > 100
          ? poly(
              [
                [w * 0.42, -y - h * 0.7],
                [w * 0.54, -y - h * 0.42],
                [w * 0.42, -y - h * 0.14],
                [w * 0.3, -y - h * 0.42],
              ],
              lighter(brick, 0.22),
            )
          : ''),
    )
    .join('')
    .concat(
      path('M0 -530H40Q34 -570 0 -610Z', stone),
      rect(0, -560, 9, 560, lighter(brick, 0.3), { opacity: 0.6 }),
      rect(-4, -22, 284, 22, stone),
    );
}

/** A penjor: a tall bamboo that bows to the right, dressed with young palm leaf; its foot at 0. */
export function penjor(s: Stage, h: number): string {
  const straw = s.palette.night ? paints.orange251 : paints.orange401;
  const second = s.palette.night ? paints.orange410 : paints.brown530;
  const bow = h * 0.32;
  const at = (t: number): readonly [number, number] => {
    const u = 1 - t;
    return [
      3 * u * t * t * bow * 0.1 + t ** 3 * bow + 3 * u * u * t * 0,
      -(3 * u * u * t * h * 0.55 + 3 * u * t * t * h * 1.16 + t ** 3 * h * 0.84),
    ];
  };
  const [tx, ty] = at(1);
  return (
    stroke(d`M0 0C0 ${-h * 0.55} ${bow * 0.1} ${-h * 1.16} ${bow} ${-h * 0.84}`, paints.orange470, 12) +
    repeat(11, (i) => {
      const [x, y] = at(0.16 + i * 0.072);
      const c = i % 2 === 0 ? straw : second;
      const l = 60 - i * 2;
      return (
        path(
          d`M${x} ${y}q${-l * 0.7} ${l * 0.1} ${-l * 0.8} ${l * 0.8}q${l * 0.5} ${-l * 0.3} ${l * 0.8} ${-l * 0.5}z`,
          c,
        ) +
        path(
          d`M${x} ${y}q${l * 0.7} ${l * 0.1} ${l * 0.8} ${l * 0.8}q${-l * 0.5} ${-l * 0.3} ${-l * 0.8} ${-l * 0.5}z`,
          c,
        )
      );
    }) +
    line(tx, ty, tx, ty + 60, paints.orange470, 4) +
    circle(tx, ty + 78, 26, straw) +
    circle(tx, ty + 78, 14, paints.red520) +
    [-16, -6, 6, 16]
      .map((k, i) =>
        path(
          d`M${tx + k - 5} ${ty + 96}h10l${k * 0.3} ${s.random.float(76, 96) - (i % 2) * 14}l-8 -6z`,
          i % 2 === 0 ? straw : second,
        ),
      )
      .join('')
  );
}

/** A tower of fruit and flowers as it is carried on the head; its foot at 0, in a figure's units. */
export function gebogan(): string {
  const rows = [
    [paints.red521, 9.4],
    [paints.accent, 8],
    [paints.green560, 6.6],
    [paints.red521, 5],
  ] as const;
  return (
    path('M-8 0H8L10 -4H-10Z', paints.orange470) +
    rows
      .map(([c, w], i) =>
        repeat(4 - Math.floor(i / 2), (k) =>
          circle(-w + (k * w * 2) / (3 - Math.floor(i / 2)), -6.4 - i * 5.2, 3.1, c),
        ),
      )
      .join('') +
    path('M-5 -24Q0 -46 5 -24Z', paints.orange251) +
    circle(0, -30, 2.4, paints.red520)
  );
}
