import type { publishedRates as indonesian } from '../id/published-rates.ts';
import type { Translation } from '../translation.ts';

export const publishedRates = {
  lending: {
    title: 'Prime lending rates (SBDK)',
    lead: 'The lowest rates, charged on the balance owed, from which we set the interest on loans, and how they are made up.',
    description:
      'Prime lending rates (SBDK) of {bankName} by segment: cost of funds, overhead, margin, and how they have changed.',
    since: 'In force from {date}',
    segment: 'Segment',
    costOfFunds: 'Cost of funds',
    overhead: 'Overhead',
    margin: 'Margin',
    rate: 'SBDK',
    table: 'Prime lending rates, per cent a year',
    perYear: 'Rate on the balance owed, % a year',
    history: 'How they have changed',
    historyTable: 'SBDK by segment and date, per cent a year',
    empty: 'No data found',
    emptyText: 'Prime lending rates will appear here as soon as they are announced.',
    explained: 'How to read them',
    example: 'Example',
    parts: {
      sum: 'SBDK is the sum of cost of funds, overhead and margin. It does not include a risk premium.',
      costOfFunds: 'Cost of funds (HPDK) is what we pay to raise the money that we lend.',
      overhead: 'Overhead is the cost of staff, branches, technology and other operations.',
      margin: 'Margin is the profit that we set for lending.',
      risk: 'The interest on your loan can be higher than SBDK by a risk premium, which depends on how we assess each applicant.',
      flat: 'SBDK is charged on the balance owed. A flat rate of 10% a year over 12 months is equivalent to about 17.97% a year on that balance.',
    },
    calculator: 'Calculate instalments',
  },
  guarantee: {
    title: 'Deposit guarantee rates',
    lead: 'Deposits that earn more than these rates are not covered by the Indonesia Deposit Insurance Corporation (LPS).',
    description:
      'Deposit guarantee rates of LPS at {bankName}: rupiah and foreign currency, with the periods for which they apply.',
    period: '{from} to {to}',
    current: 'In force now',
    example: 'Example',
    exampleText:
      'Rates marked as an example are for demonstration and were not announced by LPS. The rates that apply are on its website.',
    table: 'Deposit guarantee rates by period, per cent a year',
    history: 'All periods',
    columnPeriod: 'Period',
    rupiah: 'Rupiah, commercial banks',
    foreign: 'Foreign currency, commercial banks',
    rural: 'Rupiah, rural banks (BPR)',
    perYear: 'a year',
    none: 'We do not have the rates for today yet. Please see the website of LPS for the latest ones.',
    noneTitle: 'The last period has ended',
    empty: 'No data found',
    emptyText: 'Deposit guarantee rates will appear here as soon as they are announced.',
    conditions: 'When a deposit is covered',
    condition: {
      recorded: 'It is recorded in the books of the bank.',
      rate: 'Its interest is not above the guaranteed rate.',
      fraud: 'The customer has done nothing that has harmed the bank.',
    },
    official: 'Website of LPS',
  },
  demonstration: 'The figures on this page are examples for demonstration.',
} satisfies Translation<typeof indonesian>;
