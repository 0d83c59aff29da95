import { useFormatter } from '#src/i18n/use-formatter.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { Article } from './article.ts';

type ArticleDateProps = {
  article: Pick<Article, 'publishedAt' | 'readingMinutes'>;
  className?: string;
};

/** Publication date and reading time. */
export function ArticleDate({ article, className = '' }: ArticleDateProps) {
  const t = useTranslations('article');
  const format = useFormatter();
  return (
    <p className={`flex flex-wrap gap-x-4 text-muted text-sm ${className}`}>
      <time dateTime={article.publishedAt} className="min-[18rem]:whitespace-nowrap">
        {format.dateTime(new Date(article.publishedAt), { dateStyle: 'long' })}
      </time>
      <span>{t('readingTime', { minutes: article.readingMinutes })}</span>
    </p>
  );
}
