import { illustrateDeposit } from '../../src/widgets/calculators/time-deposit/deposit-illustration.ts';
import { judgeDeposit } from '../../src/widgets/calculators/time-deposit/deposit-terms.ts';
import type { CalculatorFile } from './calculator-file.ts';

/** What a deposit bears, term by term, in rupiah. */
export const depositFile: CalculatorFile = ({ calculators, given, locale, texts }) => {
  const { terms } = judgeDeposit(given, calculators.timeDeposit, locale);
  if (!terms) return undefined;
  return {
    fileName: `${texts('deposit.file')}.csv`,
    table: {
      header: [
        texts('deposit.number'),
        texts('deposit.principal'),
        texts('deposit.interest'),
        texts('deposit.taxShort'),
        texts('deposit.netInterest'),
        texts('deposit.balance'),
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
};
