import { useTranslations } from '#src/i18n/use-translations.ts';
import type { Article } from './article.ts';
import { ArticleGrid } from './article-card.tsx';

/** Related articles below an article; renders nothing if there are none. */
export function RelatedArticles({ articles }: { articles: Article[] }) {
  const t = useTranslations('article');
  if (articles.length === 0) return null;
  return (
    <section className="border-line border-t bg-surface-alt py-section print:hidden">
      <div className="container-page">
        <h2 className="text-2xl md:text-3xl">{t('alsoRead')}</h2>
        <ArticleGrid articles={articles} className="mt-8" />
      </div>
    </section>
  );
}
