import { colours, darkSchemeColours, fontFace, type Role, systemFonts } from '@beranda/brand';
import type { Unit } from '@beranda/contract';
import { BOX_HEIGHT, type Box, layOutChart } from './chart-layout.ts';

const FONT_SIZE = 15;
const LINE_HEIGHT = 19;
/** Estimated character width of the widest fallback font, in em. */
const LETTER = 0.63;
const RADIUS = 10;
const PADDING = 8;

/** Box styles by level, from the top; the last applies to all further levels. */
const VARIANTS = [
  { fill: 'dark-raised', edge: 'edge', text: 'on-dark', weight: 700 },
  { fill: 'primary', edge: 'primary', text: 'on-fill', weight: 700 },
  { fill: 'primary-soft', edge: 'primary', text: 'foreground', weight: 600 },
  { fill: 'surface', edge: 'edge', text: 'foreground', weight: 500 },
] as const satisfies { fill: Role; edge: Role; text: Role; weight: number }[];

const ROLES: readonly Role[] = [
  'card',
  'edge',
  ...VARIANTS.flatMap(({ fill, edge, text }) => [fill, edge, text]),
];

/** The colours of the dark colour scheme, for the classes that `paint` sets. */
const DARK_SCHEME_RULES = [...new Set(ROLES)]
  .flatMap((role) => ['fill', 'stroke'].map((property) => [role, property] as const))
  .map(([role, property]) => `.${property}-${role}{${property}:${darkSchemeColours[role] ?? colours[role]}}`)
  .join('');

/** Attributes of a shape: its colours in the light colour scheme, and classes for those in the dark one. */
function paint(roles: { fill?: Role; stroke?: Role }): string {
  const parts = Object.entries(roles) as [string, Role][];
  const classes = parts.map(([property, role]) => `${property}-${role}`).join(' ');
  return `class="${classes}" ${parts.map(([property, role]) => `${property}="${colours[role]}"`).join(' ')}`;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Wraps a name to a box width. */
function linesOf(name: string, width: number): string[] {
  const most = Math.floor((width - 2 * PADDING) / (FONT_SIZE * LETTER));
  const lines = [''];
  for (const word of name.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (longer.length <= most || lines.at(-1) === '') lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function drawBox({ level, name, width, x, y }: Box): string {
  const look = VARIANTS[Math.min(level, VARIANTS.length - 1)] ?? VARIANTS[0];
  const lines = linesOf(name, width);
  const first = y + BOX_HEIGHT / 2 - ((lines.length - 1) * LINE_HEIGHT) / 2 + FONT_SIZE * 0.35;
  const texts = lines.map(
    (line, index) =>
      `<tspan x="${x + width / 2}" y="${(first + index * LINE_HEIGHT).toFixed(1)}">${escaped(line)}</tspan>`,
  );
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${BOX_HEIGHT}" rx="${RADIUS}" ${paint({ fill: look.fill, stroke: look.edge })}/>`,
    `<text text-anchor="middle" ${paint({ fill: look.text })} font-weight="${look.weight}">${texts.join('')}</text>`,
  ].join('');
}

/**
 * The style sheet of the chart: the site's font, and the dark colour scheme. It does not depend on the content, so that a
 * hash in the Content Security Policy allows it.
 *
 * @param font WOFF2 in base64.
 */
export const chartStyle = (font: string): string =>
  `${fontFace(font)}@media screen and (prefers-color-scheme:dark){${DARK_SCHEME_RULES}}`;

/** Organisation chart as an SVG image, with the colours themselves: an image cannot read the page's custom properties. */
export function chartSvg(units: readonly Unit[], style: string): string {
  const { boxes, height, lines, width } = layOutChart(units);
  const paths = lines.map((line) => `M${line.map((point) => point.join(' ')).join('L')}`).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="${systemFonts}" font-size="${FONT_SIZE}">`,
    `<style>${style}</style>`,
    `<rect width="${width}" height="${height}" ${paint({ fill: 'card' })}/>`,
    `<path d="${paths}" fill="none" ${paint({ stroke: 'edge' })} stroke-width="1.5"/>`,
    ...boxes.map(drawBox),
    '</svg>',
  ].join('');
}
