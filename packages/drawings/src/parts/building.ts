import { type Palette, paints } from '@beranda/brand';
import { circle, d, darker, lighter, line, path, rect, repeat, stroke, withOpacity } from './shape.ts';

/** Colours of a building, for near, far and silhouette rendering. */
interface HouseColours {
  readonly wall: string;
  readonly shade: string;
  readonly roof: string;
  readonly roofShade: string;
  readonly wood: string;
  readonly window: string;
}

/** The house colours of a palette. */
export function houseColours(p: Palette): HouseColours {
  return {
    wall: p.wall,
    shade: p.wallShade,
    roof: p.roof,
    roofShade: p.roofShade,
    wood: p.woodDark,
    window: p.window,
  };
}

/** A house as a silhouette: everything one colour, only the windows lit. */
export function silhouette(colour: string, window: string): HouseColours {
  return {
    wall: colour,
    shade: colour,
    roof: darker(colour, 0.25),
    roofShade: darker(colour, 0.4),
    wood: colour,
    window,
  };
}

/** Rows of tiles on a roof, as fine lines between two slopes. */
export function tileRows(
  x: number,
  top: number,
  bottom: number,
  topHalf: number,
  bottomHalf: number,
  rows: number,
  colour: string,
): string {
  return withOpacity(
    0.5,
    repeat(rows, (i) => {
      const t = (i + 1) / (rows + 1);
      const half = topHalf + (bottomHalf - topHalf) * t;
      const y = top + (bottom - top) * t;
      return line(x - half, y, x + half, y, colour, 3, { 'stroke-linecap': 'butt' });
    }),
  );
}

/** A joglo: a steep crown over a wide low roof, columns, and a lit inside. */
export function joglo(x: number, base: number, w: number, c: HouseColours, detail = true): string {
  const h = w * 0.62;
  const eave = base - h * 0.42;
  const knee = base - h * 0.66;
  const crown = base - h;
  const wallHalf = w * 0.37;
  const crownHalf = w * 0.135;
  const kneeHalf = w * 0.24;
  const lower = d`M${x - w / 2} ${eave}Q${x - w * 0.33} ${knee + h * 0.06} ${x - kneeHalf} ${knee}H${x + kneeHalf}Q${x + w * 0.33} ${knee + h * 0.06} ${x + w / 2} ${eave}Z`;
  const upper = d`M${x - kneeHalf} ${knee}Q${x - crownHalf * 1.15} ${knee - h * 0.1} ${x - crownHalf} ${crown}H${x + crownHalf}Q${x + crownHalf * 1.15} ${knee - h * 0.1} ${x + kneeHalf} ${knee}Z`;
  const columns = [-1, -0.42, 0.42, 1]
    .map((k) => rect(x + wallHalf * k - w * 0.011, eave, w * 0.022, base - eave, c.wood))
    .join('');
  const opening = (k: number, width: number) =>
    rect(x + wallHalf * k - width / 2, eave + h * 0.13, width, base - eave - h * 0.13 - h * 0.12, c.window, {
      rx: w * 0.006,
    });
  return (
    rect(x - wallHalf, eave - 4, wallHalf * 2, base - eave + 4, c.wall) +
    rect(x + wallHalf * 0.42, eave - 4, wallHalf * 0.58, base - eave + 4, c.shade, { opacity: 0.7 }) +
    opening(-0.71, w * 0.1) +
    opening(0.71, w * 0.1) +
    rect(x - w * 0.09, eave + h * 0.09, w * 0.18, base - eave - h * 0.09, c.window) +
    (detail
      ? line(x, eave + h * 0.09, x, base, c.wood, w * 0.008) +
        rect(x - wallHalf, eave, wallHalf * 2, h * 0.035, paints.dark, { opacity: 0.25 })
      : '') +
    columns +
    path(lower, c.roof) +
    path(upper, c.roofShade) +
    (detail
      ? tileRows(x, knee, eave, kneeHalf, w * 0.46, 3, c.roofShade) +
        path(
          d`M${x} ${crown}H${x + crownHalf}Q${x + crownHalf * 1.15} ${knee - h * 0.1} ${x + kneeHalf} ${knee}H${x}Z`,
          paints.dark,
          { opacity: 0.14 },
        )
      : '') +
    rect(x - crownHalf * 1.12, crown - h * 0.025, crownHalf * 2.24, h * 0.04, c.roof, { rx: h * 0.02 }) +
    circle(x, crown - h * 0.045, h * 0.028, c.roof) +
    rect(x - w * 0.43, base - h * 0.03, w * 0.86, h * 0.05, c.wood)
  );
}

/** A rumah gadang: a long house on posts whose ridge swings up into horns. */
export function rumahGadang(x: number, base: number, w: number, c: HouseColours): string {
  const h = w * 0.56;
  const eave = base - h * 0.46;
  const floor = base - h * 0.14;
  const horn = (k: number, inner: number, tip: number, low: number) =>
    d`M${x - w * k} ${eave}C${x - w * k * 0.95} ${eave - h * 0.22} ${x - w * k * 1.02} ${eave - tip * 0.7} ${x - w * k * 1.12} ${eave - tip}C${x - w * k * 0.9} ${eave - tip * 0.6} ${x - w * inner} ${eave - low} ${x} ${eave - low}S${x + w * k * 0.9} ${eave - tip * 0.6} ${x + w * k * 1.12} ${eave - tip}C${x + w * k * 1.02} ${eave - tip * 0.7} ${x + w * k * 0.95} ${eave - h * 0.22} ${x + w * k} ${eave}Z`;
  return (
    repeat(7, (i) => rect(x - w * 0.37 + i * w * 0.118, floor, w * 0.018, base - floor, c.wood)) +
    path(d`M${x - w * 0.41} ${eave - 6}H${x + w * 0.41}L${x + w * 0.38} ${floor}H${x - w * 0.38}Z`, c.wall) +
    path(d`M${x + w * 0.1} ${eave - 6}H${x + w * 0.41}L${x + w * 0.38} ${floor}H${x + w * 0.1}Z`, c.shade, {
      opacity: 0.6,
    }) +
    repeat(5, (i) => rect(x - w * 0.32 + i * w * 0.14, eave + h * 0.08, w * 0.07, h * 0.15, c.window)) +
    rect(x - w * 0.38, floor - h * 0.035, w * 0.76, h * 0.035, c.roof) +
    path(horn(0.44, 0.3, h * 0.44, h * 0.16), c.roof) +
    path(horn(0.25, 0.14, h * 0.56, h * 0.26), c.roofShade) +
    stroke(d`M${x - w * 0.43} ${eave - 3}H${x + w * 0.43}`, lighter(c.roof, 0.25), w * 0.008)
  );
}

/** A house with a hipped roof (limasan): door in the middle, a window on each side. */
export function limasan(x: number, base: number, w: number, c: HouseColours): string {
  const h = w * 0.66;
  const eave = base - h * 0.52;
  const half = w * 0.4;
  return (
    rect(x - half, eave, half * 2, base - eave, c.wall) +
    rect(x + half * 0.4, eave, half * 0.6, base - eave, c.shade, { opacity: 0.6 }) +
    rect(x - w * 0.075, base - h * 0.36, w * 0.15, h * 0.36, c.wood) +
    rect(x - w * 0.29, base - h * 0.36, w * 0.13, h * 0.18, c.window) +
    rect(x + w * 0.16, base - h * 0.36, w * 0.13, h * 0.18, c.window) +
    path(
      d`M${x - w / 2} ${eave + 4}L${x - w * 0.28} ${base - h}H${x + w * 0.28}L${x + w / 2} ${eave + 4}Z`,
      c.roof,
    ) +
    path(d`M${x + w * 0.05} ${eave + 4}L${x + w * 0.28} ${base - h}L${x + w / 2} ${eave + 4}Z`, c.roofShade) +
    rect(x - w * 0.29, base - h - h * 0.02, w * 0.58, h * 0.045, c.roofShade, { rx: h * 0.02 })
  );
}

/** A striped awning with a scalloped edge. */
export function awning(
  x: number,
  y: number,
  w: number,
  h: number,
  stripes: number,
  one: string,
  two: string,
): string {
  const bottom = w * 1.12;
  const out: string[] = [];
  for (let i = 0; i < stripes; i += 1) {
    const [t0, t1] = [i / stripes, (i + 1) / stripes];
    const fill = i % 2 === 0 ? one : two;
    const [a0, a1] = [x - w / 2 + w * t0, x - w / 2 + w * t1];
    const [b0, b1] = [x - bottom / 2 + bottom * t0, x - bottom / 2 + bottom * t1];
    const r = (b1 - b0) / 2;
    out.push(path(d`M${a0} ${y}H${a1}L${b1} ${y + h}A${r} ${r * 0.8} 0 0 1 ${b0} ${y + h}Z`, fill));
    out.push(
      path(d`M${b0} ${y + h}H${b1}A${r} ${r * 0.8} 0 0 1 ${b0} ${y + h}Z`, paints.dark, { opacity: 0.16 }),
    );
  }
  return out.join('');
}
