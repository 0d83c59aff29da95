import type { LoanProduct } from '@beranda/contract';
import type { Instalment } from '@beranda/finance';
import type { CalculatorDefinition } from '../definition.ts';
import { choice, rate, rupiah, years } from '../inputs.ts';
import { illustrateLoan, type LoanIllustration, type LoanTerms } from './loan-illustration.ts';

/** At least one loan. */
export type LoanSettings = { loans: readonly LoanProduct[] };

/** The product with this slug; the first one if there is no such product. */
export function findLoan({ loans }: LoanSettings, slug: string | undefined): LoanProduct {
  const product = loans.find((one) => one.slug === slug) ?? loans[0];
  if (!product) throw new RangeError('there is no loan to work out');
  return product;
}

/** The loan calculator: instalments of a loan product under an interest system. */
export const loan: CalculatorDefinition<LoanSettings, LoanTerms, LoanIllustration, Instalment> = {
  kind: 'loan',
  settingsFrom: ({ settings: { loans } }) => ({ loans }),
  variant: 'product',
  inputs(settings, input) {
    const product = findLoan(settings, input.product);
    return {
      product: choice({
        name: 'product',
        label: 'calculators.loan.product',
        values: settings.loans.map(({ slug }) => slug),
        text: (slug) => findLoan(settings, slug).name,
      }),
      principal: rupiah('principal', 'figures.principal', product.principal),
      years: years(product.years),
      annualRatePercent: rate(product.annualRatePercent),
      system: choice({
        name: 'system',
        label: 'figures.system',
        values: product.systems,
        text: (system, { t }) => t(`figures.systems.${system}`),
      }),
    };
  },
  illustrate: illustrateLoan,
  schedule: {
    title: 'calculators.loan.schedule',
    columns: [
      ['calculators.loan.payment', 'payment'],
      ['figures.principalPart', 'principal'],
      ['figures.interestPart', 'interest'],
      ['calculators.loan.balance', 'balance'],
    ],
    steps: ({ years: byYear, schedule }) => [
      { by: 'year', rows: byYear.map((row) => ({ ...row, number: row.year })) },
      { by: 'month', rows: schedule.instalments },
    ],
    totals: ({ totalPayment, terms, totalInterest }) => [totalPayment, terms.principal, totalInterest, null],
  },
};
