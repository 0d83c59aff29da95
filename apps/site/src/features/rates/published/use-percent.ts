import { useFormatter } from '#src/i18n/use-formatter.ts';

/** Formats percent with two decimals, for rates that stand below each other. */
export function usePercent(): (percent: number) => string {
  const format = useFormatter();
  return (percent) =>
    format.number(percent / 100, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** Formats percent without trailing zeros, for sentences and cards. */
export function usePercentInText(): (percent: number) => string {
  const format = useFormatter();
  return (percent) => format.number(percent / 100, { style: 'percent', maximumFractionDigits: 2 });
}
