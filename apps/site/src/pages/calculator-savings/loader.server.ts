import type { Loader } from '#src/content/loading.ts';
import { askedSettings } from '#src/widgets/blocks/calculators.server.ts';
import { TERMS_OF } from '#src/widgets/calculators/terms-of.ts';
import type { CalculatorSavingsPageData } from './page.tsx';

export const loadCalculatorSavings: Loader<CalculatorSavingsPageData> = async ({
  content,
  locale,
  query,
}) => {
  const { settings, product } = await askedSettings(content, locale, 'savings-goal', query.get(TERMS_OF));
  const { savingsGoal, interestTax, disclaimer } = settings;
  return {
    offer: savingsGoal,
    tax: interestTax,
    disclaimer,
    given: Object.fromEntries(query),
    ownTerms: product,
  };
};
