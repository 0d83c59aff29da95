import type { Loader } from '#src/content/loading.ts';
import type { CalculatorSavingsPageData } from './page.tsx';

export const loadCalculatorSavings: Loader<CalculatorSavingsPageData> = async ({
  content,
  locale,
  query,
}) => {
  const { savingsGoal, interestTax, disclaimer } = await content.calculators(locale);
  return { offer: savingsGoal, tax: interestTax, disclaimer, given: Object.fromEntries(query) };
};
