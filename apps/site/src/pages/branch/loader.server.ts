import type { Item } from '#src/content/items.ts';
import type { Loader } from '#src/content/loading.ts';
import { notFound } from '#src/content/page-error.ts';
import { type DayHours, dayAfter, hoursOn } from '#src/features/branches/opening.ts';
import type { ShownBranch } from '#src/features/branches/shown-branch.server.ts';
import { allBranches, shownBranch } from '#src/features/branches/shown-branch.server.ts';

export type BranchPageData = {
  branch: Item<'branches'> & ShownBranch;
  /** Days of the next weeks on which something else holds, holidays among them. */
  specialDays: DayHours[];
  others: ShownBranch[];
  isPreview: boolean;
};

const OTHERS = 3;
/** How far ahead days with other hours are told. */
const DAYS_AHEAD = 30;

export const load: Loader<BranchPageData> = async (input) => {
  const { content, locale, pathname, previewToken } = input;
  const slug = input.parameters.slug ?? '';
  const found = await content.item('branches', locale, slug, previewToken);
  if (!found) throw notFound(pathname);
  const [all, { holidays }] = await Promise.all([allBranches(content, locale), content.market(locale)]);
  const branch = shownBranch(found, locale, holidays, content);
  const ahead: DayHours[] = Array.from({ length: DAYS_AHEAD }, (_, index) =>
    hoursOn(branch, dayAfter(branch.today.date, index), holidays),
  );
  return {
    branch,
    specialDays: ahead.filter(({ reason }) => reason !== null),
    others: all
      .filter((one) => one.city === branch.city && one.slug !== slug)
      .slice(0, OTHERS)
      .map((one) => shownBranch(one, locale, holidays, content)),
    isPreview: previewToken !== undefined,
  };
};
