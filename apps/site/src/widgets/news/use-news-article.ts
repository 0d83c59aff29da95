import type { NewsSummary } from '@beranda/contract';
import { useTranslations } from 'use-intl';

/** Gives a news item its address and its topic in words, as article widgets want it. */
export function useNewsArticle() {
  const t = useTranslations('news');
  return <Item extends NewsSummary>(item: Item) => ({
    ...item,
    url: `/news/${item.slug}`,
    eyebrow: t(`topic.${item.topic}`),
  });
}
