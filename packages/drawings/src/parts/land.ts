import { type Canvas, HEIGHT, WIDTH } from './canvas.ts';
import { d, num, path, poly, repeat, stroke, withOpacity } from './shape.ts';

/** A rolling ridge from edge to edge, filled down to the bottom. */
export function hills(s: Canvas, y: number, amplitude: number, fill: string, bends = 4): string {
  const step = WIDTH / bends;
  let data = d`M-10 ${HEIGHT + 10}L-10 ${y + s.random.float(-amplitude, amplitude)}`;
  const phase = s.random.chance(0.5) ? 1 : -1;
  for (let i = 0; i < bends; i += 1) {
    const x = i * step;
    const up = (i % 2 === 0 ? 1 : -1) * phase;
    const next = i === bends - 1 ? WIDTH + 10 : x + step;
    const yy = y + s.random.float(-0.25, 0.25) * amplitude;
    data += d`C${x + step * 0.35} ${y - up * amplitude} ${x + step * 0.65} ${y - up * amplitude} ${next} ${yy}`;
  }
  return path(`${data}${d`L${WIDTH + 10} ${HEIGHT + 10}Z`}`, fill);
}

/** Fine contour lines that follow a ground, as in the terraces of the home page. */
export function contours(
  s: Canvas,
  y: number,
  count: number,
  gap: number,
  colour: string,
  opacity = 0.3,
): string {
  const a = s.random.float(14, 30);
  const b = s.random.float(-30, -14);
  return withOpacity(
    opacity,
    repeat(count, (i) => {
      const yy = y + i * gap;
      return stroke(
        d`M-20 ${yy}C300 ${yy + a} 520 ${yy + b} 820 ${yy + a * 0.3}S1340 ${yy + b} 1620 ${yy + a * 0.4}`,
        colour,
        3,
      );
    }),
  );
}

/** A volcano with a crater, a flank lit from one side and, if wanted, a thin plume. */
export function volcano(
  x: number,
  base: number,
  w: number,
  h: number,
  fill: string,
  lit: string,
  plume: string,
  side = 1,
): string {
  const top = base - h;
  const rim = w * 0.045;
  const body = d`M${x - w / 2} ${base}C${x - w * 0.24} ${base - h * 0.2} ${x - w * 0.12} ${top + h * 0.25} ${x - rim} ${top}L${x - rim * 0.3} ${top + 10}L${x + rim * 0.4} ${top + 4}L${x + rim} ${top - 6}C${x + w * 0.12} ${top + h * 0.25} ${x + w * 0.24} ${base - h * 0.2} ${x + w / 2} ${base}Z`;
  const k = side;
  const rimY = k === 1 ? top - 6 : top;
  const flank = d`M${x + k * rim} ${rimY}C${x + k * w * 0.12} ${top + h * 0.25} ${x + k * w * 0.24} ${base - h * 0.2} ${x + k * w * 0.5} ${base}H${x + k * w * 0.12}C${x + k * w * 0.1} ${base - h * 0.3} ${x + k * w * 0.02} ${top + h * 0.4} ${x + k * rim * 0.4} ${top + 7}Z`;
  const smoke =
    plume === ''
      ? ''
      : path(
          d`M${x - 6} ${top + 4}C${x - 20} ${top - 40} ${x + 26} ${top - 60} ${x + 14} ${top - 104}C${x + 60} ${top - 96} ${x + 108} ${top - 120} ${x + 150} ${top - 112}C${x + 110} ${top - 88} ${x + 60} ${top - 60} ${x + 40} ${top - 50}C${x + 18} ${top - 30} ${x + 22} ${top - 14} ${x + 12} ${top + 4}Z`,
          plume,
          { opacity: 0.5 },
        );
  return smoke + path(body, fill) + path(flank, lit, { opacity: 0.5 });
}

/** A straight ground from edge to edge. */
export function ground(y: number, fill: string): string {
  return path(d`M0 ${y}H${WIDTH}V${HEIGHT}H0Z`, fill);
}

/** A row of far trees, drawn as overlapping rounds on a line. */
export function treeLine(s: Canvas, y: number, size: number, fill: string): string {
  let data = d`M-20 ${y + size}`;
  let x = -20;
  while (x < WIDTH + 40) {
    const w = size * s.random.float(0.8, 1.7);
    const h = size * s.random.float(0.5, 1);
    data += d`L${x} ${y}C${x} ${y - h * 1.3} ${x + w} ${y - h * 1.3} ${x + w} ${y}`;
    x += w * 0.92;
  }
  return path(`${data}${d`L${x} ${y + size}Z`}`, fill);
}

/** A city far away: boxes of different height, a few stepped or with a mast. */
export function skyline(s: Canvas, y: number, low: number, high: number, fill: string, windows = ''): string {
  let x = -10;
  let out = '';
  let panes = '';
  while (x < WIDTH) {
    const w = s.random.float(54, 110);
    const h = s.random.float(low, high);
    const kind = s.random.int(0, 4);
    const top = y - h;
    if (kind === 0)
      out += poly(
        [
          [x, y],
          [x, top + 30],
          [x + w * 0.5, top],
          [x + w, top + 30],
          [x + w, y],
        ],
        fill,
      );
    else out += path(`M${num(x)} ${num(y)}V${num(top)}H${num(x + w)}V${num(y)}Z`, fill);
    if (kind === 1) out += path(d`M${x + w * 0.25} ${top}V${top - 26}H${x + w * 0.75}V${top}Z`, fill);
    if (kind === 2) out += path(d`M${x + w * 0.46} ${top}V${top - 54}H${x + w * 0.54}V${top}Z`, fill);
    if (windows !== '') {
      for (let row = 0; row < Math.floor((h - 40) / 34); row += 1) {
        for (let column = 0; column < Math.floor((w - 16) / 24); column += 1) {
          if (!s.random.chance(0.32)) continue;
          const [wx, wy] = [x + 12 + column * 24, top + 42 + row * 34];
          panes += d`M${Math.round(wx)} ${Math.round(wy)}h10v14h-10Z`;
        }
      }
    }
    x += w + s.random.float(-2, 14);
  }
  return panes === '' ? out : out + path(panes, windows, { opacity: 0.75 });
}
