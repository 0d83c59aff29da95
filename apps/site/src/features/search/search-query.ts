import { choice, choiceWithDefault, pageNumber, pageQuery, text } from '#src/content/page-query.ts';
import { SEARCH_ORDERS } from '#src/content/search-service.ts';
import type { EntryKind } from '#src/content/site-entries.server.ts';

export const searchQuery = pageQuery('/search', {
  q: text,
  kind: choice<EntryKind>(undefined, { isCached: false }),
  order: choiceWithDefault('relevance', SEARCH_ORDERS, { isCanonical: false, isCached: false }),
  page: pageNumber,
});
