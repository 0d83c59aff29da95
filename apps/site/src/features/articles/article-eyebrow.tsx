import type { Article } from './article.ts';

type ArticleEyebrowProps = { article: Pick<Article, 'eyebrow' | 'eyebrowLang'>; className?: string };

/** Category above an article's title, in lists of mixed content. */
export function ArticleEyebrow({ article, className = '' }: ArticleEyebrowProps) {
  const { eyebrow, eyebrowLang } = article;
  if (!eyebrow) return null;
  return (
    <p lang={eyebrowLang} className={`font-bold text-accent-strong text-xs uppercase tracking-wider ${className}`}>
      {eyebrow}
    </p>
  );
}
