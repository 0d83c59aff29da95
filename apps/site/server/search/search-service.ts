import { type Locale, type SearchDocument, SITE_PATHS } from '@beranda/contract';
import type { TrackedContent } from '#src/content/client.ts';
import type { SearchService } from '#src/content/search-service.ts';
import { entryOfItem, entryOfPage } from '#src/content/site-entries.server.ts';
import { answerOf } from '#src/features/search/results.server.ts';
import { createSearch, type Search } from '#src/features/search/search-index.server.ts';

const MAX_SUGGESTIONS = 8;

/** Search index per language, built on the first search after a publication. */
export function createSearchService(client: { trackDependencies(): TrackedContent }): SearchService {
  const searches = new WeakMap<readonly SearchDocument[], Search>();

  function searchIn(documents: readonly SearchDocument[], locale: Locale): Search {
    const known = searches.get(documents);
    if (known) return known;
    const pages = SITE_PATHS.flatMap((path) => entryOfPage(path, locale) ?? []);
    const search = createSearch([...pages, ...documents.map(entryOfItem)]);
    searches.set(documents, search);
    return search;
  }

  async function hitsOf(locale: Locale, query: string) {
    const { content } = client.trackDependencies();
    const search = searchIn(await content.searchDocuments(locale), locale);
    return search(query).filter(({ entry }) => content.isActive(entry));
  }

  return {
    search: async (request) => answerOf(await hitsOf(request.locale, request.query), request),
    async suggest(locale, typed) {
      const hits = await hitsOf(locale, typed);
      return answerOf(hits, { kind: null, page: 1, itemsPerPage: MAX_SUGGESTIONS }).results;
    },
  };
}
