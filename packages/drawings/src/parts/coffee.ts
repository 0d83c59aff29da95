import { paints } from '@beranda/brand';
import type { Canvas } from './canvas.ts';
import { circle, d, darker, ellipse, group, lighter, num, path, stroke } from './shape.ts';

/** One pointed leaf with its rib. */
function leaf(x: number, y: number, length: number, angle: number, fill: string, rib: string): string {
  const w = length * 0.22;
  return group(
    `translate(${num(x)} ${num(y)}) rotate(${num(angle)})`,
    path(
      d`M0 0C${length * 0.25} ${-w * 1.25} ${length * 0.7} ${-w} ${length} 0C${length * 0.7} ${w} ${length * 0.25} ${w * 1.25} 0 0Z`,
      fill,
    ) + stroke(d`M6 0H${length * 0.9}`, rib, 2.5),
  );
}

/** A branch along a curve with pairs of leaves and clusters of cherries at every node. */
export function branch(
  s: Canvas,
  x: number,
  y: number,
  angle: number,
  length: number,
  nodes: number,
  fill: string,
  shade: string,
  cherry: string,
): string {
  const rib = lighter(fill, 0.25);
  const out = [
    stroke(d`M0 0Q${length * 0.5} ${-length * 0.06} ${length} ${length * 0.08}`, paints.brown711, 12),
  ];
  for (let i = 0; i < nodes; i += 1) {
    const t = (i + 0.7) / nodes;
    const [nx, ny] = [t * length, -length * 0.12 * t * (1 - t) + length * 0.08 * t * t];
    const size = 165 * (1 - t * 0.35);
    out.push(
      leaf(nx, ny, size, -58 + t * 16, i % 2 === 0 ? fill : shade, rib),
      leaf(nx, ny, size * 0.92, 58 - t * 12, shade, rib),
    );
    const ripe = s.random.int(3, 5);
    for (let k = 0; k < ripe; k += 1) {
      const [cx, cy] = [nx + 6 + (k % 3) * 25 - 24, ny + 12 + Math.floor(k / 3) * 22 - (k % 2) * 8];
      out.push(
        circle(
          cx,
          cy,
          16,
          s.random.chance(0.18) ? paints.orange471 : k % 2 === 0 ? cherry : darker(cherry, 0.14),
        ) + ellipse(cx - 5, cy - 6, 4.5, 3, paints.cream90, { opacity: 0.7 }),
      );
    }
  }
  out.push(leaf(length, length * 0.08, 120, 8, fill, rib));
  return group(`translate(${num(x)} ${num(y)}) rotate(${num(angle)})`, ...out);
}
