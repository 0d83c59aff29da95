import { expect, test } from 'vitest';
import { renderMarkup } from '#src/components/render-markup.tsx';
import { ProductCosts } from './product-costs.tsx';

const tiers = [
  { from: 0, to: 50_000_000, annualRatePercent: 3.5 },
  { from: 50_000_000, to: null, annualRatePercent: 4.25 },
];
const guaranteed = (percent: number) => ({
  percent,
  until: '2027-01-31',
  isExample: false,
  isExceeded: true,
});

/** Row texts after the row header. */
function ratesIn(guarantee: ReturnType<typeof guaranteed> | null, address: string): string[] {
  const markup = renderMarkup(
    <ProductCosts product={{ tiers, fees: [] }} calculator={null} guarantee={guarantee} lang="id" />,
    address,
  );
  return [...markup.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) =>
    cell
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
}

test.each([
  ['/', '3,50%', '4,25% Tidak dijamin penuh, karena di atas tingkat bunga penjaminan 3,50%'],
  ['/en', '3.50%', '4.25% Not fully guaranteed above the guaranteed rate of 3.50%'],
])('on %s a rate above the guaranteed one is marked, and an equal one is not', (address, ...rates) => {
  expect(ratesIn(guaranteed(3.5), address)).toEqual(rates);
});

test('without a guaranteed rate, or with all rates below it, nothing is marked', () => {
  expect(ratesIn(null, '/en')).toEqual(['3.50%', '4.25%']);
  expect(ratesIn(guaranteed(4.25), '/en')).toEqual(['3.50%', '4.25%']);
});
