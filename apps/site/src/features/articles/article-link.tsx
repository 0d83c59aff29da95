import { SiteLink } from '#src/app/site-link.tsx';
import { languageOf } from '#src/components/language-of.ts';
import type { Article } from './article.ts';

/** An article's title as the link to it; the card around it, a `group` that is positioned, is its target too. */
export function ArticleLink({ article }: { article: Pick<Article, 'language' | 'title' | 'url'> }) {
  return (
    <SiteLink to={article.url} lang={languageOf(article)} className="card-link group-hover:text-teal">
      {article.title}
    </SiteLink>
  );
}
