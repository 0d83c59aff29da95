import { languageOf } from '#src/components/language-of.ts';
import { truncateText } from '#src/components/truncate-text.ts';
import type { Article } from './article.ts';
import { ArticleDate } from './article-date.tsx';
import { ArticleEyebrow } from './article-eyebrow.tsx';
import { ArticleLink } from './article-link.tsx';
import { ArticlePicture } from './article-picture.tsx';

export function ArticleCard({ article }: { article: Article }) {
  return (
    <article className="group relative flex h-full flex-col">
      <ArticlePicture
        article={article}
        sizes="(min-width: 1024px) 380px, (min-width: 768px) 30vw, (min-width: 640px) 46vw, 92vw"
        className="aspect-[16/10]"
      />
      <ArticleEyebrow article={article} className="mt-4" />
      <h3 className="mt-1.5 text-xl leading-snug md:max-lg:text-lg">
        <ArticleLink article={article} />
      </h3>
      <p lang={languageOf(article)} className="mt-2 text-muted md:max-lg:hidden">
        {truncateText(article.summary, 150)}
      </p>
      <ArticleDate article={article} className="mt-auto pt-3 md:max-lg:text-xs" />
    </article>
  );
}

export function ArticleGrid({ articles, className = '' }: { articles: Article[]; className?: string }) {
  return (
    <ul className={`grid gap-x-6 gap-y-12 sm:grid-cols-2 md:grid-cols-3 lg:gap-x-8 ${className}`}>
      {articles.map((article) => (
        <li key={article.url}>
          <ArticleCard article={article} />
        </li>
      ))}
    </ul>
  );
}
