import type { NewsSummary } from '@beranda/contract';
import { SiteLink } from '#src/shell/site-link.tsx';
import { languageOf } from './language-of.ts';

/** An item's title as the link to it; the card around it, a `group` that is positioned, is its target too. */
export function NewsLink({ item }: { item: NewsSummary }) {
  return (
    <SiteLink to={`/news/${item.slug}`} lang={languageOf(item)} className="card-link group-hover:text-teal">
      {item.title}
    </SiteLink>
  );
}
