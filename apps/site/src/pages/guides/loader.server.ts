import type { Loader } from '#src/content/loader-types.ts';
import { readQuery } from '#src/content/read-query.server.ts';
import { normalizeQuery } from '#src/content/search-words.ts';
import type { GroupWithGuides } from '#src/features/guides/guide-groups.ts';
import { filterGuides, groupGuides } from '#src/features/guides/guide-groups.ts';
import { guidesQuery } from '#src/features/guides/guides-query.ts';
import { loadAllGuides } from '#src/features/guides/load-guides.server.ts';

export type GuidesPageData = {
  /** Search text; empty without a search. */
  search: string;
  guideGroups: GroupWithGuides[];
};

export const load: Loader<GuidesPageData> = async (input) => {
  const { content, locale } = input;
  const search = normalizeQuery(readQuery(guidesQuery, input).q);
  const groups = groupGuides(await loadAllGuides(content, locale));
  return { search, guideGroups: search ? filterGuides(groups, search) : groups };
};
