import { useLoaderData } from 'react-router';
import { ArticlePage } from '#src/features/articles/article-page.tsx';
import type { NewsItemData } from '#src/features/articles/news/load-news.server.ts';
import { useNewsArticleMapper } from '#src/features/articles/news/use-news-article-mapper.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';

const BACK_TO = { path: '/news' };

export function Page() {
  const { article, alsoRead, isPreview } = useLoaderData<NewsItemData>();
  const t = useTranslations('news');
  const toArticle = useNewsArticleMapper();
  return (
    <ArticlePage
      type="NewsArticle"
      item={article}
      article={toArticle(article)}
      related={alsoRead.map(toArticle)}
      isPreview={isPreview}
      crumbs={[{ text: t('title'), url: '/news' }]}
      backTo={BACK_TO}
      backText={t('back')}
    />
  );
}
