import type { LoanProduct } from '@beranda/contract';
import type { Loader } from '#src/content/loading.ts';
import { settingsByAddress } from '#src/features/blocks/calculators.server.ts';
import type { LoanInput } from '#src/features/calculators/loan/loan-terms.ts';
import { LOAN_NUMBERS, loanQuery, validateLoan } from '#src/features/calculators/loan/loan-terms.ts';
import type { OwnTermsProduct } from '#src/features/calculators/own-terms.tsx';
import { leadToPlainNumbers } from '#src/features/calculators/plain-address.server.ts';
import { atTermsOf, TERMS_OF } from '#src/features/calculators/terms-of.ts';

export type CalculatorLoanPageData = {
  loans: LoanProduct[];
  disclaimer: string;
  input: LoanInput;
  ownTerms: OwnTermsProduct | null;
};

export const load: Loader<CalculatorLoanPageData> = async (context) => {
  const { content, locale, query } = context;
  const { settings, product } = await settingsByAddress(content, locale, 'loan', query.get(TERMS_OF));
  const { loans, disclaimer } = settings;
  const input = Object.fromEntries(query);
  leadToPlainNumbers(context, LOAN_NUMBERS, () => {
    const { terms } = validateLoan(input, loans, locale);
    return terms && atTermsOf(loanQuery(terms), product?.slug ?? null);
  });
  return { loans, disclaimer, input, ownTerms: product };
};
