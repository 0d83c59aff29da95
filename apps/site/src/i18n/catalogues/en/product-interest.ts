import type { productInterest as indonesian } from '../id/product-interest.ts';
import type { Translation } from '../translation.ts';

export const productInterest = {
  balance: 'Balance',
  below: 'Below {to}',
  between: '{from} to below {to}',
  above: '{from} and above',
  anyBalance: 'Any balance',
  term: 'Term',
  months: '{months, plural, one {# month} other {# months}}',
  upToYears: 'Up to {years, plural, one {# year} other {# years}}',
  oneTerm: '{years, plural, one {# year} other {# years}}',
  years: '{from} to {years} years',
  beforeTax: 'Before tax. Rates may change; the rate on the day of placement or booking applies.',
  notInsured: 'Not insured by LPS, because it is above the guaranteed rate of {percent}',
  from: 'from {rate}',
  period: 'Period',
  fixedPeriod: 'First {years, plural, one {year} other {# years}}',
  fixedNote: 'Fixed, {system}',
  afterFixedPeriod: 'After that',
  floatingNote: 'Floating; the calculator’s assumption',
  system: 'Interest system',
  equivalent:
    'equivalent to {percent} on the balance owed, for {years, plural, one {# year} other {# years}}',
  loanNote: 'Rates may change; the one in your written offer applies.',
  lead: {
    oneRate: 'It starts at the rate of {product}, {rate} a year. Enter your own figures.',
    byBalance:
      'At the rates of {product}, {min} to {max} a year, depending on the balance. Enter your own figures.',
    byLoanTerm:
      'It starts at the rates of {product}, {min} to {max} a year, depending on the term. Enter your own figures.',
    byTerm: 'At today’s rate for each term.',
    promotion: 'The promotion of this product ({period}) is not included, since it has terms of its own.',
  },
} satisfies Translation<typeof indonesian>;
