export { chartSeries, colours, font, socialColours, systemFonts } from './brand.ts';
export { logoIcon } from './logo-icon.generated.ts';
export { diamondsPath, petalsPath } from './ornament.ts';
export { drawingColours, hair, type Mood, type Palette, paints, palettes, skins } from './pictures.ts';
