import { illustrateSavings } from '#src/features/calculators/savings-goal/savings-illustration.ts';
import { SAVINGS_FIELDS, validateSavings } from '#src/features/calculators/savings-goal/savings-terms.ts';
import type { CalculatorFile } from './calculator-file.ts';

/** How savings grow towards a goal, month by month, in rupiah. */
export const savingsFile: CalculatorFile = {
  numbers: SAVINGS_FIELDS,
  make({ calculators, input, locale, texts }) {
    const { terms } = validateSavings(input, calculators.savingsGoal, locale);
    if (!terms) return undefined;
    return {
      fileName: `${texts('calculators.savings.file')}.csv`,
      table: {
        header: [
          texts('figures.month'),
          texts('calculators.savings.paidIn'),
          texts('calculators.savings.interestPart'),
          texts('calculators.savings.balance'),
        ],
        rows: illustrateSavings(terms, calculators.interestTax).progress.map(
          ({ month, paidIn, interest, balance }) => [month, paidIn, interest, balance],
        ),
      },
    };
  },
};
