import { type Canvas, HEIGHT, WIDTH } from './canvas.ts';
import { d, path, rect, repeat, stroke, withOpacity } from './shape.ts';

/** Open water from a horizon down to the bottom, with the path of the light on it. */
export function sea(s: Canvas, y: number, lightX: number, bottom = HEIGHT): string {
  const [far, near] = s.palette.water;
  return (
    rect(
      0,
      y,
      WIDTH,
      bottom - y,
      s.linear([
        [0, far],
        [1, near],
      ]),
    ) +
    withOpacity(
      0.55,
      repeat(11, (i) => {
        const t = i / 10;
        const yy = y + 10 + t * t * (bottom - y) * 0.82 + i * 3;
        const w = (60 + t * 190) * s.random.float(0.7, 1.15);
        const dx = s.random.float(-24, 24) * (0.5 + t);
        return rect(lightX - w / 2 + dx, yy, w, 4 + t * 6, s.palette.sun, { rx: 5, opacity: 0.95 - t * 0.5 });
      }),
    )
  );
}

/** One wave band from edge to edge with a regular crest. */
export function waveBand(s: Canvas, y: number, height: number, fill: string, length = 160): string {
  const shift = s.random.float(0, length);
  let data = d`M${-length - shift} ${HEIGHT + 5}V${y}`;
  for (let x = -length - shift; x < WIDTH + length; x += length) {
    data += d`c${length * 0.25} ${-height} ${length * 0.3} ${-height} ${length * 0.5} 0s${length * 0.25} ${height} ${length * 0.5} 0`;
  }
  return path(`${data}V${HEIGHT + 5}Z`, fill);
}

/** Short light strokes that say water. */
export function ripples(
  s: Canvas,
  y: number,
  bottom: number,
  count: number,
  colour: string,
  opacity = 0.4,
): string {
  return withOpacity(
    opacity,
    repeat(count, () => {
      const yy = s.random.float(y, bottom);
      const t = (yy - y) / Math.max(1, bottom - y);
      const w = 26 + t * 64 + s.random.float(0, 20);
      const x = s.random.float(-20, WIDTH);
      return stroke(
        d`M${x} ${yy}q${w * 0.25} ${-5 - t * 4} ${w * 0.5} 0t${w * 0.5} 0`,
        colour,
        2.5 + t * 2.5,
      );
    }),
  );
}
