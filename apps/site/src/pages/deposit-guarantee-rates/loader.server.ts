import type { Loader } from '#src/content/loading.ts';
import { guaranteeAt } from '#src/widgets/published-rates/guarantee.server.ts';
import type { DepositGuaranteeRatesData } from './page.tsx';

export const loadDepositGuaranteeRates: Loader<DepositGuaranteeRatesData> = async ({
  content,
  locale,
  previewToken,
}) => {
  const periods = await content.allItems('guarantee-rates', locale, { previewToken });
  return { current: guaranteeAt(periods, content.today()), periods };
};
