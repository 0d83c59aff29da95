import {
  clockOf,
  currentRound,
  findOpenRequest,
  type Holidays,
  inheritedDeadline,
  pauseOf,
} from '@beranda/complaints';
import { type AnswerTime, isFormName } from '@beranda/contract';
import { addWorkingDays, endOfJakartaDay, HOUR_MS, jakartaDate } from '@beranda/finance';
import { isFinished } from '../status/case-status.ts';
import { answerTimeOf } from './answer-time.ts';
import { complaintInputsOf, type TimedCase } from './complaint-inputs-of-case.ts';
import { movedByWaiting } from './waiting-days.ts';

/** Computed times of a clock, stored so that queues can be sorted by them. ISO times. */
export type StoredDeadline = {
  /** The latest time to answer; null while the clock is paused, and after the answer. */
  dueAt: string | null;
  /** The end of the pause for documents, until the end of the pause is recorded. */
  waitingUntil: string | null;
};

const endOfDay = (date: string) => endOfJakartaDay(date).toISOString();

const isEarlier = (a: string, b: string) => Date.parse(a) < Date.parse(b);

const NONE: StoredDeadline = { dueAt: null, waitingUntil: null };

function deadlineOfComplaint(caseDoc: TimedCase, now: string, holidays: Holidays): StoredDeadline {
  const inputs = complaintInputsOf(caseDoc);
  const { deadline } = clockOf(inputs, now, holidays);
  const round = currentRound(inputs);
  const request = findOpenRequest(round);
  const isWaiting = request && round.answeredAt === null && !caseDoc.clock?.requests?.at(-1)?.lapsedAt;
  return {
    dueAt: deadline && endOfDay(deadline),
    waitingUntil: isWaiting ? endOfDay(pauseOf(request, holidays).until) : null,
  };
}

/** The last day of a promise of working days, from the receipt and without the days on which the sender had to answer. */
export function promisedDay(
  caseDoc: TimedCase,
  workingDays: number,
  now: string,
  holidays: Holidays,
): string {
  const { receivedAt } = caseDoc;
  const date = addWorkingDays(jakartaDate(receivedAt), workingDays, holidays);
  return movedByWaiting(date, caseDoc, receivedAt, now, holidays);
}

/** The latest time to answer within the time that was promised, from the receipt. */
function promisedAt(
  caseDoc: TimedCase,
  { hours, workingDays }: AnswerTime,
  now: string,
  holidays: Holidays,
): string {
  return hours === undefined
    ? endOfDay(promisedDay(caseDoc, workingDays, now, holidays))
    : new Date(Date.parse(caseDoc.receivedAt) + hours * HOUR_MS).toISOString();
}

/** The deadline of a merged case, moved by what this one has waited since; null without one. Hours are not paused. */
function inheritedAt(
  caseDoc: TimedCase,
  { hours }: AnswerTime,
  now: string,
  holidays: Holidays,
): string | null {
  const { inheritedAt: since, inheritedDueAt: dueAt } = caseDoc.clock ?? {};
  if (!dueAt || !since || hours !== undefined) return dueAt ?? null;
  const date = jakartaDate(dueAt);
  const moved = movedByWaiting(date, caseDoc, since, now, holidays);
  return moved === date ? dueAt : endOfDay(moved);
}

/**
 * The current deadline (SLA) of a case. Complaints have the clock of regulation. Other forms are answered within the time
 * that was promised: working days are paused while the sender has to answer, hours are not, since law gives them without
 * a pause (3 × 24 hours, UU 27/2022).
 */
export function deadlineOf(caseDoc: TimedCase, now: string, holidays: Holidays): StoredDeadline {
  const { form, status } = caseDoc;
  if (isFinished(status)) return NONE;
  if (form === 'complaint') return deadlineOfComplaint(caseDoc, now, holidays);
  if (!isFormName(form)) return NONE;
  const answerTime = answerTimeOf(form, caseDoc);
  if (status === 'waiting' && answerTime.hours === undefined) return NONE;
  const promised = promisedAt(caseDoc, answerTime, now, holidays);
  const inherited = inheritedAt(caseDoc, answerTime, now, holidays);
  return { dueAt: inherited && isEarlier(inherited, promised) ? inherited : promised, waitingUntil: null };
}

/**
 * The deadline that a case passes on to another one of its form that it is merged into, as ISO time; null if the
 * other one's has to be met first. What the customer asked first has to be answered first.
 */
export function deadlineToInherit(
  source: TimedCase,
  into: TimedCase,
  now: string,
  holidays: Holidays,
): string | null {
  if (source.form === 'complaint') {
    const date = inheritedDeadline(complaintInputsOf(source), complaintInputsOf(into), now, holidays);
    return date && endOfDay(date);
  }
  // A case that waits for the sender has a deadline again with the answer.
  const dueAt = (caseDoc: TimedCase) =>
    deadlineOf(caseDoc.status === 'waiting' ? { ...caseDoc, status: 'inProgress' } : caseDoc, now, holidays)
      .dueAt;
  const [earlier, own] = [dueAt(source), dueAt(into)];
  return earlier && own && isEarlier(earlier, own) ? earlier : null;
}
