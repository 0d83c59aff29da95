import { paints } from '@beranda/brand';

/** Attributes of one SVG element; an undefined value leaves the attribute out. */
type Attrs = Readonly<Record<string, string | number | undefined>>;

/** A point as [x, y]. */
export type Point = readonly [number, number];

/** Writes a number with at most one decimal, so that the same drawing always gives the same bytes. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded);
}

/** Template tag for path data: every number in it is written by {@link num}. */
export function d(parts: TemplateStringsArray, ...values: number[]): string {
  return parts.map((part, i) => part + (i < values.length ? num(values[i] ?? 0) : '')).join('');
}

/** Writes one element. */
export function tag(name: string, attrs: Attrs, ...children: string[]): string {
  let out = `<${name}`;
  for (const [key, value] of Object.entries(attrs)) {
    if (value === undefined) continue;
    const hasDecimals = key.endsWith('opacity') || key === 'offset';
    const text =
      typeof value === 'number' ? (hasDecimals ? String(Math.round(value * 100) / 100) : num(value)) : value;
    out += ` ${key}="${text}"`;
  }
  const inner = children.join('');
  return inner === '' ? `${out}/>` : `${out}>${inner}</${name}>`;
}

/** A rectangle; pass `rx` in the extra attributes for round corners. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  extra: Attrs = {},
): string {
  return tag('rect', { x, y, width, height, fill, ...extra });
}

/** A circle. */
export function circle(cx: number, cy: number, r: number, fill: string, extra: Attrs = {}): string {
  return tag('circle', { cx, cy, r, fill, ...extra });
}

/** An ellipse. */
export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  extra: Attrs = {},
): string {
  return tag('ellipse', { cx, cy, rx, ry, fill, ...extra });
}

/** A filled path. */
export function path(data: string, fill: string, extra: Attrs = {}): string {
  return tag('path', { d: data, fill, ...extra });
}

/** A stroked path with round ends and joins. */
export function stroke(data: string, colour: string, width: number, extra: Attrs = {}): string {
  return tag('path', {
    d: data,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...extra,
  });
}

/** A straight line. */
export function line(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  colour: string,
  width: number,
  extra: Attrs = {},
): string {
  return stroke(d`M${x1} ${y1}L${x2} ${y2}`, colour, width, extra);
}

/** A filled polygon. */
export function poly(points: readonly Point[], fill: string, extra: Attrs = {}): string {
  return path(`M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`, fill, extra);
}

/** A group with a transform. */
export function group(transform: string, ...children: string[]): string {
  return tag('g', transform === '' ? {} : { transform }, ...children);
}

/** Translates and scales the content; a negative `sx` mirrors it. */
export function place(x: number, y: number, scale: number, children: string, sx = 1): string {
  const f = (v: number) => String(Math.round(v * 1000) / 1000);
  return group(`translate(${num(x)} ${num(y)}) scale(${f(scale * sx)} ${f(scale)})`, children);
}

/** Rotates the content around a point. */
export function rotate(degrees: number, cx: number, cy: number, children: string): string {
  return group(`rotate(${num(degrees)} ${num(cx)} ${num(cy)})`, children);
}

/** Sets the opacity of the content. */
export function withOpacity(opacity: number, ...children: string[]): string {
  return tag('g', { opacity }, ...children);
}

/** Calls `make` for 0 … count − 1 and joins the results. */
export function repeat(count: number, make: (index: number) => string): string {
  return Array.from({ length: Math.max(0, count) }, (_, i) => make(i)).join('');
}

/** Mixes two `#rrggbb` colours: 0 gives the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const channel = (colour: string, i: number) => Number.parseInt(colour.slice(1 + i * 2, 3 + i * 2), 16);
  const hex = [0, 1, 2].map((i) => {
    const value = Math.round(channel(from, i) + (channel(to, i) - channel(from, i)) * share);
    return Math.min(255, Math.max(0, value)).toString(16).padStart(2, '0');
  });
  return `#${hex.join('')}`;
}

/** Darkens a colour. */
export function darker(colour: string, share = 0.25): string {
  return mix(colour, paints.dark, share);
}

/** Lightens a colour. */
export function lighter(colour: string, share = 0.25): string {
  return mix(colour, paints.surface, share);
}
