import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';

/** States of a case, in the order in which it passes them. */
export const CASE_STATUSES = ['new', 'handled'] as const;

export type CaseStatus = (typeof CASE_STATUSES)[number];

export const caseStatusLabels: Record<CaseStatus, Bilingual> = {
  new: bilingual('Baru', 'New'),
  handled: bilingual('Sudah ditangani', 'Handled'),
};
