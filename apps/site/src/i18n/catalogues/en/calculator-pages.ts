import type { calculatorPages as indonesian } from '../id/calculator-pages.ts';
import type { Translation } from '../translation.ts';

export const calculatorPages = {
  loan: {
    description:
      'Work out the instalments of a {bankName} loan with flat, effective (declining) or annuity interest, with the full monthly schedule.',
    lead: 'Enter the credit limit, time period and interest rate to see the instalment, the total interest and the full schedule.',
    promotion:
      'The calculator starts at the rate of {product}. The current promotion, “<link>{promotion}</link>” ({period}), has terms of its own, which are not included.',
  },
  savings: {
    description:
      'Work out the monthly deposit that reaches a savings goal at {bankName}, with interest after tax and the balance year by year.',
    lead: 'Choose the interest of one of our savings accounts or a rate of your own, and enter your goal, what you already have and the time period to see what to put aside each month.',
    leadOwnRate:
      'Enter your goal, what you already have, the time period and an interest rate to see what to put aside each month.',
  },
  deposit: {
    description:
      'Work out what a {bankName} time deposit earns for each term, the tax on it, and what you receive at maturity.',
    lead: 'Enter the amount and choose a term to see the interest, the tax and what you receive at maturity.',
  },
} satisfies Translation<typeof indonesian>;
