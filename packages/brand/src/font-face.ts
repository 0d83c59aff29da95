import { font } from './brand.ts';

/** The rule that loads the brand's font within an image, which may load no other file. `file` is WOFF2 in base64. */
export function fontFace(file: string): string {
  const { family, weights } = font;
  return `@font-face{font-family:'${family}';font-weight:${weights.min} ${weights.max};src:url(data:font/woff2;base64,${file})}`;
}
