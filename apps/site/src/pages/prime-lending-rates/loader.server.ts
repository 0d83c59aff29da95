import type { LendingRatesSummary } from '@beranda/contract';
import type { Loader } from '#src/content/loader-types.ts';

export type PrimeLendingRatesData = {
  current: LendingRatesSummary | null;
  /** The current ones first. */
  history: LendingRatesSummary[];
};

/** Columns of the history. */
const IN_HISTORY = 8;

export const load: Loader<PrimeLendingRatesData> = async ({ content, locale, previewToken }) => {
  const published = await content.allItems('lending-rates', locale);
  const items = previewToken ? await content.allItems('lending-rates', locale, { previewToken }) : published;
  const today = content.today();
  const isPublished = (one: { slug: string; updatedAt: string }) =>
    published.some(({ slug, updatedAt }) => slug === one.slug && updatedAt === one.updatedAt);
  // Future announcements are hidden, except in previews.
  const begun = items.filter((candidate) => candidate.validFrom <= today || !isPublished(candidate));
  return { current: begun[0] ?? null, history: begun.slice(0, IN_HISTORY) };
};
