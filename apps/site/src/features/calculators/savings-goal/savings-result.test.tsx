import { expect, it } from 'vitest';
import { renderMarkup } from '../../../../testing/render-markup.tsx';
import { illustrateSavings } from './savings.ts';
import { SavingsResult } from './savings-result.tsx';

const markupFor = (target: number, locale: 'id' | 'en', percent = 20) => {
  const terms = { target, initial: target, years: 10, annualRatePercent: 3 };
  const illustration = illustrateSavings(terms, { percent, freeUpTo: 7_500_000 });
  return renderMarkup(
    <SavingsResult illustration={illustration} />,
    locale === 'en' ? '/en' : '/',
  ).replaceAll('\u00a0', ' ');
};

it('savings that grow above the tax-free balance name the balance from which they are taxed', () => {
  const indonesian = markupFor(7_000_000, 'id');
  expect(indonesian).toContain(
    'pajak final 20% pada setiap bulan yang dimulai dengan saldo lebih dari Rp7.500.000',
  );
  expect(indonesian).toContain('Rp9.021.756');
  expect(markupFor(7_000_000, 'en')).toContain(
    'final tax of 20% is deducted from the interest of each month that begins with a balance above IDR 7,500,000',
  );
});

it('savings below the tax-free balance say that no tax is due, and why', () => {
  expect(markupFor(1_000_000, 'id')).toContain('tidak ada bulan yang dimulai dengan saldo lebih dari');
  expect(markupFor(1_000_000, 'en')).toContain('no month begins with a balance above');
});

it.each([
  ['below', 1_000_000],
  ['above', 7_000_000],
])(
  'without a tax rate, savings that grow to %s the tax-free balance do not mention tax',
  (_where, target) => {
    const english = markupFor(target, 'en', 0);
    expect(english).toContain('No tax is deducted from the interest. Deposits are made');
    expect(english).not.toMatch(/final tax|balance above/);
    expect(markupFor(target, 'id', 0)).toContain('Bunga tidak dikurangi pajak. Setoran dihitung');
  },
);

it('does not present what is counted above the last tier as a rate of the product', () => {
  const terms = {
    target: 100_000_000,
    initial: 5_000_000,
    years: 5,
    annualRatePercent: [
      { from: 0, annualRatePercent: 0.5 },
      { from: 50_000_000, annualRatePercent: 0, isAssumed: true as const },
    ],
  };
  const illustration = illustrateSavings(terms, { percent: 20, freeUpTo: 7_500_000 });
  const textFor = (address: string) =>
    renderMarkup(<SavingsResult illustration={illustration} />, address).replaceAll(/<[^>]+>/g, ' ');
  expect(textFor('/en')).toMatch(/month 1\s+0\.50%\s+Yearly rate from month \d+\s+not stated; counted/);
  expect(textFor('/')).toMatch(/per tahun\s+tidak dicantumkan; dihitung 0%/);
});

it('names the rates that applied by balance, each from its month', () => {
  const terms = {
    target: 100_000_000,
    initial: 5_000_000,
    years: 5,
    annualRatePercent: [
      { from: 0, annualRatePercent: 0.5 },
      { from: 50_000_000, annualRatePercent: 1 },
    ],
  };
  const illustration = illustrateSavings(terms, { percent: 20, freeUpTo: 7_500_000 });
  const markup = renderMarkup(<SavingsResult illustration={illustration} />, '/en').replaceAll(
    /<[^>]+>/g,
    ' ',
  );
  expect(markup).toContain('IDR 1,553,413'.replace(' ', '\u00a0'));
  expect(markup).toMatch(/Yearly rate from month 1\s+0\.50%\s+Yearly rate from month 30\s+1\.00%/);
  expect(markupFor(7_000_000, 'en')).not.toContain('from month');
});
