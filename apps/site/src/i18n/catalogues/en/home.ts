import type { home as indonesian } from '../id/home.ts';
import type { Translation } from '../translation.ts';

export const home = {
  shortcuts: 'Service shortcuts',
  allNews: 'All news',
  parentCompany: 'Parent company',
  companies: 'Companies of the group',
  simpanan: 'Savings',
  pinjaman: 'Loans',
  all: { simpanan: 'All savings', pinjaman: 'All loans' },
  upTo: 'up to',
  from: 'from',
  fixed: 'fixed for {years, plural, one {# year} other {# years}}',
  perYear: 'a year',
  comparable:
    'Equivalent to {percent} a year on the balance owed, over {years, plural, one {# year} other {# years}}',
  ratesNote:
    'Rates may change; we announce changes before they take effect. Terms and fees are set out on each product page.',
  cities: 'Cities with the most branches and ATMs',
  allBranches: 'See all branches',
  phone: {
    label: 'A sample screen of the app: a savings balance, a transfer button and the latest transactions',
    greeting: 'Good morning',
    balance: 'Savings balance',
    amount: 'IDR 8,640,000',
    transfer: 'Transfer',
    pay: 'Pay',
    save: 'Save',
    invest: 'Invest',
    history: 'Latest transactions',
    electricity: 'Electricity token',
    electricityAmount: '−100,000',
    salary: 'Salary',
    salaryAmount: '+6,250,000',
  },
} satisfies Translation<typeof indonesian>;
