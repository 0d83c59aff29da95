import { wasAnsweredInTime } from '@beranda/complaints';
import { isFormName } from '@beranda/contract';
import { HOUR_MS, jakartaDate, workingDaysBetween } from '@beranda/finance';
import { answerTimeOf } from '../clock/answer-time.ts';
import { complaintInputsOf, type TimedCase } from '../clock/complaint-inputs-of-case.ts';
import { promisedDay } from '../clock/due-at.ts';

/**
 * Whether a case was finished within its time: a complaint by its clock, the others by what was promised; null for a
 * form that is gone.
 */
export function wasInTime(
  caseDoc: TimedCase,
  finishedAt: string,
  holidays: ReadonlySet<string>,
): boolean | null {
  const { form, receivedAt } = caseDoc;
  if (!isFormName(form)) return null;
  if (form === 'complaint') return wasAnsweredInTime(complaintInputsOf(caseDoc), holidays);
  const answerTime = answerTimeOf(form, caseDoc);
  if (answerTime.hours !== undefined)
    return new Date(finishedAt).getTime() - new Date(receivedAt).getTime() <= answerTime.hours * HOUR_MS;
  // As working days, so that a Saturday after the last day is in time, too.
  const lastDay = promisedDay(caseDoc, answerTime.workingDays, finishedAt, holidays);
  return workingDaysBetween(lastDay, jakartaDate(finishedAt), holidays) === 0;
}
