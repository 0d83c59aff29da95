import { languageOf } from '#src/components/language-of.ts';
import { truncateText } from '#src/components/truncate-text.ts';
import type { Article } from './article.ts';
import { ArticleDate } from './article-date.tsx';
import { ArticleEyebrow } from './article-eyebrow.tsx';
import { ArticleLink } from './article-link.tsx';
import { ArticlePicture } from './article-picture.tsx';

/** Article in a long list: picture next to the text, if there is room. */
export function ArticleRow({ article }: { article: Article }) {
  return (
    <article className="group relative grid gap-x-8 gap-y-4 py-6 sm:grid-cols-[14rem_1fr] sm:items-center sm:py-8 lg:grid-cols-[18rem_1fr]">
      <ArticlePicture
        article={article}
        sizes="(min-width: 1024px) 288px, (min-width: 640px) 224px, 92vw"
        className="aspect-[16/10]"
      />
      <div className="min-w-0">
        <ArticleEyebrow article={article} />
        <h2 className="mt-1.5 text-xl leading-snug md:text-2xl">
          <ArticleLink article={article} />
        </h2>
        <p lang={languageOf(article)} className="mt-2 max-w-text text-muted">
          {truncateText(article.summary, 200)}
        </p>
        <ArticleDate article={article} className="mt-3" />
      </div>
    </article>
  );
}
