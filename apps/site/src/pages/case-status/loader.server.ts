import type { CaseStatusQueryResult, Loader } from '#src/content/loader-types.ts';

export type CaseStatusPageData = {
  /** The visitor's status query and its result; null before the first. */
  query: CaseStatusQueryResult | null;
  /** Whether the day by which the bank should have answered has passed. */
  isOverdue: boolean;
};

export const load: Loader<CaseStatusPageData> = async ({ caseStatusQuery, content }) => {
  const dueAt = caseStatusQuery?.result.kind === 'found' ? caseStatusQuery.result.status.dueAt : null;
  return {
    query: caseStatusQuery ?? null,
    isOverdue: dueAt !== null && content.isPast(dueAt),
  };
};
