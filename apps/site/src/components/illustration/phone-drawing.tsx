import type { IconName } from '@beranda/contract/icon-names';
import { Icon } from '../icon.tsx';
import { KawungTile } from '../kawung.tsx';

type Line = { label: string; amount: string };

type PhoneDrawingProps = {
  /** Text alternative of the drawing. */
  label: string;
  greeting: string;
  /** Sample data, never a real balance. */
  balance: Line;
  action: string;
  /** Three of them, side by side. */
  tiles: { icon: IconName; label: string }[];
  history: { title: string; lines: Line[] };
  className?: string;
};

/** The bank's app on a phone, cut off at the bottom edge of a dark band. */
export function PhoneDrawing({
  label,
  greeting,
  balance,
  action,
  tiles,
  history,
  className = '',
}: PhoneDrawingProps) {
  // SVG text has no box, so the pill's width is estimated from the number of characters.
  const pill = 30 + action.length * 7;
  return (
    <svg className={`phone-drawing ${className}`} viewBox="0 0 300 432" role="img" aria-label={label}>
      <rect className="fill-muted-on-dark" x="294" y="124" width="5" height="52" rx="2.5" fillOpacity="0.5" />
      <rect className="phone-drawing-body" x="5" y="5" width="290" height="480" rx="48" />
      <rect className="fill-surface" x="17" y="17" width="266" height="460" rx="37" />
      <rect className="fill-dark" x="110" y="29" width="80" height="20" rx="10" />

      <text className="fill-muted" x="34" y="86" fontSize="14">
        {greeting}
      </text>
      <circle className="fill-accent-soft" cx="254" cy="81" r="15" />
      <path className="fill-accent-strong" d="M250 69h8v3h-8zM250 90h8v3h-8z" />
      <path className="fill-accent" d="M249 72h10c5 3 6 6 6 9s-1 6-6 9h-10c-5-3-6-6-6-9s1-6 6-9z" />
      <path className="fill-accent-bright" d="M251 72h6c3 3 4 6 4 9s-1 6-4 9h-6c-3-3-4-6-4-9s1-6 4-9z" />

      <rect className="fill-primary" x="30" y="104" width="240" height="122" rx="20" />
      <svg
        aria-hidden="true"
        x="130"
        y="104"
        width="140"
        height="122"
        className="fill-on-dark"
        fillOpacity="0.09"
      >
        <g transform="translate(40 -24)">
          <KawungTile size={130} />
        </g>
      </svg>
      <text className="fill-on-dark" x="48" y="134" fontSize="13" fillOpacity="0.85">
        {balance.label}
      </text>
      <text className="fill-on-dark" x="47" y="166" fontSize="27" fontWeight="700" letterSpacing="-0.6">
        {balance.amount}
      </text>
      <rect className="fill-accent" x="47" y="181" width={pill} height="30" rx="15" />
      <text
        className="fill-dark"
        x={47 + pill / 2}
        y="200.5"
        fontSize="13"
        fontWeight="700"
        textAnchor="middle"
      >
        {action}
      </text>

      {tiles.map((tile, index) => (
        <g key={tile.label} transform={`translate(${30 + index * 84} 242)`}>
          <rect className="fill-card stroke-line" width="72" height="78" x="0" y="0" rx="16" />
          <circle className="fill-accent-soft" cx="36" cy="30" r="18" />
          <g className="text-accent-strong" transform="translate(26 20)">
            <Icon name={tile.icon} size={20} />
          </g>
          <text
            className="fill-foreground"
            x="36"
            y="66"
            fontSize="11.5"
            fontWeight="500"
            textAnchor="middle"
          >
            {tile.label}
          </text>
        </g>
      ))}

      <text className="fill-foreground" x="34" y="354" fontSize="14" fontWeight="700">
        {history.title}
      </text>
      {history.lines.map((line, index) => (
        <g key={line.label} transform={`translate(0 ${383 + index * 34})`} fontSize="13.5">
          <text className="fill-foreground" x="34">
            {line.label}
          </text>
          <text className="fill-foreground tabular-nums" x="266" textAnchor="end">
            {line.amount}
          </text>
          <path className="stroke-line" d="M34 13h232" />
        </g>
      ))}
    </svg>
  );
}
