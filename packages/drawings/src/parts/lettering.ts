import { lettering } from '@beranda/brand';
import { group, num, path } from './shape.ts';

/** Writes figures and names in the brand's letters, which need no font. `anchor` is where `x` is: start, middle or end. */
export function letters(
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  anchor: 'start' | 'middle' | 'end' = 'start',
): string {
  let at = 0;
  const placed: [number, string][] = [];
  for (const sign of text) {
    const glyph = lettering[sign];
    if (!glyph && sign !== ' ') throw new Error(`The brand's lettering has no “${sign}”.`);
    const [advance, outline] = glyph ?? [24, ''];
    if (outline) placed.push([at, outline]);
    at += advance;
  }
  const scale = size / 100;
  const start = x - at * scale * { start: 0, middle: 0.5, end: 1 }[anchor];
  const signs = placed.map(([offset, outline]) =>
    group(offset === 0 ? '' : `translate(${num(offset)} 0)`, path(outline, fill)),
  );
  return group(
    `translate(${num(start)} ${num(y)}) scale(${Math.round(scale * 1000) / 1000})`,
    signs.join(''),
  );
}
