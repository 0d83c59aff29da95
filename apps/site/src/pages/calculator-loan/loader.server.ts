import type { LoanProduct } from '@beranda/contract';
import type { Loader } from '#src/content/loading.ts';
import { settingsByAddress } from '#src/features/blocks/calculators.server.ts';
import { PRODUCT_PARAM } from '#src/features/calculators/calculator-queries.ts';
import type { LoanInput } from '#src/features/calculators/loan/loan-terms.ts';
import { LOAN_NUMBERS, loanQuery, validateLoan } from '#src/features/calculators/loan/loan-terms.ts';
import type { ProductTermsSource } from '#src/features/calculators/product-terms-note.tsx';
import { redirectToPlainNumbers } from '#src/features/calculators/redirect-to-plain-numbers.server.ts';

export type CalculatorLoanPageData = {
  loans: LoanProduct[];
  disclaimer: string;
  input: LoanInput;
  ownTerms: ProductTermsSource | null;
};

export const load: Loader<CalculatorLoanPageData> = async (context) => {
  const { content, locale, query } = context;
  const { settings, product } = await settingsByAddress(content, locale, 'loan', query.get(PRODUCT_PARAM));
  const { loans, disclaimer } = settings;
  const input = Object.fromEntries(query);
  redirectToPlainNumbers(context, LOAN_NUMBERS, () => {
    const { terms } = validateLoan(input, loans, locale);
    return terms && loanQuery(terms, product?.slug ?? null);
  });
  return { loans, disclaimer, input, ownTerms: product };
};
