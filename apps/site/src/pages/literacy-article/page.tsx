import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Item, ListedItem } from '#src/content/items.ts';
import { AlsoRead } from '#src/widgets/article/also-read.tsx';
import { ArticleJsonLd } from '#src/widgets/article/article-json-ld.tsx';
import { ArticleView } from '#src/widgets/article/article-view.tsx';
import { ItemHead } from '#src/widgets/item/item-head.tsx';
import { topicUrl } from '#src/widgets/literacy/topic-url.ts';
import { useLiteracyArticle } from '#src/widgets/literacy/use-literacy-article.ts';
import { Notice } from '#src/widgets/notice/notice.tsx';
import { ScrollToTop } from '#src/widgets/scroll-to-top/scroll-to-top.tsx';

export type LiteracyArticlePageData = {
  article: Item<'literacy'>;
  alsoRead: ListedItem<'literacy'>[];
  isPreview: boolean;
};

const BACK_TO = { path: '/literasi' };

export function Page() {
  const { article, alsoRead, isPreview } = useLoaderData<LiteracyArticlePageData>();
  const t = useTranslations('literacy');
  const articleOf = useLiteracyArticle();
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
      <ArticleJsonLd type="Article" article={shown} />
      <ArticleView
        article={shown}
        crumbs={[
          { text: t('title'), url: '/literasi' },
          { text: shown.eyebrow, url: topicUrl(article.topic) },
        ]}
        backTo={BACK_TO}
        backText={t('back')}
      >
        <div className="mt-10">
          <Notice>{t('disclaimer')}</Notice>
        </div>
      </ArticleView>
      <AlsoRead articles={alsoRead.map(articleOf)} />
      <ScrollToTop />
    </>
  );
}
