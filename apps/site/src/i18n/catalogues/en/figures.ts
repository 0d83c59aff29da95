import type { figures as indonesian } from '../id/figures.ts';
import type { Translation } from '../translation.ts';

export const figures = {
  principal: 'Credit limit',
  years: 'Time period (years)',
  rate: 'Interest rate (% per annum)',
  system: 'Interest system',
  systems: { flat: 'Flat', effective: 'Effective (declining)', annuity: 'Annuity' },
  // The wording of this label is prescribed, including its spelling; elsewhere it is "instalment".
  instalment: 'Installment value per month',
  firstInstalment: 'First installment value',
  fixedInstalment: 'Monthly instalment in the first {years, plural, one {year} other {# years}}',
  laterInstalment: 'Instalment after {years, plural, one {# year} other {# years}}, at an assumed {rate}',
  assumption:
    'After the fixed period the rate floats and may be higher. The totals below use this assumption.',
  totalInterest: 'Total interest',
  totalPayment: 'Total payment',
  chartByMonth: 'Principal and interest by month (IDR)',
  chartByYear: 'Principal and interest by year (IDR)',
  chartText: 'Bar chart. The same figures are in the table below.',
  chartAsTable: 'See the figures of the chart as a table',
  month: 'Month',
  year: 'Year',
  principalPart: 'Principal',
  interestPart: 'Interest',
  monthNumber: 'Month {number}',
  yearNumber: 'Year {number}',
  currency: 'IDR',
  yearsUnit: '{years, plural, one {year} other {years}}',
  slider: '{field}, slider',
  calculate: 'Calculate',
  eyebrow: 'Calculator',
  terms: '{product} at {rate} a year',
  whole: 'See the schedule',
  problems: {
    number: 'Enter a number from {min} to {max}.',
    whole: 'Enter a whole number from {min} to {max}.',
    outside: 'Enter a value between {min} and {max}.',
    tooLarge: 'The result would be too large to work out. Enter a smaller number.',
    choice: 'There is no such choice. Choose one of these.',
  },
} satisfies Translation<typeof indonesian>;
