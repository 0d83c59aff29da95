import { useFormatter } from 'use-intl';
import type { FundSummary } from './summary.ts';

/** The newest value of one unit of a fund, with its currency. Nothing where there is none. */
export function UnitValue({
  fund: { latest, currency, fractionDigits },
}: {
  fund: Pick<FundSummary, 'latest' | 'currency' | 'fractionDigits'>;
}) {
  const format = useFormatter();
  return (
    latest &&
    format.number(latest.value, {
      style: 'currency',
      currency,
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
    })
  );
}
