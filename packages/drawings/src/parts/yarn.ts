import { paints } from '@beranda/brand';
import { d, darker, line, path, poly, rect, repeat } from './shape.ts';

/** A cone of yarn; `y` is its foot. */
export function cone(x: number, y: number, w: number, colour: string): string {
  return (
    path(d`M${x - w * 0.2} ${y - w * 1.1}H${x + w * 0.2}L${x + w * 0.5} ${y}H${x - w * 0.5}Z`, colour) +
    repeat(4, (i) =>
      line(
        x - w * (0.24 + i * 0.07),
        y - w * (0.92 - i * 0.24),
        x + w * (0.24 + i * 0.07),
        y - w * (0.84 - i * 0.24),
        darker(colour, 0.22),
        w * 0.04,
      ),
    ) +
    rect(x - w * 0.09, y - w * 1.26, w * 0.18, w * 0.18, paints.orange231)
  );
}

/** The woven cloth: bands of ikat diamonds, lines and hooks, built up from below. */
export function ikat(
  x: number,
  top: number,
  bottom: number,
  w: number,
  ground: string,
  mark: string,
  accent: string,
  third: string,
): string {
  const out = [rect(x - w / 2, top, w, bottom - top, ground)];
  const h = 118;
  for (let y = bottom - h; y > top - h; y -= h + 44) {
    const n = 5;
    const cell = w / n;
    for (let i = 0; i < n; i += 1) {
      const cx = x - w / 2 + cell * (i + 0.5);
      const cy = y + h / 2;
      const r = (k: number, c: string) =>
        poly(
          [
            [cx, cy - (h / 2) * k],
            [cx + (cell / 2) * k, cy],
            [cx, cy + (h / 2) * k],
            [cx - (cell / 2) * k, cy],
          ],
          c,
        );
      out.push(r(0.98, mark), r(0.76, ground), r(0.54, accent), r(0.26, mark));
      if (i === n - 1) continue;
      out.push(
        poly(
          [
            [cx + cell / 2, cy - h * 0.48],
            [cx + cell * 0.62, cy - h * 0.3],
            [cx + cell / 2, cy - h * 0.16],
            [cx + cell * 0.38, cy - h * 0.3],
          ],
          third,
        ),
      );
      out.push(
        poly(
          [
            [cx + cell / 2, cy + h * 0.48],
            [cx + cell * 0.62, cy + h * 0.3],
            [cx + cell / 2, cy + h * 0.16],
            [cx + cell * 0.38, cy + h * 0.3],
          ],
          third,
        ),
      );
    }
    out.push(
      rect(x - w / 2, y - 38, w, 10, accent),
      rect(x - w / 2, y - 22, w, 5, mark),
      rect(x - w / 2, y - 10, w, 4, third),
    );
  }
  return out.join('');
}
