import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { AlsoRead } from '#src/widgets/article/also-read.tsx';
import { ArticleJsonLd } from '#src/widgets/article/article-json-ld.tsx';
import { ArticleView } from '#src/widgets/article/article-view.tsx';
import { blogArticleOf } from '#src/widgets/blog/blog-article-of.ts';
import { tagLinks } from '#src/widgets/blog/tag-links.ts';
import { ItemHead } from '#src/widgets/item/item-head.tsx';
import { ScrollToTop } from '#src/widgets/scroll-to-top/scroll-to-top.tsx';
import { Tags } from '#src/widgets/tags/tags.tsx';
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
