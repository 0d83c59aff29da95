import type { CaseLookUp, Loader } from '#src/content/loader-types.ts';
import { loadPhoneHours } from '#src/features/forms/phone-hours.server.ts';

export type CaseStatusPageData = {
  /** The visitor's status query and its result; null before the first. */
  lookUp: CaseLookUp | null;
  /** Whether the day by which the bank should have answered has passed. */
  isOverdue: boolean;
  /** When the bank's phone is answered; null if unknown. */
  phoneHours: string | null;
};

export const load: Loader<CaseStatusPageData> = async ({ caseLookUp, content, locale }) => {
  const dueAt = caseLookUp?.answer.kind === 'found' ? caseLookUp.answer.status.dueAt : null;
  return {
    lookUp: caseLookUp ?? null,
    isOverdue: dueAt !== null && content.isPast(dueAt),
    phoneHours: await loadPhoneHours(content, locale),
  };
};
