import type { Loader } from '#src/content/loading.ts';
import type { CalculatorLoanPageData } from './page.tsx';

export const loadCalculatorLoan: Loader<CalculatorLoanPageData> = async ({ content, locale, query }) => {
  const { loans, disclaimer } = await content.calculators(locale);
  return { loans, disclaimer, given: Object.fromEntries(query) };
};
