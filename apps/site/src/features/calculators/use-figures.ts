import { useMoney } from '#src/components/money/use-money.ts';
import { MAX_DECIMALS } from '#src/components/numbers/parse-number.ts';
import { useFormatter } from '#src/i18n/use-formatter.ts';

/** Formatters for results. Amounts are rupiah, rates percent. */
export type Figures = {
  rupiah: (amount: number) => string;
  /** Compact, without currency, for chart axes: `20 jt`. */
  rupiahCompact: (amount: number) => string;
  /** Without currency, for tables that name it. */
  amount: (amount: number) => string;
  /** An input rate in a column of rates: at least two decimals, all that it has. */
  percent: (percent: number) => string;
  /** A computed rate, rounded. */
  roundedPercent: (percent: number) => string;
  /** An input rate without trailing zeros, for sentences, limits and taxes. */
  percentCompact: (percent: number) => string;
};

export function useFigures(): Figures {
  const format = useFormatter();
  const money = useMoney();
  const percentWith = (minimumFractionDigits: number, maximumFractionDigits: number) => (percent: number) =>
    format.number(percent / 100, { style: 'percent', minimumFractionDigits, maximumFractionDigits });
  return {
    rupiah: (amount) => money(amount, 'IDR', { maximumFractionDigits: 0 }),
    rupiahCompact: (amount) => format.number(amount, { notation: 'compact', maximumFractionDigits: 1 }),
    amount: (amount) => format.number(amount, { maximumFractionDigits: 0 }),
    percent: percentWith(2, MAX_DECIMALS),
    roundedPercent: percentWith(2, 2),
    percentCompact: percentWith(0, MAX_DECIMALS),
  };
}
