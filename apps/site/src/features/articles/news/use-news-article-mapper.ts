import type { NewsSummary } from '@beranda/contract';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { NewsBase } from './news-base.ts';

/** Returns a function that maps a news item to an article: adds URL and topic. */
export function useNewsArticleMapper(base: NewsBase = '/news') {
  const t = useTranslations('news');
  return <Item extends NewsSummary>(item: Item) => ({
    ...item,
    url: `${base}/${item.slug}`,
    eyebrow: t(`topic.${item.topic}`),
  });
}
