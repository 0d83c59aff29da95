import type { CalculatorsContent } from '@beranda/contract';
import type { Loader } from '#src/content/loading.ts';
import { settingsByAddress } from '#src/features/blocks/calculators.server.ts';
import { PRODUCT_PARAM } from '#src/features/calculators/calculator-queries.ts';
import type { ProductTermsSource } from '#src/features/calculators/product-terms-note.tsx';
import { redirectToPlainNumbers } from '#src/features/calculators/redirect-to-plain-numbers.server.ts';
import type { SavingsInput } from '#src/features/calculators/savings-goal/savings-terms.ts';
import {
  SAVINGS_FIELDS,
  savingsQuery,
  validateSavings,
} from '#src/features/calculators/savings-goal/savings-terms.ts';

export type CalculatorSavingsPageData = {
  offer: CalculatorsContent['savingsGoal'];
  tax: CalculatorsContent['interestTax'];
  disclaimer: string;
  input: SavingsInput;
  ownTerms: ProductTermsSource | null;
};

export const load: Loader<CalculatorSavingsPageData> = async (context) => {
  const { content, locale, query } = context;
  const { settings, product } = await settingsByAddress(
    content,
    locale,
    'savings-goal',
    query.get(PRODUCT_PARAM),
  );
  const { savingsGoal, interestTax, disclaimer } = settings;
  const input = Object.fromEntries(query);
  redirectToPlainNumbers(context, SAVINGS_FIELDS, () => {
    const { terms } = validateSavings(input, savingsGoal, locale);
    return terms && savingsQuery(terms, product?.slug ?? null);
  });
  return {
    offer: savingsGoal,
    tax: interestTax,
    disclaimer,
    input,
    ownTerms: product,
  };
};
