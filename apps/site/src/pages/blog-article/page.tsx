import { useLoaderData } from 'react-router';
import { languageOf } from '#src/components/language-of.ts';
import { ScrollToTop } from '#src/components/scroll-to-top/scroll-to-top.tsx';
import { Tags } from '#src/components/tags/tags.tsx';
import { ArticleJsonLd } from '#src/features/articles/article-json-ld.tsx';
import { ArticleView } from '#src/features/articles/article-view.tsx';
import { blogQuery } from '#src/features/articles/blog/blog-query.ts';
import { toBlogArticle } from '#src/features/articles/blog/to-blog-article.ts';
import { RelatedArticles } from '#src/features/articles/related-articles.tsx';
import { Feedback } from '#src/features/feedback/feedback.tsx';
import { ItemHead } from '#src/features/items/item-head.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { BlogArticlePageData } from './loader.server.ts';

export function Page() {
  const { article, isPreview } = useLoaderData<BlogArticlePageData>();
  const t = useTranslations('blogs');
  const viewModel = toBlogArticle(article);
  return (
    <>
      <ItemHead
        item={article}
        description={article.summary}
        isPreview={isPreview}
        type="article"
        publishedAt={article.publishedAt}
      />
      <ArticleJsonLd type="BlogPosting" article={viewModel} textChangedAt={article.textChangedAt} />
      <ArticleView
        article={viewModel}
        crumbs={[{ text: t('title'), url: '/blogs' }]}
        backText={t('back')}
        feedback={!isPreview && <Feedback className="mb-6" />}
      >
        {article.tags.length > 0 && (
          <div className="mt-10 print:hidden">
            <Tags
              label={t('tags')}
              tags={article.tags.map((tag) => ({
                text: tag.title,
                url: blogQuery.url({ tag: tag.slug }),
                lang: languageOf(tag),
              }))}
            />
          </div>
        )}
      </ArticleView>
      <RelatedArticles articles={article.related.map(toBlogArticle)} />
      <ScrollToTop />
    </>
  );
}
