import type { NewsSummary } from '@beranda/contract';
import { useTranslations } from 'use-intl';
import { languageOf } from './language-of.ts';
import { NewsDate } from './news-date.tsx';
import { NewsLink } from './news-link.tsx';
import { NewsPicture } from './news-picture.tsx';

export function NewsCard({ item }: { item: NewsSummary }) {
  const t = useTranslations('news');
  return (
    <article className="group relative">
      <NewsPicture
        item={item}
        sizes="(min-width: 1024px) 380px, (min-width: 640px) 46vw, 92vw"
        className="aspect-[16/10]"
      />
      <p className="mt-4 font-bold text-ember text-xs uppercase tracking-wider">{t(`topic.${item.topic}`)}</p>
      <h3 className="mt-1.5 text-xl leading-snug">
        <NewsLink item={item} />
      </h3>
      <p lang={languageOf(item)} className="mt-2 line-clamp-2 text-muted">
        {item.summary}
      </p>
      <NewsDate item={item} className="mt-3" />
    </article>
  );
}
