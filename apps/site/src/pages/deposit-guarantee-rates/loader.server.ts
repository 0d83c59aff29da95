import type { GuaranteeRatesSummary } from '@beranda/contract';
import type { Loader } from '#src/content/loader-types.ts';
import { guaranteeAt } from '#src/features/rates/published/guarantee.server.ts';

export type DepositGuaranteeRatesData = {
  /** Null if no period covers today. */
  current: GuaranteeRatesSummary | null;
  /** Latest first. */
  periods: readonly GuaranteeRatesSummary[];
};

export const load: Loader<DepositGuaranteeRatesData> = async ({ content, locale, previewToken }) => {
  const periods = await content.allItems('guarantee-rates', locale, { previewToken });
  return { current: guaranteeAt(periods, content.today()), periods };
};
