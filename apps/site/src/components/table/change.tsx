import { useFormatter } from 'use-intl';

type ChangeProps = {
  /** The difference as a fraction: `0.0042` is shown as +0.42 %. */
  value: number;
  fractionDigits?: number;
};

/** A rise or a fall, told by its sign, an arrow and a colour together. */
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
      {/* As wide as the plus that stands above or below it, which the hyphen is not. */}
      {text.replace('-', '−')}
    </span>
  );
}
