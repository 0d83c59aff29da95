import { useLoaderData } from 'react-router';
import { ScrollToTop } from '#src/components/scroll-to-top/scroll-to-top.tsx';
import { ArticleJsonLd } from '#src/features/articles/article-json-ld.tsx';
import { ArticleView } from '#src/features/articles/article-view.tsx';
import type { NewsItemData } from '#src/features/articles/news/load-news.server.ts';
import { useNewsArticleMapper } from '#src/features/articles/news/use-news-article-mapper.ts';
import { RelatedArticles } from '#src/features/articles/related-articles.tsx';
import { Feedback } from '#src/features/feedback/feedback.tsx';
import { ItemHead } from '#src/features/items/item-head.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';

const BACK_TO = { path: '/news' };

export function Page() {
  const { article, alsoRead, isPreview } = useLoaderData<NewsItemData>();
  const t = useTranslations('news');
  const toArticle = useNewsArticleMapper();
  const viewModel = toArticle(article);
  return (
    <>
      <ItemHead
        item={article}
        description={article.summary}
        isPreview={isPreview}
        type="article"
        publishedAt={article.publishedAt}
      />
      <ArticleJsonLd type="NewsArticle" article={viewModel} textChangedAt={article.textChangedAt} />
      <ArticleView
        article={viewModel}
        crumbs={[{ text: t('title'), url: '/news' }]}
        backTo={BACK_TO}
        backText={t('back')}
        feedback={!isPreview && <Feedback className="mb-6" />}
      />
      <RelatedArticles articles={alsoRead.map(toArticle)} />
      <ScrollToTop />
    </>
  );
}
