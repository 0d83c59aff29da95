import { paints } from '@beranda/brand';
import type { Canvas } from './canvas.ts';
import { circle, d, darker, lighter, path, rect, stroke } from './shape.ts';

/** A square code of modules with its three finder marks. */
export function code(s: Canvas, x: number, y: number, size: number, ink: string): string {
  const n = 17;
  const m = size / n;
  const finder = (fx: number, fy: number) =>
    rect(x + fx * m, y + fy * m, m * 5, m * 5, ink) +
    rect(x + (fx + 1) * m, y + (fy + 1) * m, m * 3, m * 3, paints.cream20) +
    rect(x + (fx + 1.7) * m, y + (fy + 1.7) * m, m * 1.6, m * 1.6, ink);
  let data = '';
  for (let row = 0; row < n; row += 1) {
    for (let column = 0; column < n; column += 1) {
      const isMarked = (row < 6 && (column < 6 || column > 10)) || (row > 10 && column < 6);
      if (!isMarked && s.random.chance(0.46)) data += d`M${x + column * m} ${y + row * m}h${m}v${m}h${-m}z`;
    }
  }
  return path(data, ink) + finder(0, 0) + finder(12, 0) + finder(0, 12);
}

/** A hand that holds a phone upright; the phone is centred on 0. */
export function hand(
  skin: string,
  sleeve: string,
  cuff: string,
  card: string,
  kind: number,
  flip: number,
): string {
  const dark = darker(skin, 0.14);
  const row = (y: number, w: number) =>
    circle(-92, y + 9, 17, paints.cream123) +
    rect(-62, y, w, 9, paints.foreground, { rx: 4 }) +
    rect(-62, y + 15, w * 0.6, 7, paints.grey250, { rx: 3 }) +
    rect(66, y + 4, 50, 9, paints.primary, { rx: 4 });
  const tickPath = d`M${-28 * flip} -96L${-8 * flip} -74L${30 * flip} -120`;
  const tick = circle(0, -96, 62, paints.primary) + stroke(tickPath, paints.cream20, 15);
  const lamp = circle(0, -96, 62, paints.accent) + stroke(tickPath, paints.foreground, 15);
  return (
    path('M-60 330C-80 420 -70 560 -60 760H190C190 600 190 470 160 330Z', skin) +
    path('M-84 392H210L246 900H-118Z', sleeve) +
    rect(-98, 362, 322, 42, cuff, { rx: 16 }) +
    path(
      'M-150 40C-190 60 -186 160 -168 230C-150 310 -110 370 -50 400H120C180 360 206 280 206 180L160 60Z',
      skin,
    ) +
    rect(-152, -310, 304, 610, paints.grey910, { rx: 44 }) +
    rect(-138, -296, 276, 582, paints.surface, { rx: 34 }) +
    rect(-42, -284, 84, 20, paints.grey910, { rx: 10 }) +
    rect(-116, -232, 232, 226, card, { rx: 22 }) +
    (kind === 0 ? tick : lamp) +
    row(22, 96) +
    row(74, 76) +
    row(126, 88) +
    rect(-116, 188, 232, 56, kind === 0 ? paints.accent : paints.primary, { rx: 28 }) +
    rect(-46, 210, 92, 11, paints.cream20, { rx: 5 }) +
    rect(-40, 262, 80, 7, paints.grey910, { rx: 3 }) +
    [-10, 62, 132, 198]
      .map((y, i) =>
        rect(116 + (i === 3 ? -4 : 0), y, 92 - i * 6, 56 - i * 3, i % 2 === 0 ? skin : dark, { rx: 27 }),
      )
      .join('') +
    path(
      'M-206 150C-220 60 -196 -30 -150 -64C-122 -80 -100 -56 -112 -28C-128 10 -128 60 -112 110C-96 170 -120 240 -160 250C-190 240 -200 200 -206 150Z',
      skin,
    ) +
    path('M-150 -62C-128 -74 -108 -56 -114 -32Q-134 -36 -150 -62Z', lighter(skin, 0.3))
  );
}
