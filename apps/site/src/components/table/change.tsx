import { useFormatter } from '#src/i18n/use-formatter.ts';

type ChangeProps = {
  /** Difference as a fraction: `0.0042` is displayed as +0.42 %. */
  value: number;
  fractionDigits?: number;
};

/** A rise or fall, marked by sign, arrow and colour. */
export function Change({ value, fractionDigits = 2 }: ChangeProps) {
  const format = useFormatter();
  const rounded = Number(value.toFixed(fractionDigits + 2));
  const direction = rounded > 0 ? 'up' : rounded < 0 ? 'down' : 'none';
  const text = format.number(rounded, {
    style: 'percent',
    signDisplay: 'exceptZero',
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  });
  return (
    <span className={`change change-${direction}`}>
      {direction !== 'none' && (
        <svg
          width="10"
          height="9"
          viewBox="0 0 10 9"
          fill="currentColor"
          aria-hidden="true"
          focusable="false"
        >
          <path d={direction === 'up' ? 'M5 0l5 9H0z' : 'M5 9 0 0h10z'} />
        </svg>
      )}
      {/* The minus sign is as wide as the plus; a hyphen is not. */}
      {text.replace('-', '−')}
    </span>
  );
}
