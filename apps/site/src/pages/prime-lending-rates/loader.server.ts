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
  const published = await content.items('lending-rates', locale, { itemsPerPage: MOST });
  const { items } = previewToken
    ? await content.items('lending-rates', locale, { itemsPerPage: MOST, previewToken })
    : published;
  const today = content.today();
  const isPublished = (one: { slug: string; updatedAt: string }) =>
    published.items.some(({ slug, updatedAt }) => slug === one.slug && updatedAt === one.updatedAt);
  // What is announced for later does not hold yet; only the draft of a preview is shown all the same.
  const begun = items.filter((one) => one.validFrom <= today || !isPublished(one));
  return { current: begun[0] ?? null, history: begun.slice(0, IN_HISTORY) };
};
