import { useFormatter } from 'use-intl';

/** Writes rates in the manner of the language, all with as many digits after the decimal point. */
export function useRateFigure(fractionDigits: number): (rate: number) => string {
  const format = useFormatter();
  return (rate) =>
    format.number(rate, {
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
    });
}
