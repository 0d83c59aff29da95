import { currentRound } from '@beranda/complaints';
import { isFormName } from '@beranda/contract';
import { type CollectionBeforeChangeHook, ValidationError } from 'payload';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import type { Case } from '#cms/payload-types.ts';
import type { CaseStatus } from '../status/case-status.ts';
import { promisedWorkingDays } from './answer-time.ts';
import { lockedBankHolidays } from './bank-holidays.ts';
import { complaintInputsOf, type TimedCase } from './complaint-inputs-of-case.ts';
import { deadlineOf } from './due-at.ts';
import { recordWaiting } from './waiting-days.ts';

const needsAnswer = bilingual(
  'Pengaduan menjadi “Terjawab” dengan jawaban akhir: tulis di panel Batas waktu.',
  'A complaint becomes “Settled” by its final answer: write it in the panel Deadline.',
);

const needsAppeal = bilingual(
  'Keberatan dicatat di panel Batas waktu.',
  'An appeal is recorded in the panel Deadline.',
);

const needsReason = bilingual(
  'Pengaduan ini belum dijawab. Tutup di panel Batas waktu, dengan alasannya.',
  'This complaint has not been answered. Close it in the panel Deadline, with the reason.',
);

/** Why a complaint cannot have its new status without an action of its clock; null if it can. */
function missingAction(
  caseDoc: TimedCase,
  from: CaseStatus | undefined,
  hasReason: boolean,
): Bilingual | null {
  const inputs = complaintInputsOf(caseDoc);
  const isAnswered = currentRound(inputs).answeredAt !== null;
  switch (caseDoc.status) {
    case 'settled':
      return isAnswered ? null : needsAnswer;
    case 'appealed':
      return inputs.appealedAt === null ? needsAppeal : null;
    case 'closed':
      return isAnswered || from === 'settled' || hasReason ? null : needsReason;
    default:
      return null;
  }
}

/**
 * Keeps the deadline of a case in its row with every save, whatever changed it. A complaint is settled only by its
 * final answer, appealed only by an appeal, and closed without an answer only for a reason, since its clock stops with
 * them.
 */
export const setDeadline: CollectionBeforeChangeHook<Case> = async ({
  collection,
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  let clock = { ...originalDoc?.clock, ...data.clock };
  const { form = '', receivedAt = '' } = data;
  if (operation === 'create' && isFormName(form))
    clock.promisedWorkingDays = await promisedWorkingDays(req, form, receivedAt);
  const now = new Date().toISOString();
  clock = recordWaiting({ ...originalDoc, ...data, clock } as TimedCase, now);
  const caseDoc = { ...originalDoc, ...data, clock } as TimedCase;
  const isChanged = operation === 'update' && caseDoc.status !== originalDoc?.status;
  const message =
    isChanged && caseDoc.form === 'complaint'
      ? missingAction(caseDoc, originalDoc?.status, !!context.closing)
      : null;
  if (message)
    throw new ValidationError({
      collection: collection.slug,
      errors: [{ path: 'status', message: inLanguageOf(req, message) }],
      req,
    });
  const { dueAt, waitingUntil } = deadlineOf(caseDoc, now, await lockedBankHolidays(req));
  return { ...data, dueAt, clock: { ...clock, waitingUntil } };
};
