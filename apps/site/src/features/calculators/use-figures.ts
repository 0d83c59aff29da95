import { useFormatter } from 'use-intl';
import { useMoney } from '#src/components/money/use-money.ts';
import { MAX_DECIMALS } from './parse-number.ts';

/** Money and rates as results show them. Amounts are rupiah, rates percent. */
export type Figures = {
  rupiah: (amount: number) => string;
  /** In few letters and without the currency, for the lines of a chart: `20 jt`. */
  rupiahCompact: (amount: number) => string;
  /** Without the currency, for the cells of a table that names it. */
  amount: (amount: number) => string;
  /** A rate as it is used: with two decimals, or with all that it has. */
  percent: (percent: number) => string;
  /** A rate that was worked out, which has no end of decimals. */
  roundedPercent: (percent: number) => string;
  /** A rate as it is used with no more digits than it has, for limits and taxes. */
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
