import type { CaseLookUp, Loader } from '#src/content/loader-types.ts';

export type CaseStatusPageData = {
  /** The visitor's status query and its result; null before the first. */
  lookUp: CaseLookUp | null;
  /** Whether the day by which the bank should have answered has passed. */
  isOverdue: boolean;
};

export const load: Loader<CaseStatusPageData> = async ({ caseLookUp, content }) => {
  const dueAt = caseLookUp?.result.kind === 'found' ? caseLookUp.result.status.dueAt : null;
  return {
    lookUp: caseLookUp ?? null,
    isOverdue: dueAt !== null && content.isPast(dueAt),
  };
};
