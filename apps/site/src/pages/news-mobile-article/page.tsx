import { useLoaderData } from 'react-router';
import { ScrollToTop } from '#src/components/scroll-to-top/scroll-to-top.tsx';
import { ArticleView } from '#src/features/articles/article-view.tsx';
import { MAIN_NEWS, NEWS_IN_APP } from '#src/features/articles/news/news-base.ts';
import { useNewsArticleMapper } from '#src/features/articles/news/use-news-article-mapper.ts';
import { RelatedArticles } from '#src/features/articles/related-articles.tsx';
import { ItemHead } from '#src/features/items/item-head.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { NewsMobileArticlePageData } from './loader.server.ts';

/** News item inside the bank's app. Sharing uses the URL on the main site. */
export function Page() {
  const { article, alsoRead, isPreview } = useLoaderData<NewsMobileArticlePageData>();
  const t = useTranslations('news');
  const toArticle = useNewsArticleMapper(NEWS_IN_APP);
  const onSite = `${MAIN_NEWS}/${article.slug}`;
  return (
    <>
      <ItemHead
        item={article}
        description={article.summary}
        isPreview={isPreview}
        type="article"
        publishedAt={article.publishedAt}
        canonicalPath={onSite}
        isIndexed={false}
      />
      <ArticleView article={toArticle(article)} backTo={NEWS_IN_APP} backText={t('back')} sharedAs={onSite} />
      <RelatedArticles articles={alsoRead.map(toArticle)} />
      <ScrollToTop />
    </>
  );
}
