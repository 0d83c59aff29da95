import { expect, it } from 'vitest';
import { renderMarkup } from '../../../../testing/render-markup.tsx';
import { illustrateDeposit } from './deposit.ts';
import { DepositResult } from './deposit-result.tsx';

const LIMIT = 7_500_000;

it.each([
  ['an amount up to the limit', LIMIT, 4, 20, 1, true],
  ['a larger amount without interest', 50_000_000, 0, 20, 1, false],
  ['a larger amount without tax', 50_000_000, 4, 0, 1, false],
  ['an amount up to the limit where no tax is set', LIMIT, 4, 0, 1, false],
  ['an amount that interest lifts above the limit', LIMIT, 4, 20, 2, false],
])(
  'for %s the result says whether it is tax-free because of its size',
  (_, principal, rate, percent, times, isMentioned) => {
    const tax = { percent, freeUpTo: LIMIT };
    const term = { months: 12, annualRatePercent: rate };
    const rollOver = 'principal-and-interest';
    const illustration = illustrateDeposit({ principal, term, rollOver, times }, tax);
    const markup = renderMarkup(
      <DepositResult illustration={illustration} tax={tax} guaranteedPercent={null} />,
    );
    expect(markup.includes('Tanpa pajak')).toBe(isMentioned);
  },
);

const BILLION = 1_000_000_000;

it.each([
  // Offered rate, guaranteed rate, amount; uncovered because of its rate, partly uncovered because of its size.
  [6, 3.5, 100_000_000, true, false],
  [6, 3.5, 3 * BILLION, true, false],
  [3.5, 3.5, 100_000_000, false, false],
  [3.5, 3.5, 3 * BILLION, false, true],
  [6, null, 3 * BILLION, false, true],
])(
  'at %d percent, guaranteed up to %s, for %d the result says what is not covered',
  (rate, guaranteed, principal, isAbove, isTooMuch) => {
    const tax = { percent: 20, freeUpTo: LIMIT };
    const term = { months: 12, annualRatePercent: rate };
    const illustration = illustrateDeposit({ principal, term, rollOver: 'none', times: 1 }, tax);
    const markup = renderMarkup(
      <DepositResult illustration={illustration} tax={tax} guaranteedPercent={guaranteed} />,
    );
    expect(markup.includes('Tidak dijamin penuh, karena di atas tingkat bunga penjaminan 3,5%')).toBe(
      isAbove,
    );
    expect(markup.includes('LPS menjamin paling banyak')).toBe(isTooMuch);
  },
);
