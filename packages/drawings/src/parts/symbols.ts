import { paints } from '@beranda/brand';
import { circle, d, darker, ellipse, lighter, line, path, rect, repeat, stroke } from './shape.ts';

/** All of these are drawn around 0. */

/** A closed padlock. */
export function padlock(w: number, colour: string, steel: string = paints.grey250): string {
  const h = w * 0.82;
  return (
    stroke(
      d`M${-w * 0.29} ${-h * 0.3}V${-h * 0.58}A${w * 0.29} ${w * 0.3} 0 0 1 ${w * 0.29} ${-h * 0.58}V${-h * 0.3}`,
      steel,
      w * 0.13,
    ) +
    rect(-w / 2, -h * 0.38, w, h, colour, { rx: w * 0.12 }) +
    rect(w * 0.16, -h * 0.38, w * 0.34, h, paints.dark, { rx: w * 0.12, opacity: 0.12 }) +
    circle(0, h * 0.06, w * 0.1, paints.dark) +
    path(d`M${-w * 0.045} ${h * 0.08}H${w * 0.045}L${w * 0.07} ${h * 0.36}H${-w * 0.07}Z`, paints.dark)
  );
}

/** A key lying with its bow at 0 and its bit to the right. */
export function key(length: number, colour: string): string {
  const r = length * 0.17;
  const h = length * 0.075;
  return (
    rect(r * 0.7, -h / 2, length - r * 1.7, h, colour, { rx: h * 0.3 }) +
    rect(length * 0.66, 0, h * 0.9, length * 0.14, colour, { rx: 3 }) +
    rect(length * 0.78, 0, h * 0.9, length * 0.18, colour, { rx: 3 }) +
    circle(0, 0, r, 'none', { stroke: colour, 'stroke-width': r * 0.52 }) +
    stroke(
      d`M${-r * 0.86} ${-r * 0.5}A${r} ${r} 0 0 1 ${r * 0.5} ${-r * 0.86}`,
      lighter(colour, 0.4),
      r * 0.16,
    )
  );
}

/** A shield in two halves. */
export function shield(w: number, colour: string, content = ''): string {
  const h = w * 1.18;
  const outline = d`M0 ${-h * 0.5}C${w * 0.16} ${-h * 0.4} ${w * 0.34} ${-h * 0.36} ${w * 0.5} ${-h * 0.36}V${h * 0.02}C${w * 0.5} ${h * 0.28} ${w * 0.22} ${h * 0.44} 0 ${h * 0.54}`;
  return (
    path(
      `${outline}${d`C${-w * 0.22} ${h * 0.44} ${-w * 0.5} ${h * 0.28} ${-w * 0.5} ${h * 0.02}V${-h * 0.36}C${-w * 0.34} ${-h * 0.36} ${-w * 0.16} ${-h * 0.4} 0 ${-h * 0.5}Z`}`,
      colour,
    ) +
    path(`${outline}Z`, paints.dark, { opacity: 0.14 }) +
    content
  );
}

/** A triangle that warns. */
export function warning(w: number, colour: string = paints.red522): string {
  const h = w * 0.88;
  return (
    stroke(d`M0 ${-h * 0.44}L${w * 0.44} ${h * 0.4}H${-w * 0.44}Z`, colour, w * 0.12) +
    path(d`M0 ${-h * 0.44}L${w * 0.44} ${h * 0.4}H${-w * 0.44}Z`, colour) +
    path(d`M${-w * 0.055} ${-h * 0.2}H${w * 0.055}L${w * 0.035} ${h * 0.12}H${-w * 0.035}Z`, paints.cream20) +
    circle(0, h * 0.25, w * 0.05, paints.cream20)
  );
}

/** A magnifier whose glass is centred on 0; the content lies under the glass. */
export function magnifier(r: number, content: string): string {
  return (
    line(r * 0.8, r * 0.8, r * 1.9, r * 1.9, paints.brown711, r * 0.34) +
    line(r * 0.8, r * 0.8, r * 1.08, r * 1.08, paints.orange410, r * 0.22) +
    circle(0, 0, r, paints.cream20) +
    content +
    circle(0, 0, r, 'none', { stroke: paints.orange410, 'stroke-width': r * 0.17 }) +
    stroke(
      d`M${-r * 0.62} ${-r * 0.2}A${r * 0.66} ${r * 0.66} 0 0 1 ${-r * 0.1} ${-r * 0.64}`,
      paints.white,
      r * 0.09,
      { opacity: 0.7 },
    )
  );
}

/** An open umbrella; its handle's end is at 0. */
export function umbrella(w: number, colour: string, second: string): string {
  const h = w * 0.5;
  const top = -w * 0.82;
  const rim = top + h * 0.86;
  const panel = (from: number, to: number, fill: string) =>
    path(
      d`M0 ${top}C${w * from * 0.7} ${top + h * 0.06} ${w * from} ${top + h * 0.44} ${w * from} ${rim}Q${w * (from + to) * 0.5} ${rim - h * 0.2} ${w * to} ${rim}C${w * to} ${top + h * 0.44} ${w * to * 0.7} ${top + h * 0.06} 0 ${top}Z`,
      fill,
    );
  return (
    stroke(
      d`M0 ${top + h * 0.4}V${-w * 0.06}A${w * 0.045} ${w * 0.045} 0 0 1 ${-w * 0.09} ${-w * 0.06}`,
      paints.brown750,
      w * 0.025,
    ) +
    line(0, top, 0, top - w * 0.05, paints.brown750, w * 0.02) +
    panel(-0.5, -0.26, colour) +
    panel(-0.26, 0, second) +
    panel(0, 0.26, colour) +
    panel(0.26, 0.5, second) +
    path(
      d`M0 ${top}C${w * 0.35} ${top + h * 0.06} ${w * 0.5} ${top + h * 0.44} ${w * 0.5} ${rim}Q${w * 0.38} ${rim - h * 0.2} ${w * 0.26} ${rim}C${w * 0.26} ${top + h * 0.44} ${w * 0.18} ${top + h * 0.06} 0 ${top}Z`,
      paints.dark,
      { opacity: 0.13 },
    )
  );
}

/** Scales in balance or not: the beam's left end is `tilt` lower; the pans' loads are drawn around their middle. */
export function scales(w: number, tilt: number, metal: string, left: string, right: string): string {
  const h = w * 0.78;
  const pan = (x: number, y: number, load: string) =>
    line(x, y, x - w * 0.15, y + h * 0.44, metal, 5) +
    line(x, y, x + w * 0.15, y + h * 0.44, metal, 5) +
    `<g transform="translate(${Math.round(x)} ${Math.round(y + h * 0.44)})">${load}</g>` +
    path(
      d`M${x - w * 0.2} ${y + h * 0.43}H${x + w * 0.2}Q${x + w * 0.16} ${y + h * 0.56} ${x} ${y + h * 0.56}T${x - w * 0.2} ${y + h * 0.43}Z`,
      metal,
    );
  return (
    rect(-w * 0.016, -h, w * 0.032, h, metal) +
    path(
      d`M${-w * 0.16} 0Q${-w * 0.14} ${-h * 0.1} 0 ${-h * 0.12}Q${w * 0.14} ${-h * 0.1} ${w * 0.16} 0Z`,
      darker(metal, 0.2),
    ) +
    line(-w * 0.38, -h * 0.92 + tilt, w * 0.38, -h * 0.92 - tilt, metal, w * 0.026) +
    circle(0, -h * 0.92, w * 0.04, paints.accent) +
    pan(-w * 0.38, -h * 0.92 + tilt, left) +
    pan(w * 0.38, -h * 0.92 - tilt, right)
  );
}

/** A potted shoot whose leaves come in pairs; the soil is at 0. */
export function shoot(h: number, pairs: number, leaf: string, shade: string): string {
  return (
    stroke(d`M0 0Q${h * 0.03} ${-h * 0.5} 0 ${-h}`, shade, Math.max(5, h * 0.045)) +
    repeat(pairs, (i) => {
      const y = -h * (0.42 + (i * 0.58) / pairs);
      const l = h * (0.42 - i * 0.05);
      const blade = (k: number, fill: string) =>
        path(
          d`M0 ${y}C${k * l * 0.2} ${y - l * 0.5} ${k * l * 0.75} ${y - l * 0.62} ${k * l} ${y - l * 0.44}C${k * l * 0.8} ${y - l * 0.02} ${k * l * 0.35} ${y + l * 0.1} 0 ${y}Z`,
          fill,
        );
      return blade(-1, shade) + blade(1, leaf);
    }) +
    path(
      d`M0 ${-h * 0.96}C${-h * 0.12} ${-h * 1.06} ${-h * 0.08} ${-h * 1.22} 0 ${-h * 1.3}C${h * 0.08} ${-h * 1.22} ${h * 0.12} ${-h * 1.06} 0 ${-h * 0.96}Z`,
      leaf,
    )
  );
}

/** An hourglass. */
export function hourglass(w: number, wood: string): string {
  const h = w * 1.7;
  return (
    path(
      d`M${-w * 0.38} ${-h * 0.44}H${w * 0.38}C${w * 0.38} ${-h * 0.16} ${w * 0.05} ${-h * 0.08} ${w * 0.05} 0C${w * 0.05} ${h * 0.08} ${w * 0.38} ${h * 0.16} ${w * 0.38} ${h * 0.44}H${-w * 0.38}C${-w * 0.38} ${h * 0.16} ${-w * 0.05} ${h * 0.08} ${-w * 0.05} 0C${-w * 0.05} ${-h * 0.08} ${-w * 0.38} ${-h * 0.16} ${-w * 0.38} ${-h * 0.44}Z`,
      paints.teal200,
      { opacity: 0.75 },
    ) +
    path(
      d`M${-w * 0.3} ${-h * 0.24}H${w * 0.3}C${w * 0.2} ${-h * 0.12} ${w * 0.04} ${-h * 0.07} ${w * 0.03} 0H${-w * 0.03}C${-w * 0.04} ${-h * 0.07} ${-w * 0.2} ${-h * 0.12} ${-w * 0.3} ${-h * 0.24}Z`,
      paints.orange381,
    ) +
    path(
      d`M0 ${h * 0.14}Q${w * 0.3} ${h * 0.24} ${w * 0.36} ${h * 0.44}H${-w * 0.36}Q${-w * 0.3} ${h * 0.24} 0 ${h * 0.14}Z`,
      paints.orange381,
    ) +
    line(0, 0, 0, h * 0.2, paints.orange381, w * 0.035) +
    [-1, 1].map((k) => rect(-w / 2, k * h * 0.5 - h * 0.06, w, h * 0.11, wood, { rx: w * 0.04 })).join('') +
    [-1, 1]
      .map((k) => rect(k * w * 0.44 - w * 0.03, -h * 0.46, w * 0.06, h * 0.92, darker(wood, 0.2)))
      .join('')
  );
}

/** A gift of woven palm leaf, the ketupat, hanging by its ends; its middle is at 0. */
export function ketupat(w: number, leaf: string, second: string): string {
  const r = w / 2;
  return (
    [-1, 1]
      .map((k) =>
        stroke(d`M0 ${r * 0.9}Q${k * r * 0.2} ${r * 1.4} ${k * r * 0.5} ${r * 1.9}`, second, w * 0.06),
      )
      .join('') +
    line(0, -r, 0, -r * 1.9, second, w * 0.05) +
    path(d`M0 ${-r}L${r} 0L0 ${r}L${-r} 0Z`, leaf) +
    repeat(4, (i) =>
      repeat(4, (j) => {
        if ((i + j) % 2 === 0) return '';
        const [u, v] = [-0.75 + i * 0.5, -0.75 + j * 0.5];
        const [x, y] = [((u - v) * r) / 2, ((u + v) * r) / 2];
        const q = r * 0.25;
        return path(d`M${x} ${y - q}L${x + q} ${y}L${x} ${y + q}L${x - q} ${y}Z`, second);
      }),
    ) +
    path(d`M0 ${-r}L${r} 0L0 ${r}Z`, paints.dark, { opacity: 0.1 })
  );
}

/** A lifebuoy. */
export function lifebuoy(r: number, colour: string): string {
  return (
    circle(0, 0, r, 'none', { stroke: paints.cream20, 'stroke-width': r * 0.46 }) +
    repeat(4, (i) => {
      const [a, b] = [i * 90 + 22, i * 90 + 68].map((angle) => (angle * Math.PI) / 180) as [number, number];
      return stroke(
        d`M${Math.cos(a) * r} ${Math.sin(a) * r}A${r} ${r} 0 0 1 ${Math.cos(b) * r} ${Math.sin(b) * r}`,
        colour,
        r * 0.46,
        { 'stroke-linecap': 'butt' },
      );
    }) +
    circle(0, 0, r * 1.24, 'none', { stroke: paints.orange200, 'stroke-width': r * 0.045 }) +
    ellipse(0, r * 1.05, r * 0.7, r * 0.08, paints.dark, { opacity: 0.1 })
  );
}
