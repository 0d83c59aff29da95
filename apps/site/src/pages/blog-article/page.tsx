import { useLoaderData } from 'react-router';
import { languageOf } from '#src/components/language-of.ts';
import { Tags } from '#src/components/tags/tags.tsx';
import { ArticlePage } from '#src/features/articles/article-page.tsx';
import { blogQuery } from '#src/features/articles/blog/blog-query.ts';
import { toBlogArticle } from '#src/features/articles/blog/to-blog-article.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { BlogArticlePageData } from './loader.server.ts';

export function Page() {
  const { article, isPreview } = useLoaderData<BlogArticlePageData>();
  const t = useTranslations('blogs');
  return (
    <ArticlePage
      type="BlogPosting"
      item={article}
      article={toBlogArticle(article)}
      related={article.related.map(toBlogArticle)}
      isPreview={isPreview}
      crumbs={[{ text: t('title'), url: '/blogs' }]}
      backText={t('back')}
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
    </ArticlePage>
  );
}
