import { useMoney } from '#src/components/money/use-money.ts';
import type { FundSummary } from './summary.ts';

/** The newest value of one unit of a fund, with its currency. Nothing where there is none. */
export function UnitValue({
  fund: { latest, currency, fractionDigits },
}: {
  fund: Pick<FundSummary, 'latest' | 'currency' | 'fractionDigits'>;
}) {
  const money = useMoney();
  return (
    latest &&
    money(latest.value, currency, {
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
    })
  );
}
