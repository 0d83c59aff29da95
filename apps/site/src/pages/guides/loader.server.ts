import type { Loader } from '#src/content/loader-types.ts';
import { readQuery } from '#src/content/read-query.server.ts';
import { normalizeSearch } from '#src/content/search-words.ts';
import type { GroupWithGuides } from '#src/features/guides/guide-groups.ts';
import { filterGuides, groupGuides } from '#src/features/guides/guide-groups.ts';
import { guidesQuery } from '#src/features/guides/guides-query.ts';
import { loadAllGuides } from '#src/features/guides/load-guides.server.ts';

export type GuidesPageData = {
  /** Search text; empty without a search. */
  question: string;
  guideGroups: GroupWithGuides[];
};

export const load: Loader<GuidesPageData> = async (input) => {
  const { content, locale } = input;
  const question = normalizeSearch(readQuery(guidesQuery, input).q);
  const groups = groupGuides(await loadAllGuides(content, locale));
  return { question, guideGroups: question ? filterGuides(groups, question) : groups };
};
