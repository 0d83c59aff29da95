import { illustrateDeposit } from '#src/features/calculators/time-deposit/deposit-illustration.ts';
import { DEPOSIT_NUMBERS, validateDeposit } from '#src/features/calculators/time-deposit/deposit-terms.ts';
import type { CalculatorFile } from './calculator-file.ts';

/** The interest of a deposit by term, in rupiah. */
export const depositFile: CalculatorFile = {
  numbers: [...DEPOSIT_NUMBERS, 'term'],
  make({ calculators, input, locale, texts }) {
    const { terms } = validateDeposit(input, calculators.timeDeposit, locale);
    if (!terms) return undefined;
    return {
      fileName: `${texts('calculators.deposit.file')}.csv`,
      table: {
        header: [
          texts('calculators.deposit.number'),
          texts('calculators.deposit.principal'),
          texts('calculators.deposit.interest'),
          texts('calculators.deposit.taxShort'),
          texts('calculators.deposit.netInterest'),
          texts('calculators.deposit.balance'),
        ],
        rows: illustrateDeposit(terms, calculators.interestTax).terms.map(
          ({ number, principal, interest, tax, netInterest, balance }) => [
            number,
            principal,
            interest,
            tax,
            netInterest,
            balance,
          ],
        ),
      },
    };
  },
};
