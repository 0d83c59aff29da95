import type { funds as indonesian } from '../id/funds.ts';
import type { Translation } from '../translation.ts';

export const funds = {
  kind: {
    'money-market': 'Money market',
    'fixed-income': 'Fixed income',
    mixed: 'Balanced',
    equity: 'Equity',
    index: 'Index',
  },
  risk: { low: 'Low risk', medium: 'Medium risk', high: 'High risk' },
  noValue: 'No value yet',
  noData: 'no data',
  stale: 'old value',
  pastPerformance: 'Past performance is no guarantee of future results.',
  title: 'Daily NAV',
  cardText: 'Value per unit and return over 1 year',
  year: '1 year',
  all: 'All funds',
} satisfies Translation<typeof indonesian>;
