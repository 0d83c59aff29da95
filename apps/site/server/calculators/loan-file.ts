import { illustrateLoan } from '#src/features/calculators/loan/loan-illustration.ts';
import { LOAN_NUMBERS, validateLoan } from '#src/features/calculators/loan/loan-terms.ts';
import type { CalculatorFile } from './calculator-file.ts';

/** The schedule of a loan, month by month, in rupiah. */
export const loanFile: CalculatorFile = {
  numbers: LOAN_NUMBERS,
  make({ calculators, input, locale, texts }) {
    const { terms } = validateLoan(input, calculators.loans, locale);
    if (!terms) return undefined;
    return {
      fileName: `${texts('calculators.loan.file')}-${terms.product}.csv`,
      table: {
        header: [
          texts('figures.month'),
          texts('calculators.loan.payment'),
          texts('figures.principalPart'),
          texts('figures.interestPart'),
          texts('calculators.loan.balance'),
        ],
        rows: illustrateLoan(terms).schedule.instalments.map((instalment) => [
          instalment.number,
          instalment.payment,
          instalment.principal,
          instalment.interest,
          instalment.balance,
        ]),
      },
    };
  },
};
