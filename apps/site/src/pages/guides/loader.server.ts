import type { Loader } from '#src/content/loader-types.ts';
import { readQuery } from '#src/content/read-query.server.ts';
import { normalizeSearch } from '#src/content/search-words.ts';
import { loadPhoneHours } from '#src/features/forms/phone-hours.server.ts';
import type { GroupWithGuides } from '#src/features/guides/guide-groups.ts';
import { filterGuides, groupGuides } from '#src/features/guides/guide-groups.ts';
import { guidesQuery } from '#src/features/guides/guides-query.ts';
import { loadAllGuides } from '#src/features/guides/load-guides.server.ts';

export type GuidesPageData = {
  /** Search text; empty without a search. */
  question: string;
  guideGroups: GroupWithGuides[];
  /** When the bank's phone is answered; null if unknown. */
  phoneHours: string | null;
};

export const load: Loader<GuidesPageData> = async (input) => {
  const { content, locale } = input;
  const question = normalizeSearch(readQuery(guidesQuery, input).q);
  const [guides, phoneHours] = await Promise.all([
    loadAllGuides(content, locale),
    loadPhoneHours(content, locale),
  ]);
  const groups = groupGuides(guides);
  return { question, guideGroups: question ? filterGuides(groups, question) : groups, phoneHours };
};
