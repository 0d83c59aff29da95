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
    const illustration = illustrateDeposit({ principal, term, rollOver, times }, tax, null);
    const markup = renderMarkup(
      <DepositResult illustration={illustration} tax={tax} guaranteedPercent={null} guaranteeLimit={null} />,
    );
    expect(markup.includes('Tanpa pajak')).toBe(isMentioned);
  },
);

const BILLION = 1_000_000_000;

it.each([
  // Offered rate, guaranteed rate, largest guaranteed amount, amount; uncovered because of its rate, and because of its size.
  [6, 3.5, 2 * BILLION, 100_000_000, true, null],
  [6, 3.5, 2 * BILLION, 3 * BILLION, true, null],
  [3.5, 3.5, 2 * BILLION, 100_000_000, false, null],
  [3.5, 3.5, 2 * BILLION, 3 * BILLION, false, 'Rp2.000.000.000'],
  [3.5, 3.5, BILLION, 3 * BILLION, false, 'Rp1.000.000.000'],
  [6, null, 2 * BILLION, 3 * BILLION, false, 'Rp2.000.000.000'],
  [3.5, 3.5, null, 3 * BILLION, false, null],
])(
  'at %d percent, guaranteed up to %s and %s rupiah, for %d the result says what is not covered',
  (rate, guaranteed, limit, principal, isAbove, largest) => {
    const tax = { percent: 20, freeUpTo: LIMIT };
    const term = { months: 12, annualRatePercent: rate };
    const illustration = illustrateDeposit({ principal, term, rollOver: 'none', times: 1 }, tax, limit);
    const markup = renderMarkup(
      <DepositResult
        illustration={illustration}
        tax={tax}
        guaranteedPercent={guaranteed}
        guaranteeLimit={limit}
      />,
    );
    expect(markup.includes('Tidak dijamin LPS, karena di atas tingkat bunga penjaminan 3,5%')).toBe(isAbove);
    expect(/LPS menjamin paling banyak (\S+)/.exec(markup)?.[1] ?? null).toBe(largest);
  },
);

it.each([
  ['none', 1, 'pada tanggal jatuh tempo'],
  ['principal', 4, 'Bunga bersih dibayarkan ke rekening Anda pada akhir setiap tenor'],
  ['principal-and-interest', 4, 'Pokok dan seluruh bunga bersih'],
  // A single term has nothing to roll over.
  ['principal', 1, 'pada tanggal jatuh tempo'],
] as const)('has when and where %s of %d terms is paid', (rollOver, times, said) => {
  const tax = { percent: 20, freeUpTo: LIMIT };
  const term = { months: 3, annualRatePercent: 3.5 };
  const illustration = illustrateDeposit({ principal: 50_000_000, term, rollOver, times }, tax, null);
  const markup = renderMarkup(
    <DepositResult illustration={illustration} tax={tax} guaranteedPercent={null} guaranteeLimit={null} />,
  );
  expect(markup).toContain(said);
});
