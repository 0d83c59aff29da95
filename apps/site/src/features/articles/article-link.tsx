import { SiteLink } from '#src/app/site-link.tsx';
import { languageOf } from '#src/components/language-of.ts';
import type { Article } from './article.ts';

/** Title link of a card; covers the whole positioned `group` around it. */
export function ArticleLink({ article }: { article: Pick<Article, 'language' | 'title' | 'url'> }) {
  return (
    <SiteLink to={article.url} lang={languageOf(article)} className="card-link group-hover:text-primary">
      {article.title}
    </SiteLink>
  );
}
