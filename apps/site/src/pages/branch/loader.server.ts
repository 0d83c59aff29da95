import { addDays } from '@beranda/finance';
import type { Item } from '#src/content/items.ts';
import type { Loader } from '#src/content/loader-types.ts';
import { notFound } from '#src/content/page-error.ts';
import { type StreetPlan, streetPlanOf } from '#src/features/branches/branch/street-plan.server.ts';
import { branchDirectory } from '#src/features/branches/branch-directory.server.ts';
import type { BranchWithStatus } from '#src/features/branches/branch-status.server.ts';
import { withStatus } from '#src/features/branches/branch-status.server.ts';
import { type DayHours, hoursOn } from '#src/features/branches/opening.ts';

export type BranchPageData = {
  branch: Item<'branches'> & BranchWithStatus;
  /** Upcoming days with other hours, including holidays. */
  specialDays: DayHours[];
  others: BranchWithStatus[];
  /** Only for the invented places of the demonstration; others have the map of the archipelago. */
  plan: StreetPlan | null;
  isPreview: boolean;
};

const OTHERS = 3;
/** How far ahead special days are shown. */
const DAYS_AHEAD = 30;

export const load: Loader<BranchPageData> = async (input) => {
  const { content, locale, pathname, previewToken } = input;
  const slug = input.parameters.slug ?? '';
  const found = await content.item('branches', locale, slug, previewToken);
  if (!found) throw notFound(pathname);
  const [{ byCity }, { holidays }, { isDemonstration }] = await Promise.all([
    branchDirectory(content, locale),
    content.market(locale),
    content.settings(locale),
  ]);
  const branch = withStatus(found, locale, holidays, content);
  const ahead: DayHours[] = Array.from({ length: DAYS_AHEAD }, (_, index) =>
    hoursOn(branch, addDays(branch.today.date, index), holidays),
  );
  return {
    branch,
    specialDays: ahead.filter(({ reason }) => reason !== null),
    others: (byCity.get(branch.city) ?? [])
      .filter((candidate) => candidate.slug !== slug)
      .slice(0, OTHERS)
      .map((one) => withStatus(one, locale, holidays, content)),
    plan: isDemonstration ? streetPlanOf(branch) : null,
    isPreview: previewToken !== undefined,
  };
};
