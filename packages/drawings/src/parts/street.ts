import { paints } from '@beranda/brand';
import { circle, d, darker, lighter, line, path, rect, repeat } from './shape.ts';

/** A small detached house of today, with terrace and carport; `y` is its foot. */
export function home(
  x: number,
  y: number,
  w: number,
  c: { wall: string; roof: string; door: string; window: string },
): string {
  const eave = y - w * 0.34;
  const top = y - w * 0.64;
  const at = (k: number) => x + w * k;
  const pane = (k: number, wide: number) =>
    rect(at(k), y - w * 0.26, w * wide, w * 0.15, c.window, { rx: 4 }) +
    rect(at(k), y - w * 0.26, w * wide, w * 0.15, 'none', {
      rx: 4,
      stroke: paints.cream20,
      'stroke-width': w * 0.014,
    }) +
    line(at(k + wide / 2), y - w * 0.26, at(k + wide / 2), y - w * 0.11, paints.cream20, w * 0.01);
  return (
    rect(at(-0.42), eave, w * 0.84, w * 0.34, c.wall) +
    rect(at(0.1), eave, w * 0.32, w * 0.34, darker(c.wall, 0.12)) +
    path(d`M${at(-0.42)} ${eave + 4}L${at(-0.16)} ${top + w * 0.06}L${at(0.1)} ${eave + 4}Z`, c.wall) +
    circle(at(-0.16), y - w * 0.43, w * 0.045, c.window) +
    path(
      d`M${at(-0.5)} ${eave + w * 0.05}L${at(-0.16)} ${top}L${at(0.26)} ${top}L${at(0.5)} ${eave + w * 0.05}H${at(0.14)}L${at(-0.16)} ${top + w * 0.09}L${at(-0.45)} ${eave + w * 0.09}Z`,
      c.roof,
    ) +
    path(
      d`M${at(-0.16)} ${top}L${at(0.26)} ${top}L${at(0.5)} ${eave + w * 0.05}H${at(0.16)}Z`,
      darker(c.roof, 0.2),
    ) +
    repeat(4, (i) =>
      line(
        at(-0.12 + i * 0.06),
        top + w * (0.05 + i * 0.06),
        at(0.29 + i * 0.045),
        top + w * (0.05 + i * 0.06),
        paints.dark,
        4,
        { opacity: 0.16 },
      ),
    ) +
    rect(at(-0.05), y - w * 0.25, w * 0.12, w * 0.25, c.door, { rx: 4 }) +
    circle(at(0.05), y - w * 0.12, w * 0.009, paints.accent) +
    pane(-0.35, 0.22) +
    pane(0.16, 0.2) +
    rect(at(-0.44), y - w * 0.02, w * 0.88, w * 0.03, lighter(c.wall, 0.2))
  );
}

const tyre = (x: number, y: number, r: number) =>
  circle(x, y, r, paints.grey901) +
  circle(x, y, r * 0.55, paints.grey250) +
  circle(x, y, r * 0.2, paints.grey670);

/** A family car from the side, facing right; `y` is the road. */
export function familyCar(x: number, y: number, w: number, colour: string, glass: string): string {
  const at = (k: number, m: number) => d`${x + w * k} ${y - w * m}`;
  return (
    path(
      `M${at(-0.5, 0.1)}L${at(-0.49, 0.22)}C${at(-0.47, 0.26)} ${at(-0.44, 0.27)} ${at(-0.42, 0.28)}L${at(-0.33, 0.4)}C${at(-0.31, 0.43)} ${at(-0.28, 0.44)} ${at(-0.24, 0.44)}H${x + w * 0.1}C${at(0.15, 0.44)} ${at(0.18, 0.43)} ${at(0.21, 0.39)}L${at(0.3, 0.27)}L${at(0.44, 0.235)}C${at(0.49, 0.22)} ${at(0.5, 0.19)} ${at(0.5, 0.16)}V${y - w * 0.09}Z`,
      colour,
    ) +
    path(`M${at(-0.5, 0.1)}L${at(-0.495, 0.17)}H${x + w * 0.5}V${y - w * 0.09}Z`, paints.dark, {
      opacity: 0.14,
    }) +
    path(
      `M${at(-0.36, 0.275)}L${at(-0.28, 0.385)}Q${at(-0.265, 0.4)} ${at(-0.24, 0.4)}H${x - w * 0.06}V${y - w * 0.275}Z`,
      glass,
    ) +
    path(
      `M${at(-0.03, 0.275)}V${y - w * 0.4}H${x + w * 0.09}Q${at(0.13, 0.4)} ${at(0.15, 0.375)}L${at(0.22, 0.275)}Z`,
      glass,
    ) +
    line(x - w * 0.045, y - w * 0.26, x - w * 0.045, y - w * 0.12, paints.dark, 3, { opacity: 0.25 }) +
    rect(x - w * 0.13, y - w * 0.235, w * 0.06, w * 0.014, paints.dark, { rx: 3, opacity: 0.4 }) +
    rect(x + w * 0.12, y - w * 0.235, w * 0.06, w * 0.014, paints.dark, { rx: 3, opacity: 0.4 }) +
    rect(x + w * 0.44, y - w * 0.2, w * 0.055, w * 0.04, paints.orange190, { rx: 8 }) +
    rect(x - w * 0.495, y - w * 0.22, w * 0.03, w * 0.05, paints.red522, { rx: 4 }) +
    [-0.29, 0.3]
      .map(
        (k) =>
          circle(x + w * k, y - w * 0.085, w * 0.105, darker(colour, 0.55)) +
          tyre(x + w * k, y - w * 0.085, w * 0.085),
      )
      .join('')
  );
}

/** A scooter from the side, facing right; `y` is the road. */
export function scooter(x: number, y: number, w: number, colour: string): string {
  const at = (k: number, m: number) => d`${x + w * k} ${y - w * m}`;
  return (
    tyre(x - w * 0.34, y - w * 0.15, w * 0.15) +
    tyre(x + w * 0.37, y - w * 0.15, w * 0.15) +
    path(`M${at(0.37, 0.15)}L${at(0.26, 0.62)}L${at(0.31, 0.63)}L${at(0.42, 0.16)}Z`, paints.grey740) +
    path(
      `M${at(-0.5, 0.36)}C${at(-0.46, 0.46)} ${at(-0.36, 0.46)} ${at(-0.26, 0.44)}H${x - w * 0.02}C${at(0.04, 0.36)} ${at(0.04, 0.24)} ${at(0.1, 0.2)}H${x + w * 0.2}L${at(0.25, 0.54)}L${at(0.34, 0.54)}L${at(0.3, 0.24)}C${at(0.28, 0.12)} ${at(0.24, 0.1)} ${at(0.16, 0.1)}H${x - w * 0.12}C${at(-0.18, 0.26)} ${at(-0.4, 0.3)} ${at(-0.5, 0.36)}Z`,
      colour,
    ) +
    path(`M${at(0.2, 0.2)}L${at(0.25, 0.54)}L${at(0.34, 0.54)}L${at(0.3, 0.24)}Z`, darker(colour, 0.2)) +
    path(
      `M${at(0.24, 0.3)}C${at(0.4, 0.36)} ${at(0.52, 0.3)} ${at(0.54, 0.2)}C${at(0.46, 0.28)} ${at(0.36, 0.28)} ${at(0.26, 0.22)}Z`,
      colour,
    ) +
    rect(x - w * 0.42, y - w * 0.49, w * 0.42, w * 0.07, paints.grey850, { rx: w * 0.03 }) +
    rect(x + w * 0.25, y - w * 0.58, w * 0.1, w * 0.09, colour, { rx: w * 0.03 }) +
    circle(x + w * 0.34, y - w * 0.53, w * 0.04, paints.orange190) +
    line(x + w * 0.28, y - w * 0.62, x + w * 0.18, y - w * 0.66, paints.grey740, w * 0.03) +
    line(x + w * 0.26, y - w * 0.62, x + w * 0.24, y - w * 0.76, paints.grey740, w * 0.014) +
    circle(x + w * 0.235, y - w * 0.78, w * 0.035, paints.grey740)
  );
}
