import type { CalculatorsContent } from '@beranda/contract';
import type { Loader } from '#src/content/loading.ts';
import { redirectToPlainNumbers } from '#src/features/calculators/redirect-to-plain-numbers.server.ts';
import type { DepositInput } from '#src/features/calculators/time-deposit/deposit-terms.ts';
import {
  DEPOSIT_NUMBERS,
  depositQuery,
  validateDeposit,
} from '#src/features/calculators/time-deposit/deposit-terms.ts';
import { depositGuarantee } from '#src/features/rates/published/guarantee.server.ts';

export type CalculatorDepositPageData = {
  offer: CalculatorsContent['timeDeposit'];
  tax: CalculatorsContent['interestTax'];
  disclaimer: string;
  /** Highest guaranteed deposit rate, percent per annum; null if unknown. */
  guaranteedPercent: number | null;
  input: DepositInput;
};

export const load: Loader<CalculatorDepositPageData> = async (context) => {
  const { content, locale, query } = context;
  const [{ timeDeposit, interestTax, disclaimer }, guarantee] = await Promise.all([
    content.calculators(locale),
    depositGuarantee(content, locale),
  ]);
  const input = Object.fromEntries(query);
  redirectToPlainNumbers(context, DEPOSIT_NUMBERS, () => {
    const { terms } = validateDeposit(input, timeDeposit, locale);
    return terms && depositQuery(terms);
  });
  return {
    offer: timeDeposit,
    tax: interestTax,
    disclaimer,
    guaranteedPercent: guarantee?.percent ?? null,
    input,
  };
};
