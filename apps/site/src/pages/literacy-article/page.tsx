import { useLoaderData } from 'react-router';
import { Notice } from '#src/components/notice/notice.tsx';
import { ScrollToTop } from '#src/components/scroll-to-top/scroll-to-top.tsx';
import { ArticleJsonLd } from '#src/features/articles/article-json-ld.tsx';
import { ArticleView } from '#src/features/articles/article-view.tsx';
import { literacyQuery } from '#src/features/articles/literacy/literacy-query.ts';
import { useLiteracyArticleMapper } from '#src/features/articles/literacy/use-literacy-article-mapper.ts';
import { RelatedArticles } from '#src/features/articles/related-articles.tsx';
import { Feedback } from '#src/features/feedback/feedback.tsx';
import { ItemHead } from '#src/features/items/item-head.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { LiteracyArticlePageData } from './loader.server.ts';

const BACK_TO = { path: '/literasi' };

export function Page() {
  const { article, alsoRead, isPreview } = useLoaderData<LiteracyArticlePageData>();
  const t = useTranslations('literacy');
  const toArticle = useLiteracyArticleMapper();
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
      <ArticleJsonLd type="Article" article={viewModel} textChangedAt={article.textChangedAt} />
      <ArticleView
        article={viewModel}
        crumbs={[
          { text: t('title'), url: '/literasi' },
          { text: viewModel.eyebrow, url: literacyQuery.url({ topic: article.topic }) },
        ]}
        backTo={BACK_TO}
        backText={t('back')}
        feedback={!isPreview && <Feedback className="mb-6" />}
      >
        <div className="mt-10">
          <Notice>{t('disclaimer')}</Notice>
        </div>
      </ArticleView>
      <RelatedArticles articles={alsoRead.map(toArticle)} />
      <ScrollToTop />
    </>
  );
}
