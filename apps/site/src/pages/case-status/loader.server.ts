import type { CaseLookUp, Loader } from '#src/content/loading.ts';

export type CaseStatusPageData = {
  /** What the visitor asked, and the answer; null before. */
  lookUp: CaseLookUp | null;
};

export const load: Loader<CaseStatusPageData> = async ({ caseLookUp }) => ({ lookUp: caseLookUp ?? null });
