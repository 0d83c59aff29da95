import type { Loader } from '#src/content/loading.ts';
import { loadAllGuides } from '#src/widgets/guides/load-guides.server.ts';
import { matching, shelvesOf } from '#src/widgets/guides/shelves.ts';
import type { GuidesPageData } from './page.tsx';

const LONGEST_QUESTION = 80;

export const loadGuides: Loader<GuidesPageData> = async ({ content, locale, query }) => {
  const question = (query.get('q') ?? '').trim().slice(0, LONGEST_QUESTION);
  const shelves = shelvesOf(await loadAllGuides(content, locale));
  return { question, shelves: question ? matching(shelves, question) : shelves };
};
