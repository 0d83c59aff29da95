import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { AlsoRead } from '#src/widgets/article/also-read.tsx';
import { ArticleJsonLd } from '#src/widgets/article/article-json-ld.tsx';
import { ArticleView } from '#src/widgets/article/article-view.tsx';
import { ItemHead } from '#src/widgets/item/item-head.tsx';
import type { NewsItemData } from '#src/widgets/news/load-news.server.ts';
import { useNewsArticle } from '#src/widgets/news/use-news-article.ts';
import { ScrollToTop } from '#src/widgets/scroll-to-top/scroll-to-top.tsx';

const BACK_TO = { path: '/news' };

export function Page() {
  const { article, alsoRead, isPreview } = useLoaderData<NewsItemData>();
  const t = useTranslations('news');
  const articleOf = useNewsArticle();
  const shown = articleOf(article);
  return (
    <>
      <ItemHead
        item={article}
        description={article.summary}
        isPreview={isPreview}
        type="article"
        publishedAt={article.publishedAt}
      />
      <ArticleJsonLd type="NewsArticle" article={shown} />
      <ArticleView
        article={shown}
        crumbs={[{ text: t('title'), url: '/news' }]}
        backTo={BACK_TO}
        backText={t('back')}
      />
      <AlsoRead articles={alsoRead.map(articleOf)} />
      <ScrollToTop />
    </>
  );
}
