import { useFormatter } from 'use-intl';
import { useMoney } from '#src/widgets/money/use-money.ts';

/** Money and rates as results show them. Amounts are rupiah, rates percent. */
export type Figures = {
  rupiah: (amount: number) => string;
  /** In few letters and without the currency, for the lines of a chart: `20 jt`. */
  rupiahInShort: (amount: number) => string;
  /** Without the currency, for the cells of a table that names it. */
  amount: (amount: number) => string;
  percent: (percent: number) => string;
  /** With no more digits than it has, for limits and taxes. */
  percentInShort: (percent: number) => string;
};

export function useFigures(): Figures {
  const format = useFormatter();
  const money = useMoney();
  const percentOptions = { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
  return {
    rupiah: (amount) => money(amount, 'IDR', { maximumFractionDigits: 0 }),
    rupiahInShort: (amount) => format.number(amount, { notation: 'compact', maximumFractionDigits: 1 }),
    amount: (amount) => format.number(amount, { maximumFractionDigits: 0 }),
    percent: (percent) => format.number(percent / 100, percentOptions),
    percentInShort: (percent) => format.number(percent / 100, { style: 'percent', maximumFractionDigits: 2 }),
  };
}
