import { KawungTile } from '#src/components/kawung.tsx';

/** Colours of the placeholder marks of companies without a logo. */
const MARKS = [
  'fill-primary text-accent-bright',
  'fill-accent-strong text-on-dark',
  'fill-info text-on-dark',
  'fill-accent text-dark',
];

/** The mark of the n-th company, in place of its logo. */
export function CompanyMark({ index, className }: { index: number; className: string }) {
  return (
    <svg
      className={`light-scheme ${className} ${MARKS[index % MARKS.length]}`}
      viewBox="0 0 40 40"
      aria-hidden="true"
    >
      <circle cx="20" cy="20" r="20" />
      <g className="fill-current" transform="translate(8 8)">
        <KawungTile size={24} />
      </g>
    </svg>
  );
}
