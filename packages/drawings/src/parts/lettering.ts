import { lettering } from '@beranda/brand';
import { group, num, path, rect } from './shape.ts';

/** Where the `x` of a text is. */
type Anchor = 'start' | 'middle' | 'end';

const SHARE_BEFORE: Record<Anchor, number> = { start: 0, middle: 0.5, end: 1 };

/**
 * Writes whole figures and names in the brand's letters, which need no font. It has no points and commas: pages of both
 * languages show a picture, and they separate thousands and decimals differently.
 */
export function letters(
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  anchor: Anchor = 'start',
): string {
  let at = 0;
  const placed: [number, string][] = [];
  for (const character of text) {
    const glyph = lettering[character];
    if (!glyph && character !== ' ') throw new Error(`The brand's lettering has no “${character}”.`);
    const [advance, outline] = glyph ?? [24, ''];
    if (outline) placed.push([at, outline]);
    at += advance;
  }
  const scale = size / 100;
  const start = x - at * scale * SHARE_BEFORE[anchor];
  const characters = placed.map(([offset, outline]) =>
    group(offset === 0 ? '' : `translate(${num(offset)} 0)`, path(outline, fill)),
  );
  return group(
    `translate(${num(start)} ${num(y)}) scale(${Math.round(scale * 1000) / 1000})`,
    characters.join(''),
  );
}

/** A sum that has too many digits to be written without separators: `prefix` and a bar, `width` wide together. */
export function amountBar(
  prefix: 'Rp' | '+' | '-',
  x: number,
  y: number,
  size: number,
  width: number,
  fill: string,
  anchor: Anchor = 'start',
): string {
  const left = x - width * SHARE_BEFORE[anchor];
  const lead = size * (prefix === 'Rp' ? 1.6 : 0.8);
  return (
    letters(prefix, left, y, size, fill) +
    rect(left + lead, y - size * 0.56, width - lead, size * 0.4, fill, { rx: size * 0.2 })
  );
}
