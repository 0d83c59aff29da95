import { paints } from '@beranda/brand';
import { circle, d, darker, lighter, line, path, poly, rect, repeat, stroke } from './shape.ts';

/** All of these are drawn around 0, so that a scene places and turns them. */

/** A sheet of paper with its head line; what is written on it follows. */
export function sheet(w: number, h: number, fill: string, head = paints.primary, content = ''): string {
  return (
    rect(-w / 2 + 10, -h / 2 + 14, w, h, paints.dark, { rx: 10, opacity: 0.2 }) +
    rect(-w / 2, -h / 2, w, h, fill, { rx: 10 }) +
    circle(-w / 2 + w * 0.14, -h / 2 + w * 0.13, w * 0.045, paints.accent) +
    rect(-w / 2 + w * 0.22, -h / 2 + w * 0.1, w * 0.42, w * 0.055, head, { rx: w * 0.02 }) +
    content
  );
}

/** Lines of writing, the last one shorter. */
export function writing(x: number, y: number, w: number, lines: number, gap: number, colour: string): string {
  return repeat(lines, (i) =>
    rect(x, y + i * gap, i === lines - 1 ? w * 0.6 : w * (1 - (i % 3) * 0.05), gap * 0.3, colour, {
      rx: gap * 0.15,
    }),
  );
}

/** A table: a dark head, then rows with a figure on the right. */
export function ledgerRows(x: number, y: number, w: number, rows: number, gap: number, head: string): string {
  return (
    rect(x, y, w, gap * 0.8, head, { rx: gap * 0.15 }) +
    repeat(rows, (i) => {
      const top = y + gap * (i + 1);
      return (
        rect(x, top + gap * 0.88, w, 3, paints.cream141) +
        rect(x + w * 0.03, top + gap * 0.3, w * (0.46 - (i % 3) * 0.07), gap * 0.3, paints.grey400, {
          rx: 4,
        }) +
        rect(
          x + w * (0.72 + (i % 2) * 0.05),
          top + gap * 0.3,
          w * (0.25 - (i % 2) * 0.05),
          gap * 0.3,
          paints.foreground,
          {
            rx: 4,
          },
        )
      );
    })
  );
}

/** Columns of a bar chart on a base line, each a share of the height. */
export function bars(
  x: number,
  base: number,
  w: number,
  h: number,
  shares: readonly number[],
  fill: string,
  last = fill,
): string {
  const step = w / shares.length;
  return (
    shares
      .map((share, i) =>
        rect(
          x + i * step + step * 0.16,
          base - h * share,
          step * 0.68,
          h * share,
          i === shares.length - 1 ? last : fill,
          {
            rx: step * 0.1,
          },
        ),
      )
      .join('') + rect(x, base, w, 4, paints.grey400)
  );
}

/** A line chart with a point at its end. */
export function trend(
  x: number,
  base: number,
  w: number,
  h: number,
  shares: readonly number[],
  colour: string,
  width = 10,
): string {
  const points = shares.map((share, i) => [x + (w * i) / (shares.length - 1), base - h * share] as const);
  const [endX = 0, endY = 0] = points.at(-1) ?? [];
  return (
    stroke(
      points.map(([px, py], i) => (i === 0 ? d`M${px} ${py}` : d`L${px} ${py}`)).join(''),
      colour,
      width,
    ) +
    circle(endX, endY, width * 1.6, colour) +
    circle(endX, endY, width * 0.7, paints.white)
  );
}

/** A ring in parts, from the top clockwise. */
export function donut(
  r: number,
  width: number,
  parts: readonly (readonly [share: number, colour: string])[],
): string {
  let from = 0;
  return parts
    .map(([share, colour]) => {
      const [a, b] = [from, from + share].map((at) => (at - 0.25) * 2 * Math.PI) as [number, number];
      from += share;
      const at = (angle: number) => d`${Math.cos(angle) * r} ${Math.sin(angle) * r}`;
      return stroke(`M${at(a + 0.02)}A${r} ${r} 0 ${share > 0.5 ? 1 : 0} 1 ${at(b - 0.02)}`, colour, width, {
        'stroke-linecap': 'butt',
      });
    })
    .join('');
}

/** A seal with two ribbons. */
export function seal(r: number, colour: string): string {
  return (
    path(
      d`M${-r * 0.7} ${r * 0.4}L${-r * 0.9} ${r * 2}L${-r * 0.2} ${r * 1.5}L0 ${r * 0.6}Z`,
      darker(colour, 0.25),
    ) +
    path(
      d`M${r * 0.7} ${r * 0.4}L${r * 0.9} ${r * 2}L${r * 0.2} ${r * 1.5}L0 ${r * 0.6}Z`,
      darker(colour, 0.15),
    ) +
    poly(
      Array.from({ length: 32 }, (_, i) => {
        const k = i % 2 === 0 ? r : r * 0.9;
        return [Math.cos((i * Math.PI) / 16) * k, Math.sin((i * Math.PI) / 16) * k] as const;
      }),
      colour,
    ) +
    circle(0, 0, r * 0.66, lighter(colour, 0.3)) +
    path(
      d`M0 ${-r * 0.44}L${r * 0.13} ${-r * 0.13}L${r * 0.44} 0L${r * 0.13} ${r * 0.13}L0 ${r * 0.44}L${-r * 0.13} ${r * 0.13}L${-r * 0.44} 0L${-r * 0.13} ${-r * 0.13}Z`,
      colour,
    )
  );
}

/** A pen that writes at 0, leaning to the right. */
export function pen(length: number, body: string): string {
  const w = length * 0.075;
  return `<g transform="rotate(38)">${
    path(d`M0 0L${-w * 0.7} ${-length * 0.16}H${w * 0.7}Z`, paints.orange251) +
    path(d`M0 0L${-w * 0.2} ${-length * 0.05}H${w * 0.2}Z`, paints.dark) +
    rect(-w, -length, w * 2, length * 0.85, body, { rx: w * 0.4 }) +
    rect(w * 0.2, -length, w * 0.8, length * 0.85, paints.dark, { opacity: 0.18 }) +
    rect(-w, -length * 0.44, w * 2, length * 0.045, paints.accent) +
    rect(w * 0.5, -length * 0.96, w * 0.42, length * 0.42, paints.accent, { rx: w * 0.2 })
  }</g>`;
}

/** A tick. */
export function tick(x: number, y: number, size: number, colour: string, width = size * 0.2): string {
  return stroke(
    d`M${x - size * 0.5} ${y}L${x - size * 0.12} ${y + size * 0.36}L${x + size * 0.5} ${y - size * 0.36}`,
    colour,
    width,
  );
}

/** A cross. */
export function cross(x: number, y: number, size: number, colour: string, width = size * 0.2): string {
  return (
    line(x - size / 2, y - size / 2, x + size / 2, y + size / 2, colour, width) +
    line(x + size / 2, y - size / 2, x - size / 2, y + size / 2, colour, width)
  );
}

/** A wall calendar with rings; `marked` are the days in the accent, counted from 0. */
export function calendar(w: number, fill: string, head: string, marked: readonly number[], rows = 4): string {
  const h = w * (0.42 + rows * 0.15);
  const cell = w / 7.6;
  return (
    rect(-w / 2 + 10, -h / 2 + 14, w, h, paints.dark, { rx: 22, opacity: 0.2 }) +
    rect(-w / 2, -h / 2, w, h, fill, { rx: 22 }) +
    path(
      d`M${-w / 2} ${-h / 2 + 22}q0 -22 22 -22H${w / 2 - 22}q22 0 22 22V${-h / 2 + w * 0.22}H${-w / 2}Z`,
      head,
    ) +
    [-0.28, 0.28].map((k) => rect(w * k - 9, -h / 2 - 30, 18, 62, paints.grey250, { rx: 9 })).join('') +
    rect(-w * 0.2, -h / 2 + w * 0.1, w * 0.4, w * 0.05, paints.cream20, { rx: 8 }) +
    repeat(7 * rows, (i) => {
      const [cx, cy] = [(-3 + (i % 7)) * cell, -h / 2 + w * 0.34 + Math.floor(i / 7) * w * 0.15];
      return marked.includes(i)
        ? circle(cx, cy, cell * 0.42, paints.accent)
        : rect(
            cx - cell * 0.24,
            cy - cell * 0.24,
            cell * 0.48,
            cell * 0.48,
            i % 7 === 6 ? paints.red270 : paints.cream141,
            {
              rx: 5,
            },
          );
    })
  );
}

/** A bound notebook lying open; each side gets its writing. */
export function notebook(
  w: number,
  h: number,
  cover: string,
  page: string,
  left: string,
  right: string,
): string {
  const half = w / 2;
  return (
    rect(-half - 14, -h / 2 - 10, w + 28, h + 34, cover, { rx: 16 }) +
    path(
      d`M0 ${-h / 2 + 12}C${-half * 0.3} ${-h / 2 - 12} ${-half * 0.7} ${-h / 2 - 10} ${-half} ${-h / 2}V${h / 2}C${-half * 0.7} ${h / 2 - 10} ${-half * 0.3} ${h / 2 - 12} 0 ${h / 2 + 12}Z`,
      page,
    ) +
    path(
      d`M0 ${-h / 2 + 12}C${half * 0.3} ${-h / 2 - 12} ${half * 0.7} ${-h / 2 - 10} ${half} ${-h / 2}V${h / 2}C${half * 0.7} ${h / 2 - 10} ${half * 0.3} ${h / 2 - 12} 0 ${h / 2 + 12}Z`,
      page,
    ) +
    path(
      d`M0 ${-h / 2 + 12}C${half * 0.06} ${-h / 2 + 2} ${half * 0.12} ${-h / 2 - 2} ${half * 0.2} ${-h / 2 - 4}V${h / 2 - 6}C${half * 0.12} ${h / 2 - 2} ${half * 0.06} ${h / 2 + 4} 0 ${h / 2 + 12}Z`,
      paints.dark,
      { opacity: 0.1 },
    ) +
    left +
    right
  );
}

/** A clipboard with a sheet. */
export function clipboard(w: number, h: number, board: string, page: string, content: string): string {
  return (
    rect(-w / 2 + 12, -h / 2 + 16, w, h, paints.dark, { rx: 24, opacity: 0.22 }) +
    rect(-w / 2, -h / 2, w, h, board, { rx: 24 }) +
    rect(-w / 2 + 26, -h / 2 + 46, w - 52, h - 76, page, { rx: 8 }) +
    rect(-w * 0.19, -h / 2 - 16, w * 0.38, 62, paints.grey400, { rx: 14 }) +
    circle(0, -h / 2 - 10, 24, paints.grey400) +
    circle(0, -h / 2 - 10, 11, board) +
    content
  );
}

/** An open envelope with what looks out of it, drawn before its front. */
export function envelope(w: number, colour: string, content = ''): string {
  const h = w * 0.62;
  return (
    path(d`M${-w / 2} ${-h / 2}L0 ${-h * 0.98}L${w / 2} ${-h / 2}Z`, darker(colour, 0.22)) +
    rect(-w / 2, -h / 2, w, h, darker(colour, 0.3), { rx: 8 }) +
    content +
    path(
      d`M${-w / 2} ${-h / 2}L0 ${h * 0.12}L${w / 2} ${-h / 2}V${h / 2 - 8}q0 8 -8 8H${-w / 2 + 8}q-8 0 -8 -8Z`,
      colour,
    ) +
    path(
      d`M${-w / 2} ${h / 2 - 4}L${-w * 0.08} ${h * 0.04}L0 ${h * 0.12}L${w * 0.08} ${h * 0.04}L${w / 2} ${h / 2 - 4}q-2 4 -8 4H${-w / 2 + 8}q-6 0 -8 -4Z`,
      darker(colour, 0.1),
    )
  );
}
