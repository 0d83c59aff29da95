import { useId } from 'react';
import { KawungPattern } from '../kawung.tsx';
import motifs from './motifs.svg?no-inline';
import { posterOf } from './poster-of.ts';

/** Generated placeholder image, varied by slug. Decorative; safe to crop around the centre. */
export function Poster({ slug, className = '' }: { slug: string; className?: string }) {
  const id = useId();
  const { tone, motif, back, shift, isMirrored, light, kawung } = posterOf(slug);
  const layers = back ? [back, motif] : [motif];
  return (
    <svg
      className={`poster poster-${tone} ${className}`}
      viewBox="0 0 800 500"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <KawungPattern id={id} kawung={kawung} />
      </defs>
      <rect className="poster-background" width="800" height="500" />
      <rect width="800" height="500" fill={`url(#${id})`} fillOpacity="0.3" />
      <g className="poster-light">
        {[1, 0.7, 0.44].map((part) => (
          <circle key={part} cx={light.x} cy={light.y} r={Math.round(light.reach * part)} />
        ))}
      </g>
      <g transform={isMirrored ? 'matrix(-1 0 0 1 800 0)' : undefined}>
        {layers.map((layer) => (
          <use key={layer} href={`${motifs}#${layer}`} x={-shift} width="1000" height="500" />
        ))}
      </g>
    </svg>
  );
}
