import { useFormatter } from '#src/i18n/use-formatter.ts';

/** Formats rates for the locale with a fixed number of decimals. */
export function useRateFigure(fractionDigits: number): (rate: number) => string {
  const format = useFormatter();
  return (rate) =>
    format.number(rate, {
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
    });
}
