import { choice, pageNumber, pageQuery, text } from '#src/content/page-query.ts';
import type { EntryKind } from '#src/content/site-entries.server.ts';

export const searchQuery = pageQuery('/search', {
  q: text,
  kind: choice<EntryKind>(undefined, { isStored: false }),
  page: pageNumber,
});
