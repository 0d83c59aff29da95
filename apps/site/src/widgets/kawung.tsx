import { useId } from 'react';

/** One tile of the kawung batik: four lens-shaped petals from the corners to the centre, diamonds between them. */
export function KawungTile({ size }: { size: number }) {
  const middle = size / 2;
  const bulge = Math.round(size * 0.17);
  // A petal is two arcs mirrored about the diagonal from a corner to the centre.
  const petal = `M0 0Q${middle / 2 + bulge} ${middle / 2 - bulge} ${middle} ${middle}Q${middle / 2 - bulge} ${middle / 2 + bulge} 0 0Z`;
  const diamond = (x: number, y: number) => {
    const d = Math.round(size * 0.035);
    return `M${x} ${y - d}L${x + d} ${y}L${x} ${y + d}L${x - d} ${y}Z`;
  };
  const corners = [
    [0, 0],
    [size, 0],
    [0, size],
    [size, size],
  ] as const;
  return (
    <>
      {[0, 90, 180, 270].map((angle) => (
        <path key={angle} d={petal} transform={`rotate(${angle} ${middle} ${middle})`} />
      ))}
      <path d={[diamond(middle, middle), ...corners.map(([x, y]) => diamond(x, y))].join('')} />
    </>
  );
}

/** A field of kawung that fills its container; decoration only. Colour and strength come from the class. */
export function KawungField({ size = 150, className }: { size?: number; className?: string }) {
  const id = useId();
  return (
    <svg className={className} width="100%" height="100%" aria-hidden="true" focusable="false">
      <defs>
        <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse">
          <g fill="currentColor" fillOpacity="0.45" stroke="currentColor" strokeWidth="1.5">
            <KawungTile size={size} />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
