import type { Loader } from '#src/content/loading.ts';
import type { PrimeLendingRatesData } from './page.tsx';

/** Announcements, of which there are a few each year. */
const MOST = 200;
/** Columns of the history: as many as can be compared at one look. */
const IN_HISTORY = 8;

export const loadPrimeLendingRates: Loader<PrimeLendingRatesData> = async ({
  content,
  locale,
  previewToken,
}) => {
  const { items } = await content.items('lending-rates', locale, { itemsPerPage: MOST, previewToken });
  const today = content.today();
  // What is announced for later does not hold yet; a preview shows it all the same.
  const begun = previewToken ? items : items.filter(({ validFrom }) => validFrom <= today);
  return { current: begun[0] ?? null, history: begun.slice(0, IN_HISTORY) };
};
