import { inLocale } from '#src/i18n/paths.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import archipelago from './archipelago.svg?no-inline';
import type { MapPoint } from './map-points.server.ts';
import { MAP } from './map-projection.ts';

type BranchMapProps = {
  points: MapPoint[];
  /** Thumbnail: larger points, no labels. */
  isSmall?: boolean;
  className?: string;
};

/**
 * Map of the archipelago with links to cities or provinces. Hidden from assistive technology, because the list below
 * has the same links.
 */
export function BranchMap({ points, isSmall = false, className = '' }: BranchMapProps) {
  const locale = useSiteLocale();
  return (
    <svg
      viewBox={`0 0 ${MAP.width} ${MAP.height}`}
      className={`branch-map ${isSmall ? '' : 'branch-map-named'} ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${archipelago}#neighbours`} className="branch-map-neighbours" />
      <use href={`${archipelago}#land`} className="branch-map-land" />
      {points.map(({ name, url, x, y, isMatch, label }) => (
        <a
          key={url}
          href={`${inLocale(url, locale)}#results`}
          tabIndex={-1}
          data-no-prefetch
          className={isMatch ? 'branch-map-found' : undefined}
        >
          <title>{name}</title>
          <circle cx={x} cy={y} r="14" className="branch-map-target" />
          {isMatch && <circle cx={x} cy={y} r={isSmall ? 34 : 11} className="branch-map-light" />}
          <circle cx={x} cy={y} r={isSmall ? 14 : isMatch ? 5.5 : 4} className="branch-map-point" />
          {label && (
            <text x={label.x} y={label.y} textAnchor={label.anchor}>
              {name}
            </text>
          )}
        </a>
      ))}
    </svg>
  );
}
