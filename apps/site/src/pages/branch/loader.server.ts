import type { Loader } from '#src/content/loading.ts';
import { notFound } from '#src/shell/page-error.ts';
import { type DayHours, dayAfter, hoursOn } from '#src/widgets/branches/opening.ts';
import { allBranches, shownBranch } from '#src/widgets/branches/shown-branch.server.ts';
import type { BranchPageData } from './page.tsx';

const OTHERS = 3;
/** How far ahead days with other hours are told. */
const DAYS_AHEAD = 30;

export const loadBranch: Loader<BranchPageData> = async (input) => {
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
