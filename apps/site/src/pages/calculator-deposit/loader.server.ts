import type { Loader } from '#src/content/loading.ts';
import { leadToPlainNumbers } from '#src/widgets/calculators/plain-address.server.ts';
import {
  DEPOSIT_NUMBERS,
  depositQuery,
  judgeDeposit,
} from '#src/widgets/calculators/time-deposit/deposit-terms.ts';
import { depositGuarantee } from '#src/widgets/published-rates/guarantee.server.ts';
import type { CalculatorDepositPageData } from './page.tsx';

export const loadCalculatorDeposit: Loader<CalculatorDepositPageData> = async (input) => {
  const { content, locale, query } = input;
  const [{ timeDeposit, interestTax, disclaimer }, guarantee] = await Promise.all([
    content.calculators(locale),
    depositGuarantee(content, locale),
  ]);
  const given = Object.fromEntries(query);
  leadToPlainNumbers(input, DEPOSIT_NUMBERS, () => {
    const { terms } = judgeDeposit(given, timeDeposit, locale);
    return terms && depositQuery(terms);
  });
  return {
    offer: timeDeposit,
    tax: interestTax,
    disclaimer,
    guaranteedPercent: guarantee?.percent ?? null,
    given,
  };
};
