import type { NewsSummary } from '@beranda/contract';
import { useFormatter, useTranslations } from 'use-intl';

/** When an item was published and how long it takes to read. */
export function NewsDate({ item, className = '' }: { item: NewsSummary; className?: string }) {
  const t = useTranslations('news');
  const format = useFormatter();
  return (
    <p className={`flex flex-wrap gap-x-4 text-muted text-sm ${className}`}>
      <time dateTime={item.publishedAt}>
        {format.dateTime(new Date(item.publishedAt), { dateStyle: 'long' })}
      </time>
      <span>{t('readingTime', { minutes: item.readingMinutes })}</span>
    </p>
  );
}
