import type { Locale } from '@beranda/contract';
import type { Content } from '#src/content/client.ts';
import type { ListedItem } from '#src/content/items.ts';

export type RunningPromotion = ListedItem<'promotions'> & {
  /** Ends within a week. */
  isEndingSoon: boolean;
};

const SOON_MS = 7 * 24 * 60 * 60 * 1_000;

/** Running promotions, latest start first. Registers the next start or end as the page's expiry. */
export async function runningPromotions(
  content: Content,
  locale: Locale,
  previewToken?: string,
): Promise<RunningPromotion[]> {
  const items = await content.allItems('promotions', locale, { previewToken });
  const running = items.filter(content.isActive);
  return running.map((promotion) => ({ ...promotion, isEndingSoon: isEndingSoon(content, promotion) }));
}

export function isEndingSoon(content: Pick<Content, 'isPast'>, { until }: { until: string }): boolean {
  return content.isPast(new Date(Date.parse(until) - SOON_MS).toISOString());
}
