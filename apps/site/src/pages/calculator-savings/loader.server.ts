import type { CalculatorsContent } from '@beranda/contract';
import type { Loader } from '#src/content/loading.ts';
import { settingsByAddress } from '#src/features/blocks/calculators.server.ts';
import type { OwnTermsProduct } from '#src/features/calculators/own-terms.tsx';
import { leadToPlainNumbers } from '#src/features/calculators/plain-address.server.ts';
import type { SavingsInput } from '#src/features/calculators/savings-goal/savings-terms.ts';
import {
  SAVINGS_FIELDS,
  savingsQuery,
  validateSavings,
} from '#src/features/calculators/savings-goal/savings-terms.ts';
import { atTermsOf, TERMS_OF } from '#src/features/calculators/terms-of.ts';

export type CalculatorSavingsPageData = {
  offer: CalculatorsContent['savingsGoal'];
  tax: CalculatorsContent['interestTax'];
  disclaimer: string;
  input: SavingsInput;
  ownTerms: OwnTermsProduct | null;
};

export const load: Loader<CalculatorSavingsPageData> = async (context) => {
  const { content, locale, query } = context;
  const { settings, product } = await settingsByAddress(content, locale, 'savings-goal', query.get(TERMS_OF));
  const { savingsGoal, interestTax, disclaimer } = settings;
  const input = Object.fromEntries(query);
  leadToPlainNumbers(context, SAVINGS_FIELDS, () => {
    const { terms } = validateSavings(input, savingsGoal, locale);
    return terms && atTermsOf(savingsQuery(terms), product?.slug ?? null);
  });
  return {
    offer: savingsGoal,
    tax: interestTax,
    disclaimer,
    input,
    ownTerms: product,
  };
};
