import { useId } from 'react';
import { diamondsPath, type Kawung, kawungOf, petalsPath } from './kawung-geometry.ts';

/** One tile of the kawung batik: four lens-shaped petals from the corners to the centre, diamonds between them. */
export function KawungTile({ size, bulge = 0.17 }: { size: number; bulge?: number }) {
  return <path d={petalsPath(size, bulge) + diamondsPath(size)} />;
}

/** A pattern for `fill="url(#id)"`. Its colour is that of the text, its strength that of the shape it fills. */
export function KawungPattern({ id, kawung }: { id: string; kawung: Kawung }) {
  const { size, angle, x, y, bulge, petals } = kawung;
  return (
    <pattern
      id={id}
      width={size}
      height={size}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${angle}) translate(${x} ${y})`}
    >
      <g
        fill={petals === 'outlined' ? 'none' : 'currentColor'}
        fillOpacity={petals === 'filled' ? 0.7 : 0.45}
        stroke={petals === 'filled' ? 'none' : 'currentColor'}
        strokeWidth="1.5"
      >
        <KawungTile size={size} bulge={bulge} />
      </g>
    </pattern>
  );
}

type KawungFieldProps = {
  /** The edge of a tile in pixels. */
  size?: number;
  /** Lays the field out as this slug wants it, `size` aside: no two bands are the same. */
  slug?: string;
  className?: string;
};

/** A field of kawung that fills its container; decoration only. Colour and strength come from the class. */
export function KawungField({ size, slug, className }: KawungFieldProps) {
  const id = useId();
  const plain: Kawung = { size: 150, angle: 0, x: 0, y: 0, bulge: 0.17, petals: 'both' };
  const kawung = { ...(slug ? kawungOf(slug) : plain), ...(size && { size }) };
  return (
    <svg className={className} width="100%" height="100%" aria-hidden="true" focusable="false">
      <defs>
        <KawungPattern id={id} kawung={kawung} />
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
