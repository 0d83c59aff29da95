declare module 'fontkit' {
  export type Run = {
    glyphs: readonly { advanceWidth: number }[];
    positions: readonly Record<'xAdvance' | 'yAdvance' | 'xOffset' | 'yOffset', number>[];
    advanceWidth: number;
  };
  export type Font = {
    unitsPerEm: number;
    layout(text: string, features?: readonly string[]): Run;
    hasGlyphForCodePoint(code: number): boolean;
  };
  export function create(font: Uint8Array): Font;
}
