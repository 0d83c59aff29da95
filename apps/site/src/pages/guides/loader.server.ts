import type { Loader } from '#src/content/loading.ts';
import { typedSearch } from '#src/content/search-words.ts';
import { loadAllGuides } from '#src/widgets/guides/load-guides.server.ts';
import { matching, shelvesOf } from '#src/widgets/guides/shelves.ts';
import type { GuidesPageData } from './page.tsx';

export const loadGuides: Loader<GuidesPageData> = async ({ content, locale, query }) => {
  const question = typedSearch(query.get('q'));
  const shelves = shelvesOf(await loadAllGuides(content, locale));
  return { question, shelves: question ? matching(shelves, question) : shelves };
};
