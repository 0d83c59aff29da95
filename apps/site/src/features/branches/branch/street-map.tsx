import { useTranslations } from '#src/i18n/use-translations.ts';
import type { StreetPlan } from './street-plan.server.ts';

/** Plan of the streets around a branch, with the branch in the middle and a note that it is a sketch. */
export function StreetMap({ plan, branchName }: { plan: StreetPlan; branchName: string }) {
  const t = useTranslations('branches');
  const { angle, street, sides, lanes, buildings, park, river } = plan;
  return (
    <figure className="street-map print:hidden">
      <svg
        viewBox="-200 -130 400 260"
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={t('plan', { place: branchName })}
      >
        <g transform={`rotate(${angle})`}>
          <path className="street-map-buildings" d={buildings} />
          <rect className="street-map-park" {...park} rx="10" />
          <path className="street-map-river" d={river} />
          <path className="street-map-casing" d={lanes} strokeWidth="11" />
          <path className="street-map-casing" d={sides} strokeWidth="17" />
          <path className="street-map-road" d={lanes} strokeWidth="9" />
          <path className="street-map-road" d={sides} strokeWidth="15" />
          <path className="street-map-casing" d={street.path} strokeWidth="24" />
          <path className="street-map-street" d={street.path} strokeWidth="21" />
          {street.name && (
            <text className="street-map-name" x="-38" y="5" textAnchor="end">
              {street.name}
            </text>
          )}
        </g>
        <circle className="street-map-light" r="34" />
        <path className="street-map-pin" d="M0 2C-12-12-19-20-19-31a19 19 0 1 1 38 0C19-20 12-12 0 2Z" />
        <circle className="street-map-dot" cy="-31" r="7" />
      </svg>
      <figcaption>{t('planNote')}</figcaption>
    </figure>
  );
}
