import { useMoney } from '#src/components/money/use-money.ts';
import type { FundSummary } from './summary.ts';

/** Latest value of a fund unit with its currency; nothing if there is none. */
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
