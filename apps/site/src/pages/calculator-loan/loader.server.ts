import type { Loader } from '#src/content/loading.ts';
import { askedSettings } from '#src/widgets/blocks/calculators.server.ts';
import { judgeLoan, LOAN_NUMBERS, loanQuery } from '#src/widgets/calculators/loan/loan-terms.ts';
import { leadToPlainNumbers } from '#src/widgets/calculators/plain-address.server.ts';
import { atTermsOf, TERMS_OF } from '#src/widgets/calculators/terms-of.ts';
import type { CalculatorLoanPageData } from './page.tsx';

export const loadCalculatorLoan: Loader<CalculatorLoanPageData> = async (input) => {
  const { content, locale, query } = input;
  const { settings, product } = await askedSettings(content, locale, 'loan', query.get(TERMS_OF));
  const { loans, disclaimer } = settings;
  const given = Object.fromEntries(query);
  leadToPlainNumbers(input, LOAN_NUMBERS, () => {
    const { terms } = judgeLoan(given, loans, locale);
    return terms && atTermsOf(loanQuery(terms), product?.slug ?? null);
  });
  return { loans, disclaimer, given, ownTerms: product };
};
