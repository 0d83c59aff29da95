import type { Loader } from '#src/content/loading.ts';
import { depositGuarantee } from '#src/widgets/published-rates/guarantee.server.ts';
import type { CalculatorDepositPageData } from './page.tsx';

export const loadCalculatorDeposit: Loader<CalculatorDepositPageData> = async ({
  content,
  locale,
  query,
}) => {
  const [{ timeDeposit, interestTax, disclaimer }, guarantee] = await Promise.all([
    content.calculators(locale),
    depositGuarantee(content, locale),
  ]);
  return {
    offer: timeDeposit,
    tax: interestTax,
    disclaimer,
    guaranteedPercent: guarantee?.percent ?? null,
    given: Object.fromEntries(query),
  };
};
