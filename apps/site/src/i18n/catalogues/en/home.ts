import type { home as indonesian } from '../id/home.ts';
import type { Translation } from '../translation.ts';

export const home = {
  principal: 'Loan of {amount}',
  rate: '{rate} per annum, annuity',
  tenor: 'Time period',
  instalment: 'Monthly instalment',
  years: '{years, plural, one {# year} other {# years}}',
  shortcuts: 'Service shortcuts',
  reasons: 'Why this bank',
  allNews: 'All news',
  parentCompany: 'Parent company',
} satisfies Translation<typeof indonesian>;
