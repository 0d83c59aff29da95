export {
  chartSeries,
  colours,
  darkSchemeColours,
  font,
  type Role,
  socialColours,
  systemFonts,
} from './brand.ts';
export { fontFace } from './font-face.ts';
export { lettering } from './lettering.generated.ts';
export { logoIcon } from './logo-icon.generated.ts';
export { diamondsPath, petalsPath } from './ornament.ts';
export { hair, paints, skins } from './paints.ts';
export { drawingColours, type Mood, type Palette, palettes } from './palettes.ts';
export { themeColours } from './theme-colours.ts';
