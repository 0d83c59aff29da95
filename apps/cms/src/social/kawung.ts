const TILE = 150;
const HALF = TILE / 2;
/** How far a petal's sides bend away from its axis. */
const BULGE = 22;

/** Four lens-shaped petals, from each corner of a square to its centre. */
const petals = [
  [0, 0],
  [TILE, 0],
  [0, TILE],
  [TILE, TILE],
]
  .map(([x = 0, y = 0]) => {
    const [mx, my] = [(x + HALF) / 2, (y + HALF) / 2];
    const side = x === y ? [BULGE, -BULGE] : [BULGE, BULGE];
    const [dx = 0, dy = 0] = side;
    return `M${x} ${y}Q${mx + dx} ${my + dy} ${HALF} ${HALF}Q${mx - dx} ${my - dy} ${x} ${y}Z`;
  })
  .join('');

/** The background of social images as SVG: night, a glow and the kawung pattern. */
export function sharedGround(width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <defs>
    <radialGradient id="glow" cx="0.88" cy="0.2" r="0.75">
      <stop offset="0" stop-color="#F2A31B" stop-opacity="0.5"/>
      <stop offset="0.5" stop-color="#F2A31B" stop-opacity="0.12"/>
      <stop offset="1" stop-color="#F2A31B" stop-opacity="0"/>
    </radialGradient>
    <pattern id="kawung" width="${TILE}" height="${TILE}" patternUnits="userSpaceOnUse">
      <path d="${petals}" fill="#FFD27A" fill-opacity="0.3" stroke="#FFD27A" stroke-width="1.5"/>
    </pattern>
    <linearGradient id="fade" x1="0" x2="1"><stop offset="0.45" stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient>
    <mask id="right"><rect width="100%" height="100%" fill="url(#fade)"/></mask>
  </defs>
  <rect width="100%" height="100%" fill="#0B1826"/>
  <rect width="100%" height="100%" fill="url(#glow)"/>
  <rect width="100%" height="100%" fill="url(#kawung)" opacity="0.2" mask="url(#right)"/>
  <rect width="100%" height="10" y="${height - 10}" fill="#F2A31B"/>
</svg>`;
}
