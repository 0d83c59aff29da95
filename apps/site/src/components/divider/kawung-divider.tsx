import { KawungTile } from '../kawung.tsx';

const TILE = 28;

/** Decorative divider: five kawung between two lines. */
export function KawungDivider() {
  return (
    <div className="kawung-divider flex items-center gap-5">
      <span className="divider flex-1" />
      <svg
        width={5 * TILE}
        height={TILE}
        fill="currentColor"
        fillOpacity="0.25"
        stroke="currentColor"
        aria-hidden="true"
        focusable="false"
      >
        {[0, 1, 2, 3, 4].map((index) => (
          <g key={index} transform={`translate(${index * TILE} 0)`}>
            <KawungTile size={TILE} />
          </g>
        ))}
      </svg>
      <span className="divider flex-1" />
    </div>
  );
}
