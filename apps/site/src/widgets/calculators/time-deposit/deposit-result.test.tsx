import { expect, it } from 'vitest';
import { markupOf } from '../../markup-of.tsx';
import { illustrateDeposit } from './deposit-illustration.ts';
import { DepositResult } from './deposit-result.tsx';

const LIMIT = 7_500_000;

it.each([
  ['an amount up to the limit', LIMIT, 4, 20, 1, true],
  ['a larger amount without interest', 50_000_000, 0, 20, 1, false],
  ['a larger amount without tax', 50_000_000, 4, 0, 1, false],
  ['an amount that interest lifts above the limit', LIMIT, 4, 20, 2, false],
])(
  'of %s it is told whether it is free of tax for being small',
  (_, principal, rate, percent, times, isTold) => {
    const tax = { percent, freeUpTo: LIMIT };
    const term = { months: 12, annualRatePercent: rate };
    const rollOver = 'principal-and-interest';
    const illustration = illustrateDeposit({ principal, term, rollOver, times }, tax);
    const markup = markupOf(<DepositResult illustration={illustration} tax={tax} />);
    expect(markup.includes('Tanpa pajak')).toBe(isTold);
  },
);
