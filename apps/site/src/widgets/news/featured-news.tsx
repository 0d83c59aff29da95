import type { NewsSummary } from '@beranda/contract';
import { useTranslations } from 'use-intl';
import { Icon } from '../icon.tsx';
import { languageOf } from './language-of.ts';
import { NewsDate } from './news-date.tsx';
import { NewsLink } from './news-link.tsx';
import { NewsPicture } from './news-picture.tsx';

/** The newest item, large. */
export function FeaturedNews({ item }: { item: NewsSummary }) {
  const t = useTranslations('news');
  return (
    <article className="card group relative grid overflow-hidden lg:grid-cols-[1.25fr_1fr]">
      <NewsPicture
        item={item}
        sizes="(min-width: 1024px) 660px, 92vw"
        className="aspect-[16/10] h-full rounded-none"
        isPriority
      />
      <div className="flex flex-col justify-center p-6 md:p-10">
        <p className="font-bold text-ember text-xs uppercase tracking-wider">{t(`topic.${item.topic}`)}</p>
        <h2 className="mt-3 text-2xl leading-tight md:text-3xl">
          <NewsLink item={item} />
        </h2>
        <p lang={languageOf(item)} className="mt-4 text-muted">
          {item.summary}
        </p>
        <NewsDate item={item} className="mt-4" />
        <p className="text-link mt-6" aria-hidden="true">
          {t('readMore')}
          <Icon name="arrow-right" size={18} />
        </p>
      </div>
    </article>
  );
}
