declare module 'fontkit' {
  type Outline = { scale(x: number, y: number): Outline; toSVG(): string };
  export function create(font: Uint8Array): {
    unitsPerEm: number;
    glyphForCodePoint(code: number): { advanceWidth: number; path: Outline };
  };
}
