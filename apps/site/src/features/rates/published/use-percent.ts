import { useFormatter } from 'use-intl';

/** Writes percent with the two decimals that rates are announced with. */
export function usePercent() {
  const format = useFormatter();
  return (percent: number) =>
    format.number(percent / 100, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
