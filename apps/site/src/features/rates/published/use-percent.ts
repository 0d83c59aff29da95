import { useFormatter } from '#src/i18n/use-formatter.ts';

/** Formats percent with two decimals, as in rate announcements. */
export function usePercent() {
  const format = useFormatter();
  return (percent: number) =>
    format.number(percent / 100, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
