import { paints } from '@beranda/brand';
import type { Canvas } from './canvas.ts';
import { kawungTile } from './cloth.ts';
import { letters } from './lettering.ts';
import { circle, d, darker, ellipse, group, lighter, path, rect, repeat, stroke } from './shape.ts';

/** A coin seen from the front. */
export function coin(x: number, y: number, r: number): string {
  return (
    circle(x, y, r, paints.orange510) +
    circle(x - r * 0.06, y - r * 0.06, r * 0.9, paints.orange400) +
    circle(x - r * 0.06, y - r * 0.06, r * 0.7, paints.orange381) +
    letters('Rp', x - r * 0.04, y + r * 0.24, r * 0.74, paints.orange580, 'middle')
  );
}

/** A pile of coins seen from the side; `y` is its foot. */
export function coinStack(x: number, y: number, w: number, count: number): string {
  const h = w * 0.2;
  return (
    repeat(count, (i) => {
      const cy = y - i * h;
      const cx = x + ((i * 7) % 3) * w * 0.02;
      return (
        path(
          d`M${cx - w / 2} ${cy - h}V${cy - h * 0.3}A${w / 2} ${w * 0.15} 0 0 0 ${cx + w / 2} ${cy - h * 0.3}V${cy - h}Z`,
          i % 2 === 0 ? paints.orange510 : paints.orange471,
        ) +
        path(
          d`M${cx + w * 0.2} ${cy - h * 0.7}V${cy - h * 0.1}Q${cx + w * 0.4} ${cy - h * 0.16} ${cx + w / 2} ${cy - h * 0.3}V${cy - h}Z`,
          paints.dark,
          { opacity: 0.14 },
        ) +
        ellipse(cx, cy - h, w / 2, w * 0.15, paints.orange400)
      );
    }) +
    ellipse(x + (((count - 1) * 7) % 3) * w * 0.02, y - count * h, w * 0.34, w * 0.09, paints.orange510, {
      opacity: 0.7,
    })
  );
}

/** A bank note around 0. */
export function banknote(w: number, colour: string): string {
  const h = w * 0.45;
  return (
    rect(-w / 2, -h / 2, w, h, colour, { rx: w * 0.02 }) +
    rect(-w * 0.46, -h * 0.41, w * 0.92, h * 0.82, lighter(colour, 0.3), { rx: w * 0.015 }) +
    circle(w * 0.06, 0, h * 0.29, lighter(colour, 0.6)) +
    path(
      d`M${w * 0.06} ${-h * 0.22}L${w * 0.1} ${-h * 0.06}L${w * 0.14} 0L${w * 0.1} ${h * 0.06}L${w * 0.06} ${h * 0.22}L${w * 0.02} ${h * 0.06}L${-w * 0.02} 0L${w * 0.02} ${-h * 0.06}Z`,
      colour,
    ) +
    rect(-w * 0.4, -h * 0.3, w * 0.17, h * 0.14, colour, { rx: 3 }) +
    rect(w * 0.24, h * 0.16, w * 0.17, h * 0.14, colour, { rx: 3 }) +
    rect(-w * 0.36, h * 0.02, w * 0.05, h * 0.3, darker(colour, 0.3), { opacity: 0.5 })
  );
}

/** A bank card around 0, with chip, lantern and kawung. */
export function bankCard(s: Canvas, w: number, colour: string, ink: string = paints.cream71): string {
  const h = w * 0.63;
  const [x, y] = [-w / 2, -h / 2];
  const frame = (fill: string) => rect(x, y, w, h, fill, { rx: w * 0.055 });
  return (
    rect(x + w * 0.02, y + w * 0.04, w, h, paints.dark, { rx: w * 0.055, opacity: 0.25 }) +
    frame(colour) +
    s.clip(
      frame(paints.white),
      group(
        `translate(${Math.round(w * 0.06)} ${Math.round(-h * 0.72)})`,
        kawungTile(w * 0.62, lighter(colour, 0.35), 0.22),
      ) + path(d`M${x} ${h * 0.5}L${w * 0.1} ${-h * 0.5}H${x}Z`, paints.white, { opacity: 0.06 }),
    ) +
    path(
      d`M${x + w * 0.1} ${y + h * 0.13}h${w * 0.05}c${w * 0.028} ${h * 0.05} ${w * 0.028} ${h * 0.12} 0 ${h * 0.17}h${-w * 0.05}c${-w * 0.028} ${-h * 0.05} ${-w * 0.028} ${-h * 0.12} 0 ${-h * 0.17}Z`,
      paints.accent,
    ) +
    rect(x + w * 0.19, y + h * 0.17, w * 0.26, h * 0.08, ink, { rx: h * 0.03 }) +
    rect(x + w * 0.09, y + h * 0.42, w * 0.14, h * 0.17, paints.orange381, { rx: w * 0.02 }) +
    stroke(
      d`M${x + w * 0.09} ${y + h * 0.505}H${x + w * 0.23}M${x + w * 0.16} ${y + h * 0.42}V${y + h * 0.59}`,
      paints.orange580,
      w * 0.006,
    ) +
    [0, 1, 2]
      .map((i) =>
        stroke(
          d`M${x + w * (0.27 + i * 0.022)} ${y + h * (0.47 - i * 0.022)}q${w * 0.02} ${h * (0.04 + i * 0.022)} 0 ${h * (0.08 + i * 0.044)}`,
          ink,
          w * 0.009,
        ),
      )
      .join('') +
    repeat(4, (i) =>
      repeat(4, (j) => circle(x + w * (0.1 + i * 0.2 + j * 0.036), y + h * 0.75, w * 0.011, ink)),
    ) +
    rect(x + w * 0.09, y + h * 0.84, w * 0.32, h * 0.06, ink, { rx: h * 0.03, opacity: 0.8 })
  );
}

/** A clay hen with a slot, the celengan of Javanese markets; `y` is its foot. */
export function clayHen(x: number, y: number, w: number, clay: string): string {
  const at = (k: number, m: number) => d`${x + w * k} ${y - w * m}`;
  return (
    path(
      `M${at(-0.46, 0.62)}C${at(-0.52, 0.2)} ${at(-0.3, 0.04)} ${at(0, 0.04)}S${at(0.46, 0.22)} ${at(0.42, 0.56)}C${at(0.42, 0.7)} ${at(0.46, 0.78)} ${at(0.54, 0.86)}C${at(0.4, 0.92)} ${at(0.22, 0.78)} ${at(0.12, 0.66)}C${at(-0.02, 0.6)} ${at(-0.1, 0.66)} ${at(-0.16, 0.8)}C${at(-0.2, 0.98)} ${at(-0.44, 0.98)} ${at(-0.48, 0.8)}C${at(-0.5, 0.74)} ${at(-0.47, 0.68)} ${at(-0.46, 0.62)}Z`,
      clay,
    ) +
    path(
      `M${at(0.12, 0.66)}C${at(0.36, 0.5)} ${at(0.3, 0.14)} ${at(-0.1, 0.05)}C${at(0.24, 0)} ${at(0.46, 0.22)} ${at(0.42, 0.56)}C${at(0.42, 0.7)} ${at(0.46, 0.78)} ${at(0.54, 0.86)}C${at(0.4, 0.92)} ${at(0.22, 0.78)} ${at(0.12, 0.66)}Z`,
      paints.dark,
      { opacity: 0.13 },
    ) +
    path(
      `M${at(-0.42, 0.92)}C${at(-0.44, 1.06)} ${at(-0.36, 1.04)} ${at(-0.35, 0.98)}C${at(-0.32, 1.08)} ${at(-0.24, 1.04)} ${at(-0.24, 0.94)}Z`,
      paints.red521,
    ) +
    path(`M${at(-0.49, 0.82)}L${at(-0.6, 0.75)}L${at(-0.48, 0.71)}Z`, paints.orange381) +
    circle(x - w * 0.36, y - w * 0.82, w * 0.028, paints.dark) +
    path(
      `M${at(-0.18, 0.42)}C${at(0, 0.56)} ${at(0.2, 0.5)} ${at(0.26, 0.34)}C${at(0.12, 0.2)} ${at(-0.1, 0.2)} ${at(-0.18, 0.42)}Z`,
      lighter(clay, 0.22),
    ) +
    stroke(
      `M${at(-0.08, 0.4)}Q${at(0.06, 0.44)} ${at(0.18, 0.33)}M${at(-0.06, 0.31)}Q${at(0.04, 0.35)} ${at(0.14, 0.26)}`,
      darker(clay, 0.2),
      w * 0.018,
    ) +
    rect(x - w * 0.06, y - w * 0.625, w * 0.16, w * 0.03, paints.dark, { rx: w * 0.015 }) +
    path(`M${at(-0.2, 0.06)}H${x + w * 0.22}L${at(0.26, 0)}H${x - w * 0.24}Z`, darker(clay, 0.25))
  );
}

/** A glass jar with coins up to a share of its height; `y` is its foot. */
export function jar(x: number, y: number, w: number, share: number, lid: string, label: string): string {
  const h = w * 1.3;
  const level = y - w * 0.05 - h * 0.8 * share;
  const r = w * 0.115;
  const rows = Math.max(1, Math.round((y - level) / (r * 1.25)));
  return (
    rect(x - w / 2, y - h * 0.88, w, h * 0.88, paints.teal200, { rx: w * 0.16, opacity: 0.5 }) +
    repeat(rows, (row) =>
      repeat(4, (i) =>
        ellipse(
          x - w * 0.33 + i * w * 0.22 + (row % 2) * w * 0.04 - w * 0.02,
          y - r * 0.8 - row * r * 1.25,
          r * 1.1,
          r * 0.72,
          [paints.orange400, paints.orange471, paints.orange381][(i + row) % 3] ?? paints.orange400,
        ),
      ),
    ) +
    rect(x - w / 2, y - h * 0.88, w, h * 0.88, 'none', {
      rx: w * 0.16,
      stroke: paints.cream20,
      'stroke-width': w * 0.03,
      'stroke-opacity': 0.7,
    }) +
    rect(x - w * 0.4, y - h * 0.78, w * 0.07, h * 0.6, paints.white, { rx: w * 0.03, opacity: 0.5 }) +
    rect(x - w * 0.44, y - h, w * 0.88, h * 0.14, lid, { rx: w * 0.05 }) +
    rect(x - w * 0.12, y - h * 0.955, w * 0.24, h * 0.025, paints.dark, { rx: 4 }) +
    rect(x - w * 0.25, y - h * 0.66, w * 0.5, w * 0.42, paints.cream20, { rx: w * 0.05 }) +
    label
  );
}

/** A safe with its wheel; `y` is its foot. */
export function safe(x: number, y: number, w: number, steel: string): string {
  const h = w * 0.94;
  const cy = y - h * 0.52;
  return (
    [-0.36, 0.3].map((k) => rect(x + w * k, y - h * 0.06, w * 0.1, h * 0.06, darker(steel, 0.5))).join('') +
    rect(x - w / 2, y - h * 1.02, w, h * 0.97, steel, { rx: w * 0.06 }) +
    rect(x + w * 0.3, y - h * 1.02, w * 0.2, h * 0.97, paints.dark, { rx: w * 0.06, opacity: 0.12 }) +
    rect(x - w * 0.41, y - h * 0.93, w * 0.82, h * 0.79, lighter(steel, 0.14), { rx: w * 0.04 }) +
    rect(x - w * 0.41, y - h * 0.93, w * 0.82, h * 0.79, 'none', {
      rx: w * 0.04,
      stroke: darker(steel, 0.35),
      'stroke-width': w * 0.012,
    }) +
    [0.24, 0.76]
      .map((k) =>
        rect(x - w * 0.46, y - h * (0.14 + k * 0.79) - w * 0.05, w * 0.07, w * 0.1, paints.accent, {
          rx: w * 0.02,
        }),
      )
      .join('') +
    circle(x, cy, w * 0.2, darker(steel, 0.3)) +
    circle(x, cy, w * 0.165, lighter(steel, 0.35)) +
    repeat(3, (i) =>
      group(
        `rotate(${i * 60 + 15} ${Math.round(x)} ${Math.round(cy)})`,
        rect(x - w * 0.25, cy - w * 0.017, w * 0.5, w * 0.034, paints.accent, { rx: w * 0.017 }),
      ),
    ) +
    circle(x, cy, w * 0.06, paints.orange580)
  );
}
