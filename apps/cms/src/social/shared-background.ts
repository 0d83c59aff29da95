import { colours, petalsPath, socialColours } from '@beranda/brand';

const TILE = 150;
/** How far a petal's sides bend away from its axis, as a fraction of the tile. */
const BULGE = 22 / TILE;

/** The background of social images as SVG: dark, with a glow and the ornament. */
export function sharedBackground(width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <defs>
    <radialGradient id="glow" cx="0.88" cy="0.2" r="0.75">
      <stop offset="0" stop-color="${colours.accent}" stop-opacity="0.5"/>
      <stop offset="0.5" stop-color="${colours.accent}" stop-opacity="0.12"/>
      <stop offset="1" stop-color="${colours.accent}" stop-opacity="0"/>
    </radialGradient>
    <pattern id="ornament" width="${TILE}" height="${TILE}" patternUnits="userSpaceOnUse">
      <path d="${petalsPath(TILE, BULGE)}" fill="${socialColours.ornament}" fill-opacity="0.3" stroke="${socialColours.ornament}" stroke-width="1.5"/>
    </pattern>
    <linearGradient id="fade" x1="0" x2="1"><stop offset="0.45" stop-color="black"/><stop offset="1" stop-color="white"/></linearGradient>
    <mask id="right"><rect width="100%" height="100%" fill="url(#fade)"/></mask>
  </defs>
  <rect width="100%" height="100%" fill="${colours.dark}"/>
  <rect width="100%" height="100%" fill="url(#glow)"/>
  <rect width="100%" height="100%" fill="url(#ornament)" opacity="0.2" mask="url(#right)"/>
  <rect width="100%" height="10" y="${height - 10}" fill="${colours.accent}"/>
</svg>`;
}
