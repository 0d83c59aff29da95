import type { NewsSummary } from '@beranda/contract';
import { useTranslations } from 'use-intl';
import type { NewsBase } from './news-base.ts';

/** Gives a news item its address and its topic in words, as article widgets want it. */
export function useNewsArticle(base: NewsBase = '/news') {
  const t = useTranslations('news');
  return <Item extends NewsSummary>(item: Item) => ({
    ...item,
    url: `${base}/${item.slug}`,
    eyebrow: t(`topic.${item.topic}`),
  });
}
