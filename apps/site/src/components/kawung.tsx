import { diamondsPath, petalsPath } from '@beranda/brand';
import { useId } from 'react';
import { type Kawung, kawungOf } from './kawung-geometry.ts';

/** One tile of the kawung batik motif: four lens-shaped petals and diamonds between them. */
export function KawungTile({ size, bulge = 0.17 }: { size: number; bulge?: number }) {
  return <path d={petalsPath(size, bulge) + diamondsPath(size)} />;
}

/** An SVG pattern for `fill="url(#id)"`. Takes its colour from `currentColor`. */
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
  /** Edge length of a tile in pixels. */
  size?: number;
  /** Varies the layout (except `size`) by slug. */
  slug?: string;
  className?: string;
};

/** A decorative kawung background that fills its container. Colour and opacity come from the class. */
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
