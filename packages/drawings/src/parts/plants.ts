import { paints } from '@beranda/brand';
import { circle, d, darker, ellipse, group, num, path, rect, repeat, rotate, stroke } from './shape.ts';

/** A coconut palm with a leaning trunk; `lean` is the horizontal offset of the crown. */
export function palm(
  x: number,
  base: number,
  h: number,
  lean: number,
  leaf: string,
  trunk: string,
  lit = leaf,
): string {
  const cx = x + lean;
  const cy = base - h;
  const w = h * 0.035;
  const trunkPath = d`M${x - w} ${base}C${x - w * 0.6} ${base - h * 0.5} ${cx - lean * 0.3 - w * 0.5} ${cy + h * 0.2} ${cx - w * 0.4} ${cy}L${cx + w * 0.4} ${cy}C${cx - lean * 0.3 + w * 0.6} ${cy + h * 0.2} ${x + w * 0.9} ${base - h * 0.5} ${x + w} ${base}Z`;
  const l = h * 0.36;
  const frond = (angle: number, length: number, fill: string) => {
    const k = l * length;
    return group(
      `translate(${num(cx)} ${num(cy)}) rotate(${num(angle)})`,
      path(
        d`M0 0C${k * 0.3} ${-k * 0.32} ${k * 0.75} ${-k * 0.24} ${k} ${k * 0.16}C${k * 0.72} ${k * 0.02} ${k * 0.34} ${k * 0.04} 0 0Z`,
        fill,
      ),
    );
  };
  const mirrored = (angle: number, length: number, fill: string) =>
    group(`translate(${num(2 * cx)} 0) scale(-1 1)`, frond(angle, length, fill));
  return (
    path(trunkPath, trunk) +
    frond(52, 0.8, darker(leaf)) +
    mirrored(52, 0.8, darker(leaf)) +
    frond(-62, 0.78, darker(leaf, 0.12)) +
    frond(22, 1, leaf) +
    mirrored(24, 1, leaf) +
    frond(-16, 1.05, lit) +
    mirrored(-14, 1.05, leaf) +
    frond(-48, 0.9, lit) +
    mirrored(-52, 0.86, leaf) +
    circle(cx - w, cy + w * 1.6, w * 1.1, trunk) +
    circle(cx + w, cy + w * 1.9, w * 1.1, trunk) +
    circle(cx, cy + w * 0.6, w * 1.1, trunk)
  );
}

/** A large banana leaf growing from a point at an angle (0 is upright). */
function bananaLeaf(x: number, y: number, length: number, angle: number, fill: string, rib: string): string {
  const w = length * 0.17;
  return rotate(
    angle,
    x,
    y,
    path(
      d`M${x} ${y}C${x - w * 0.6} ${y - length * 0.18} ${x - w * 1.5} ${y - length * 0.55} ${x} ${y - length}C${x + w * 1.5} ${y - length * 0.55} ${x + w * 0.6} ${y - length * 0.18} ${x} ${y}Z`,
      fill,
    ) +
      stroke(d`M${x} ${y}V${y - length * 0.94}`, rib, length * 0.014) +
      repeat(5, (i) => {
        const yy = y - length * (0.3 + i * 0.12);
        const ww = w * (0.75 - Math.abs(i - 1.6) * 0.12);
        return (
          stroke(d`M${x} ${yy}L${x + ww} ${yy - length * 0.07}`, rib, length * 0.007, { opacity: 0.6 }) +
          stroke(d`M${x} ${yy}L${x - ww} ${yy - length * 0.07}`, rib, length * 0.007, { opacity: 0.6 })
        );
      }),
  );
}

/** A clump of banana leaves. */
export function bananaClump(x: number, y: number, size: number, fill: string, shade: string): string {
  const leaves: readonly (readonly [number, number, string])[] = [
    [-66, 0.72, shade],
    [60, 0.76, shade],
    [-38, 0.95, fill],
    [36, 0.9, shade],
    [-8, 1.05, fill],
    [14, 0.86, shade],
  ];
  return leaves
    .map(([angle, k, colour]) => bananaLeaf(x, y, size * k, angle, colour, darker(shade, 0.15)))
    .join('');
}

/** A potted plant with pointed leaves; `y` is the foot of the pot. */
export function pottedPlant(
  x: number,
  y: number,
  size: number,
  leaf: string,
  shade: string,
  pot: string,
): string {
  const rim = y - size * 0.34;
  const blade = (angle: number, k: number, fill: string) =>
    bananaLeaf(x, rim, size * k, angle, fill, darker(fill, 0.3));
  return (
    blade(-52, 0.5, shade) +
    blade(50, 0.52, shade) +
    blade(-28, 0.66, leaf) +
    blade(27, 0.62, shade) +
    blade(0, 0.74, leaf) +
    path(d`M${x - size * 0.2} ${rim}H${x + size * 0.2}L${x + size * 0.14} ${y}H${x - size * 0.14}Z`, pot) +
    path(
      d`M${x + size * 0.06} ${rim}H${x + size * 0.2}L${x + size * 0.14} ${y}H${x + size * 0.05}Z`,
      paints.dark,
      { opacity: 0.15 },
    ) +
    rect(x - size * 0.225, rim - size * 0.03, size * 0.45, size * 0.07, darker(pot, 0.12), { rx: 3 })
  );
}

/** A round bush with a lit side. */
export function bush(x: number, y: number, w: number, fill: string, lit: string): string {
  const h = w * 0.5;
  return (
    path(
      d`M${x - w / 2} ${y}C${x - w * 0.62} ${y - h * 0.6} ${x - w * 0.3} ${y - h * 0.95} ${x - w * 0.16} ${y - h * 0.75}C${x - w * 0.1} ${y - h * 1.25} ${x + w * 0.22} ${y - h * 1.2} ${x + w * 0.24} ${y - h * 0.72}C${x + w * 0.46} ${y - h * 0.85} ${x + w * 0.6} ${y - h * 0.4} ${x + w / 2} ${y}Z`,
      fill,
    ) + ellipse(x + w * 0.06, y - h * 0.78, w * 0.13, h * 0.13, lit, { opacity: 0.55 })
  );
}

/** A tuft of rice or grass. */
export function tuft(x: number, y: number, h: number, colour: string): string {
  return (
    stroke(d`M${x} ${y}Q${x - h * 0.08} ${y - h * 0.6} ${x - h * 0.42} ${y - h * 0.82}`, colour, h * 0.1) +
    stroke(d`M${x} ${y}Q${x} ${y - h * 0.5} ${x + h * 0.04} ${y - h}`, colour, h * 0.1) +
    stroke(d`M${x} ${y}Q${x + h * 0.1} ${y - h * 0.6} ${x + h * 0.44} ${y - h * 0.78}`, colour, h * 0.1)
  );
}

/** A frangipani flower of five petals. */
export function frangipani(x: number, y: number, r: number, petal: string, heart: string): string {
  return (
    repeat(5, (i) => rotate(i * 72, x, y, ellipse(x, y - r * 0.55, r * 0.36, r * 0.55, petal))) +
    circle(x, y, r * 0.26, heart)
  );
}
