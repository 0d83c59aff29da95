import { paints } from '@beranda/brand';
import type { Canvas } from './canvas.ts';
import { hills } from './land.ts';
import { circle, line, rect } from './shape.ts';

/** A window with the landscape of the hour outside. */
export function view(s: Canvas, x: number, y: number, w: number, h: number): string {
  const p = s.palette;
  const frame = rect(x, y, w, h, paints.white);
  return (
    rect(x - 16, y - 16, w + 32, h + 32, p.woodDark, { rx: 6 }) +
    s.clip(
      frame,
      rect(
        x,
        y,
        w,
        h,
        s.linear([
          [0, p.sky[0]],
          [0.6, p.sky[1]],
          [1, p.sky[2]],
        ]),
      ) +
        circle(x + w * 0.68, y + h * 0.4, w * 0.11, p.sun) +
        hills(s, y + h * 0.72, 18, p.land[1], 5) +
        hills(s, y + h * 0.86, 14, p.land[2], 6),
    ) +
    line(x + w / 2, y, x + w / 2, y + h, p.woodDark, 10) +
    rect(x - 28, y + h + 12, w + 56, 16, p.wood)
  );
}
