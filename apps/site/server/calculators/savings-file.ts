import { illustrateSavings } from '../../src/widgets/calculators/savings-goal/savings-illustration.ts';
import { judgeSavings, SAVINGS_FIELDS } from '../../src/widgets/calculators/savings-goal/savings-terms.ts';
import type { CalculatorFile } from './calculator-file.ts';

/** How savings grow towards a goal, month by month, in rupiah. */
export const savingsFile: CalculatorFile = {
  numbers: SAVINGS_FIELDS,
  make({ calculators, given, locale, texts }) {
    const { terms } = judgeSavings(given, calculators.savingsGoal, locale);
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
