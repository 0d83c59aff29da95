import type { ReactNode } from 'react';
import type { BackTo } from '#src/components/back-link/back-target.ts';
import type { Crumb } from '#src/components/breadcrumbs.tsx';
import { ScrollToTop } from '#src/components/scroll-to-top/scroll-to-top.tsx';
import type { RichTextNode } from '#src/content/rich-text.ts';
import { Feedback } from '#src/features/feedback/feedback.tsx';
import { ItemHead, type ItemHeadProps } from '#src/features/items/item-head.tsx';
import type { Article } from './article.ts';
import { ArticleJsonLd, type ArticleType } from './article-json-ld.tsx';
import { ArticleView } from './article-view.tsx';
import { RelatedArticles } from './related-articles.tsx';

type ArticlePageProps = {
  /** Fields of the item's response. */
  item: ItemHeadProps['item'] & { summary: string; publishedAt: string; textChangedAt: string };
  /** The same item as it is shown. */
  article: Article & { body: RichTextNode[] };
  related: Article[];
  isPreview: boolean;
  /** Type for search engines (schema.org). */
  type: ArticleType;
  /** Breadcrumbs without the article itself. */
  crumbs: Crumb[];
  backTo?: BackTo;
  backText: string;
  /** Below the text: tags, disclaimer. */
  children?: ReactNode;
};

/** A page of one article on the site: head, structured data, text, question of feedback, related articles. */
export function ArticlePage({ item, article, related, isPreview, type, ...view }: ArticlePageProps) {
  return (
    <>
      <ItemHead
        item={item}
        description={item.summary}
        isPreview={isPreview}
        type="article"
        publishedAt={item.publishedAt}
      />
      <ArticleJsonLd type={type} article={article} textChangedAt={item.textChangedAt} />
      <ArticleView article={article} feedback={!isPreview && <Feedback className="mb-6" />} {...view} />
      <RelatedArticles articles={related} />
      <ScrollToTop />
    </>
  );
}
