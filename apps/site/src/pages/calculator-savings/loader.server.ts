import type { Loader } from '#src/content/loading.ts';
import { askedSettings } from '#src/widgets/blocks/calculators.server.ts';
import { leadToPlainNumbers } from '#src/widgets/calculators/plain-address.server.ts';
import {
  judgeSavings,
  SAVINGS_FIELDS,
  savingsQuery,
} from '#src/widgets/calculators/savings-goal/savings-terms.ts';
import { atTermsOf, TERMS_OF } from '#src/widgets/calculators/terms-of.ts';
import type { CalculatorSavingsPageData } from './page.tsx';

export const loadCalculatorSavings: Loader<CalculatorSavingsPageData> = async (input) => {
  const { content, locale, query } = input;
  const { settings, product } = await askedSettings(content, locale, 'savings-goal', query.get(TERMS_OF));
  const { savingsGoal, interestTax, disclaimer } = settings;
  const given = Object.fromEntries(query);
  leadToPlainNumbers(input, SAVINGS_FIELDS, () => {
    const { terms } = judgeSavings(given, savingsGoal, locale);
    return terms && atTermsOf(savingsQuery(terms), product?.slug ?? null);
  });
  return {
    offer: savingsGoal,
    tax: interestTax,
    disclaimer,
    given,
    ownTerms: product,
  };
};
