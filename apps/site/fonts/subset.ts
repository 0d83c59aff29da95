import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * Cuts Plus Jakarta Sans down to what the site uses. The results are committed; `node fonts/subset.ts` in apps/site
 * makes them again. The licence, which travels with them, is OFL.txt.
 */

type Subset = {
  file: string;
  source: string;
  /** As in the `unicode-range` of its rule in fonts.css. Signs that the font does not have count for nothing. */
  range: string;
};

export const SUBSETS: Subset[] = [
  {
    // Indonesian and English, figures and money. Every page preloads this one and needs no other.
    file: 'plus-jakarta-sans-basic.woff2',
    source: 'plus-jakarta-sans-latin-wght-normal.woff2',
    range:
      'U+0020-007E, U+00A0-00FF, U+0131, U+0152-0153, U+0178, U+02C6, U+2009, U+200B, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+2032-2033, U+2039-203A, U+2044, U+20AC, U+2122, U+2191, U+2193, U+2212',
  },
  {
    // Names from elsewhere and rarer currencies: fetched by a page on which one of these signs stands.
    file: 'plus-jakarta-sans-extended.woff2',
    source: 'plus-jakarta-sans-latin-ext-wght-normal.woff2',
    range:
      'U+0100-0130, U+0132-0151, U+0154-0177, U+0179-017F, U+0218-021B, U+1E9E, U+20A8-20AB, U+20B1, U+20B9, U+20BA, U+20BD, U+20BF',
  },
];

/** Text is set in 400 and 500, titles in 600 and 700; the ends of the scale would cost a third more. */
const WEIGHTS = { wght: { min: 400, max: 700 } };

/** Kerning and ligatures, accents in their places, and figures of one width for tables. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'mark', 'tnum'];

function charactersIn(range: string): string {
  return range
    .split(', ')
    .flatMap((part) => {
      const [first = '', last = first] = part.slice('U+'.length).split('-');
      const start = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, step) => start + step);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');
}

/** The bytes of one subset, always the same for the same source. */
export async function subset({ source, range }: Subset): Promise<Buffer> {
  const font = import.meta.resolve(`@fontsource-variable/plus-jakarta-sans/files/${source}`);
  return subsetFont(await readFile(fileURLToPath(font)), charactersIn(range), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes: WEIGHTS,
  });
}

if (import.meta.main) {
  for (const each of SUBSETS) await writeFile(new URL(each.file, import.meta.url), await subset(each));
}
