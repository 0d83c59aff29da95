import type { Loader } from '#src/content/loading.ts';
import type { DepositGuaranteeRatesData } from './page.tsx';

/** Three periods a year for decades. */
const MOST = 200;

export const loadDepositGuaranteeRates: Loader<DepositGuaranteeRatesData> = async ({
  content,
  locale,
  previewToken,
}) => {
  const { items } = await content.items('guarantee-rates', locale, { itemsPerPage: MOST, previewToken });
  const today = content.today();
  const isInForce = ({ validFrom, validTo }: { validFrom: string; validTo: string }) =>
    validFrom <= today && today <= validTo;
  return { current: items.find(isInForce) ?? null, periods: items };
};
