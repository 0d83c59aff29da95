import type { LiteracySummary } from '@beranda/contract';
import { useTranslations } from 'use-intl';

/** Gives an article on money its address and its topic in words, as article widgets want it. */
export function useLiteracyArticle() {
  const t = useTranslations('literacy');
  return <Item extends LiteracySummary>(item: Item) => ({
    ...item,
    url: `/literasi/detail/${item.slug}`,
    eyebrow: t(`topic.${item.topic}`),
  });
}
