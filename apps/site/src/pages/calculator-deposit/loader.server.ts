import type { Loader } from '#src/content/loading.ts';
import type { CalculatorDepositPageData } from './page.tsx';

export const loadCalculatorDeposit: Loader<CalculatorDepositPageData> = async ({
  content,
  locale,
  query,
}) => {
  const { timeDeposit, interestTax, disclaimer } = await content.calculators(locale);
  return { offer: timeDeposit, tax: interestTax, disclaimer, given: Object.fromEntries(query) };
};
