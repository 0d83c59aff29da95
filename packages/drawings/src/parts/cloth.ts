import { paints } from '@beranda/brand';
import type { Canvas } from './canvas.ts';
import { circle, d, line, num, path, poly, rect, stroke } from './shape.ts';

/** One kawung tile: four petals from the corners to the centre, a diamond at centre and corners. */
export function kawungTile(size: number, colour: string, filled: number): string {
  const c = size / 2;
  const gap = size * 0.035;
  const petal = (x: number, y: number, dx: number, dy: number) => {
    const [x1, y1, x2, y2] = [x + dx * gap, y + dy * gap, c - dx * gap, c - dy * gap];
    const r = c * 0.98;
    return d`M${x1} ${y1}A${r} ${r} 0 0 1 ${x2} ${y2}A${r} ${r} 0 0 1 ${x1} ${y1}Z`;
  };
  const petals =
    petal(0, 0, 1, 1) + petal(size, 0, -1, 1) + petal(0, size, 1, -1) + petal(size, size, -1, -1);
  const g = size * 0.035;
  const diamond = (x: number, y: number) => d`M${x} ${y - g}L${x + g} ${y}L${x} ${y + g}L${x - g} ${y}Z`;
  const diamonds = diamond(c, c) + diamond(0, 0) + diamond(size, 0) + diamond(0, size) + diamond(size, size);
  return (
    path(petals, colour, {
      'fill-opacity': filled,
      stroke: colour,
      'stroke-width': Math.max(1.5, size / 62),
    }) + path(diamonds, colour)
  );
}

/** A paint of kawung. */
export function kawungPaint(s: Canvas, size: number, colour: string, angle = 0, filled = 0.4): string {
  return s.tile(
    size,
    size,
    kawungTile(size, colour, filled),
    angle === 0 ? undefined : `rotate(${num(angle)})`,
  );
}

/** A batik paint with its own ground: kawung, parang (slanting blades), diamonds (ikat) or stripes (lurik). */
export function batik(
  s: Canvas,
  kind: 'kawung' | 'parang' | 'ikat' | 'lurik',
  size: number,
  ground: string,
  mark: string,
  second: string,
): string {
  const z = size;
  const base = rect(0, 0, z, z, ground);
  if (kind === 'kawung') {
    return s.tile(z, z, base + kawungTile(z, mark, 0.85) + circle(z / 2, z / 2, z * 0.05, second));
  }
  if (kind === 'parang') {
    const blade = d`M0 ${z * 0.5}C${z * 0.2} ${z * 0.05} ${z * 0.45} ${z * 0.55} ${z} ${z * 0.32}C${z * 0.6} ${z * 0.75} ${z * 0.35} ${z * 0.35} 0 ${z * 0.5}Z`;
    return s.tile(
      z,
      z,
      base + path(blade, mark) + line(0, z * 0.9, z, z * 0.9, second, z * 0.09, { 'stroke-linecap': 'butt' }),
      'rotate(-45)',
    );
  }
  if (kind === 'ikat') {
    const c = z / 2;
    const rhombus = (k: number, fill: string) =>
      poly(
        [
          [c, c - c * k],
          [c + c * k, c],
          [c, c + c * k],
          [c - c * k, c],
        ],
        fill,
      );
    return s.tile(z, z, base + rhombus(0.96, mark) + rhombus(0.66, ground) + rhombus(0.38, second));
  }
  return s.tile(
    z,
    z,
    base +
      rect(z * 0.1, 0, z * 0.16, z, mark) +
      rect(z * 0.5, 0, z * 0.08, z, second) +
      rect(z * 0.7, 0, z * 0.05, z, mark),
  );
}

/** A hanging cloth: a rectangle whose lower edge swings a little, with a border band. */
export function hangingCloth(
  s: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  paint: string,
  border: string,
): string {
  const sway = s.random.float(8, 18);
  const edge = (yy: number) => d`Q${x + w * 0.75} ${yy + sway} ${x + w * 0.5} ${yy}T${x} ${yy}`;
  const body = d`M${x} ${y}H${x + w}V${y + h}`;
  const bandTop = y + h * 0.84;
  return (
    path(`${body}${edge(y + h)}Z`, paint) +
    path(`${d`M${x + w} ${bandTop}V${y + h}`}${edge(y + h)}${d`V${bandTop}Z`}`, border) +
    stroke(d`M${x} ${y + h * 0.81}H${x + w}`, border, 4, { 'stroke-linecap': 'butt' }) +
    path(`${d`M${x + w * 0.62} ${y}H${x + w * 0.8}V${y + h + sway * 0.3}H${x + w * 0.62}Z`}`, paints.dark, {
      opacity: 0.1,
    })
  );
}
