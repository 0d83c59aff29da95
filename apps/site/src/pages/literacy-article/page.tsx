import { useLoaderData } from 'react-router';
import { Notice } from '#src/components/notice/notice.tsx';
import { ArticlePage } from '#src/features/articles/article-page.tsx';
import { literacyQuery } from '#src/features/articles/literacy/literacy-query.ts';
import { useLiteracyArticleMapper } from '#src/features/articles/literacy/use-literacy-article-mapper.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { LiteracyArticlePageData } from './loader.server.ts';

const BACK_TO = { path: '/literasi' };

export function Page() {
  const { article, alsoRead, isPreview } = useLoaderData<LiteracyArticlePageData>();
  const t = useTranslations('literacy');
  const toArticle = useLiteracyArticleMapper();
  const viewModel = toArticle(article);
  return (
    <ArticlePage
      type="Article"
      item={article}
      article={viewModel}
      related={alsoRead.map(toArticle)}
      isPreview={isPreview}
      crumbs={[
        { text: t('title'), url: '/literasi' },
        { text: viewModel.eyebrow, url: literacyQuery.url({ topic: article.topic }) },
      ]}
      backTo={BACK_TO}
      backText={t('back')}
    >
      <div className="mt-10">
        <Notice>{t('disclaimer')}</Notice>
      </div>
    </ArticlePage>
  );
}
