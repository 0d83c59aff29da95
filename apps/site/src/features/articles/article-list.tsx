import type { ComponentProps } from 'react';
import { ArticleGrid } from './article-card.tsx';
import { FeaturedArticle } from './featured-article.tsx';

type Articles = ComponentProps<typeof ArticleGrid>['articles'];

type ArticleListProps = {
  articles: Articles;
  /** Accessible name of the first article's section. */
  first: string;
  /** Heading of the others. */
  others: string;
};

/** The first article large, then the others. */
export function ArticleList({ articles: [featured, ...rest], first, others }: ArticleListProps) {
  return (
    <>
      {featured && (
        <section aria-label={first} className="mt-8">
          <FeaturedArticle article={featured} />
        </section>
      )}
      {rest.length > 0 && (
        <section className="mt-16">
          <h2 className="text-2xl md:text-3xl">{others}</h2>
          <ArticleGrid articles={rest} className="mt-6" />
        </section>
      )}
    </>
  );
}
