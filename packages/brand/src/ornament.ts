/** The brand's ornament, the kawung of batik: one tile as an SVG path. */

const roundCoordinate = (value: number) => Math.round(value * 10) / 10;

/** Path of four lens-shaped petals, from the centre of a tile to its corners. */
export function petalsPath(size: number, bulge: number): string {
  const middle = roundCoordinate(size / 2);
  const far = roundCoordinate(size * (0.25 + bulge));
  const near = roundCoordinate(middle - far);
  const petal = (x: number, y: number) =>
    `q${far * x} ${near * y} ${middle * x} ${middle * y}q${-far * x} ${-near * y} ${-middle * x} ${-middle * y}`;
  return `M${middle} ${middle}${petal(1, 1)}${petal(1, -1)}${petal(-1, -1)}${petal(-1, 1)}z`;
}

/** Path of small diamonds in the centre of a tile and at its corners. */
export function diamondsPath(size: number): string {
  const half = roundCoordinate(size * 0.035);
  const places = [
    [size / 2, size / 2],
    [0, 0],
    [size, 0],
    [0, size],
    [size, size],
  ] as const;
  return places
    .map(([x, y]) => `M${x} ${roundCoordinate(y - half)}l${half} ${half}-${half} ${half}-${half}-${half}z`)
    .join('');
}
