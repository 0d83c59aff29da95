import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { ScrollToTop } from '#src/components/scroll-to-top/scroll-to-top.tsx';
import { Tags } from '#src/components/tags/tags.tsx';
import { AlsoRead } from '#src/features/articles/also-read.tsx';
import { ArticleJsonLd } from '#src/features/articles/article-json-ld.tsx';
import { ArticleView } from '#src/features/articles/article-view.tsx';
import { blogArticleOf } from '#src/features/articles/blog/blog-article-of.ts';
import { tagLinks } from '#src/features/articles/blog/tag-links.ts';
import { ItemHead } from '#src/features/items/item-head.tsx';
import type { BlogArticlePageData } from './loader.server.ts';

export function Page() {
  const { article, isPreview } = useLoaderData<BlogArticlePageData>();
  const t = useTranslations('blogs');
  const shown = blogArticleOf(article);
  return (
    <>
      <ItemHead
        item={article}
        description={article.summary}
        isPreview={isPreview}
        type="article"
        publishedAt={article.publishedAt}
      />
      <ArticleJsonLd type="BlogPosting" article={shown} />
      <ArticleView article={shown} crumbs={[{ text: t('title'), url: '/blogs' }]} backText={t('back')}>
        {article.tags.length > 0 && (
          <div className="mt-10 print:hidden">
            <Tags label={t('tags')} tags={tagLinks(article.tags)} />
          </div>
        )}
      </ArticleView>
      <AlsoRead articles={article.related.map(blogArticleOf)} />
      <ScrollToTop />
    </>
  );
}
