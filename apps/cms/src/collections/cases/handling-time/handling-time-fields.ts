import { currentRound } from '@beranda/complaints';
import type { CollectionBeforeChangeHook, Field } from 'payload';
import { denyAll } from '#cms/access/rules.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';
import type { Case } from '#cms/payload-types.ts';
import { lockedBankHolidays } from '../clock/bank-holidays.ts';
import { complaintInputsOf, type TimedCase } from '../clock/complaint-inputs-of-case.ts';
import { isFinished } from '../status/case-status.ts';
import { handlingTimeOf, NO_HANDLING_TIME } from './handling-time.ts';

/** Written by the hook, and by a change of the holidays. */
const ownOnly = { access: { create: denyAll, update: denyAll }, admin: { hidden: true } } as const;

/** The handling time of a case. Stored, so that the figures of a year need one SQL statement. */
export const handlingTimeFields: Field[] = [
  {
    name: 'finishedAt',
    type: 'date',
    // `recompute-handling-times.ts` finds the cases after a changed holiday by it.
    index: true,
    label: bilingual('Selesai', 'Finished'),
    ...ownOnly,
  },
  {
    name: 'workingDays',
    type: 'number',
    label: bilingual('Hari kerja sampai selesai', 'Working days to settle'),
    ...ownOnly,
  },
  { name: 'hours', type: 'number', label: bilingual('Jam sampai selesai', 'Hours to settle'), ...ownOnly },
  { name: 'isInTime', type: 'checkbox', label: bilingual('Tepat waktu', 'In time'), ...ownOnly },
];

/** Now; a complaint is finished with its answer, which staff may record on a later day. */
const finishedAtOf = (caseDoc: TimedCase): string =>
  (caseDoc.status === 'settled' ? currentRound(complaintInputsOf(caseDoc)).answeredAt : null) ??
  new Date().toISOString();

/** Stores the handling time of a case when it is finished, and removes it when the case is open again. */
export const setHandlingTime: CollectionBeforeChangeHook<Case> = async ({ data, originalDoc, req }) => {
  const caseDoc = { ...originalDoc, ...data } as TimedCase;
  if (!isFinished(caseDoc.status)) return { ...data, ...NO_HANDLING_TIME };
  if (originalDoc && isFinished(originalDoc.status)) return data;
  return { ...data, ...handlingTimeOf(caseDoc, finishedAtOf(caseDoc), await lockedBankHolidays(req)) };
};
