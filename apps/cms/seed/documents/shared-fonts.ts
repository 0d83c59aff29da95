import type { Font, Run } from 'fontkit';
import { type Fonts, loadFonts } from '#cms/pdf/load-fonts.ts';

/** pdfkit converts positions to thousandths of the size, in place: a font with such units stays as it is. */
const PDF_UNITS = 1_000;

/**
 * A font that memoizes how texts are set: to lay out the same words again for each of a hundred documents takes longer
 * than everything else. Only for the seed, since it never forgets.
 */
function memoizeLayout(font: Font): Font {
  const runs = new Map<string, Run>();
  const runOf = (text: string, features?: readonly string[]): Run => {
    const key = `${features?.join() ?? ''} ${text}`;
    const known = runs.get(key);
    if (known) return known;
    for (const character of text)
      if (character !== '\n' && !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
        throw new Error(`The bank's font has no “${character}”, in “${text}”.`);
    const { advanceWidth, glyphs, positions } = font.layout(text, features);
    const run = { advanceWidth, glyphs, positions };
    runs.set(key, run);
    return run;
  };
  const copyOf = ({ glyphs, positions: known }: Run): Run => {
    const positions = known.map((position) => ({ ...position }));
    return {
      glyphs,
      positions,
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      },
    };
  };
  const layout: Font['layout'] =
    font.unitsPerEm === PDF_UNITS ? runOf : (text, features) => copyOf(runOf(text, features));
  return Object.assign(Object.create(font) as Font, { layout });
}

let fonts: Promise<Fonts> | undefined;

/** The bank's font, shared by all documents of the seed. */
export function sharedFonts(): Promise<Fonts> {
  fonts ??= loadFonts().then(({ bold, regular }) => ({
    bold: memoizeLayout(bold),
    regular: memoizeLayout(regular),
  }));
  return fonts;
}
