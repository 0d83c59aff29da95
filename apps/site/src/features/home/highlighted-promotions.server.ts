import type { Locale } from '@beranda/contract';
import type { Content } from '#src/content/client.ts';
import { type RunningPromotion, runningPromotions } from '#src/features/promotions/running.server.ts';

export type HighlightedPromotion = Pick<
  RunningPromotion,
  'slug' | 'language' | 'title' | 'category' | 'from' | 'until' | 'cover' | 'isEndingSoon'
>;

/** Longer carousels are not browsed; all promotions have their own page. */
const MAX_PROMOTIONS = 8;

/** Running promotions, latest start first. */
export async function highlightedPromotions(
  content: Content,
  locale: Locale,
): Promise<HighlightedPromotion[]> {
  const running = (await content.ifAvailable(runningPromotions(content, locale))) ?? [];
  return running
    .filter(({ isQuotaUsed }) => !isQuotaUsed)
    .slice(0, MAX_PROMOTIONS)
    .map(({ slug, language, title, category, from, until, cover, isEndingSoon }) => ({
      slug,
      language,
      title,
      category,
      from,
      until,
      cover,
      isEndingSoon,
    }));
}
