import { expect, it } from 'vitest';
import { calculators } from '../../../../cms/seed/content/calculators.ts';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import { Calculation, leadOf } from './calculator-page.tsx';
import { resolveCalculator } from './calculator-settings.server.ts';

const tabungan = {
  slug: 'simpanan/tabungan',
  name: 'Tabungan',
  language: 'id' as const,
  tiers: [{ from: 0, to: null, annualRatePercent: 1 }],
};

function savingsWith(products: (typeof tabungan)[]) {
  const general = calculators.en;
  const settings = { ...general, savingsGoal: { ...general.savingsGoal, products, isOfProduct: true } };
  return resolveCalculator('savings-goal', { settings, guaranteedPercent: null }, 'simpanan/tabungan');
}

/** What is said beside the savings calculator of a product. */
function markupFor(variant: string, products = [tabungan]) {
  const calculator = savingsWith(products);
  const product = {
    url: '/simpanan/tabungan',
    text: 'Tabungan',
    language: 'id' as const,
    isInForms: true,
    promotion: null,
  };
  const data = { calculator, input: { product: variant }, product, products: {}, variant };
  return renderMarkup(<Calculation data={data} />, '/en');
}

const NOTE = /Worked out at the rate of/;

it('names the product whose interest is used, and not where another rate is entered', () => {
  expect(markupFor('tabungan')).toMatch(NOTE);
  expect(markupFor('own')).not.toMatch(NOTE);
});

it('names a product without tiers, at whose rate the calculator starts', () => {
  expect(markupFor('own', [])).toMatch(NOTE);
});

it('promises a choice of products only where some are offered', () => {
  expect(leadOf(savingsWith([tabungan]))).toBe('savings.lead');
  expect(leadOf(savingsWith([]))).toBe('savings.leadOwnRate');
});
