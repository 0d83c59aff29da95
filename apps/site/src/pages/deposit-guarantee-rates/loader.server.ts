import type { Loader } from '#src/content/loading.ts';
import { guaranteeAt, MOST_PERIODS } from '#src/widgets/published-rates/guarantee.server.ts';
import type { DepositGuaranteeRatesData } from './page.tsx';

export const loadDepositGuaranteeRates: Loader<DepositGuaranteeRatesData> = async ({
  content,
  locale,
  previewToken,
}) => {
  const { items } = await content.items('guarantee-rates', locale, {
    itemsPerPage: MOST_PERIODS,
    previewToken,
  });
  return { current: guaranteeAt(items, content.today()), periods: items };
};
