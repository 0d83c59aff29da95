import type { Loader } from '#src/content/loading.ts';
import { askedSettings } from '#src/widgets/blocks/calculators.server.ts';
import { TERMS_OF } from '#src/widgets/calculators/terms-of.ts';
import type { CalculatorLoanPageData } from './page.tsx';

export const loadCalculatorLoan: Loader<CalculatorLoanPageData> = async ({ content, locale, query }) => {
  const { settings, product } = await askedSettings(content, locale, 'loan', query.get(TERMS_OF));
  const { loans, disclaimer } = settings;
  return { loans, disclaimer, given: Object.fromEntries(query), ownTerms: product };
};
