import { accountGuides } from './guides/accounts.ts';
import { appGuides } from './guides/app.ts';
import { cardGuides } from './guides/cards.ts';
import { complaintGuides } from './guides/complaints.ts';
import { loanGuides } from './guides/loans.ts';
import type { GuideSeed } from './guides/types.ts';

export { guideGroups } from './guides/groups.ts';

/** How to use the bank's services, in the order of their groups. */
export const guides: GuideSeed[] = [
  ...accountGuides,
  ...appGuides,
  ...cardGuides,
  ...loanGuides,
  ...complaintGuides,
];
