import type { CaseLookUp, Loader } from '#src/content/loading.ts';
import { loadPhoneHours } from '#src/features/forms/phone-hours.server.ts';

export type CaseStatusPageData = {
  /** What the visitor asked, and the answer; null before. */
  lookUp: CaseLookUp | null;
  /** When the bank's phone is answered; null if unknown. */
  phoneHours: string | null;
};

export const load: Loader<CaseStatusPageData> = async ({ caseLookUp, content, locale }) => ({
  lookUp: caseLookUp ?? null,
  phoneHours: await loadPhoneHours(content, locale),
});
