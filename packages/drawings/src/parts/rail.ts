import { paints } from '@beranda/brand';
import { circle, d, darker, line, path, rect, repeat, stroke } from './shape.ts';

/** A fast train with its nose to the right; the rail is at 0, the nose near 640. */
export function train(white: string, stripe: string, second: string, glass: string): string {
  const body = 'M-1400 -60V-286Q-1400 -300 -1386 -300H250C430 -300 560 -220 630 -110Q648 -72 610 -56H-1390Z';
  return (
    rect(-1400, -64, 1960, 46, paints.grey861) +
    repeat(
      9,
      (i) =>
        circle(-1130 + i * 190, -20, 22, paints.blue791) + circle(-1130 + i * 190, -20, 9, paints.grey500),
    ) +
    path(body, white) +
    path('M-1400 -112H628Q650 -72 610 -56H-1390Q-1400 -56 -1400 -66Z', stripe) +
    path('M-1400 -130H616L626 -114H-1400Z', second) +
    path('M250 -300C430 -300 560 -220 616 -130H420C380 -190 300 -240 180 -300Z', stripe) +
    path('M330 -262C420 -240 490 -200 530 -158H440C410 -196 370 -232 312 -262Z', glass) +
    path('M372 -252L396 -243L452 -158H440C416 -194 396 -222 356 -254Z', paints.white, { opacity: 0.35 }) +
    repeat(9, (i) => rect(-1130 + i * 140 + (i > 3 ? 24 : 0), -250, 104, 82, glass, { rx: 14 })) +
    [-574, 168]
      .map(
        (x) =>
          rect(x - 36, -262, 72, 196, darker(white, 0.1), { rx: 10 }) +
          rect(x - 26, -248, 52, 78, glass, { rx: 8 }) +
          line(x, -262, x, -66, darker(white, 0.3), 4),
      )
      .join('') +
    path('M-1400 -300H250Q300 -300 340 -288H-1400Z', darker(white, 0.14)) +
    path('M586 -104H634Q640 -84 624 -80H592Z', paints.cream120)
  );
}

/** A travel bag on wheels; `y` is the floor. */
export function bag(x: number, y: number, w: number, colour: string): string {
  return (
    stroke(
      d`M${x - w * 0.18} ${y - w * 1.2}V${y - w * 1.7}H${x + w * 0.18}V${y - w * 1.2}`,
      paints.grey850,
      6,
    ) +
    rect(x - w / 2, y - w * 1.24, w, w * 1.16, colour, { rx: 9 }) +
    rect(x - w * 0.3, y - w * 1.24, w * 0.08, w * 1.16, darker(colour, 0.25)) +
    rect(x + w * 0.22, y - w * 1.24, w * 0.08, w * 1.16, darker(colour, 0.25)) +
    circle(x - w * 0.3, y - 4, 6, paints.grey850) +
    circle(x + w * 0.3, y - 4, 6, paints.grey850)
  );
}
