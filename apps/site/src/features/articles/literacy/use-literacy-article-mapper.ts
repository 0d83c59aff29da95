import type { LiteracySummary } from '@beranda/contract';
import { useTranslations } from '#src/i18n/use-translations.ts';

/** Returns a function that maps a literacy item to an article: adds URL and topic. */
export function useLiteracyArticleMapper() {
  const t = useTranslations('literacy');
  return <Item extends LiteracySummary>(item: Item) => ({
    ...item,
    url: `/literasi/detail/${item.slug}`,
    eyebrow: t(`topic.${item.topic}`),
  });
}
