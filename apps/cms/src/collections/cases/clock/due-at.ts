import {
  clockOf,
  currentRound,
  type Holidays,
  inheritedDeadline,
  openRequest,
  pauseOf,
} from '@beranda/complaints';
import { type AnswerTime, isFormName } from '@beranda/contract';
import { addDays, addWorkingDays, jakartaDate, startOfJakartaDay } from '@beranda/finance';
import { answerTimeOf } from './answer-time.ts';
import { factsOf, type TimedCase } from './facts-of-case.ts';

/** What the database keeps of a clock, so that queues can be sorted by it. ISO times. */
export type StoredDeadline = {
  /** The last moment to answer; null while the clock is paused, and after the answer. */
  dueAt: string | null;
  /** The last moment of the pause for documents, until the end of the pause is recorded. */
  waitingUntil: string | null;
};

/** The last moment of a day in Jakarta. */
export function endOfJakartaDay(date: string): string {
  return new Date(startOfJakartaDay(addDays(date, 1)).getTime() - 1).toISOString();
}

const isEarlier = (a: string, b: string) => Date.parse(a) < Date.parse(b);

const HOUR_MS = 3_600_000;

const NONE: StoredDeadline = { dueAt: null, waitingUntil: null };

function deadlineOfComplaint(caseDoc: TimedCase, now: string, holidays: Holidays): StoredDeadline {
  const facts = factsOf(caseDoc);
  const { deadline } = clockOf(facts, now, holidays);
  const round = currentRound(facts);
  const request = openRequest(round);
  const isWaiting = request && round.answeredAt === null && !caseDoc.clock?.requests?.at(-1)?.lapsedAt;
  return {
    dueAt: deadline && endOfJakartaDay(deadline),
    waitingUntil: isWaiting ? endOfJakartaDay(pauseOf(request, holidays).until) : null,
  };
}

/** The last moment to answer within the time that was promised, from the receipt. */
function promisedAt(receivedAt: string, { hours, workingDays }: AnswerTime, holidays: Holidays): string {
  return hours === undefined
    ? endOfJakartaDay(addWorkingDays(jakartaDate(receivedAt), workingDays, holidays))
    : new Date(Date.parse(receivedAt) + hours * HOUR_MS).toISOString();
}

/**
 * The current deadline of a case. Complaints have the clock of regulation. Other forms are answered within the time
 * that was promised: working days are paused while the sender has to answer, hours do not, since law gives them without
 * a pause (3 × 24 hours, UU 27/2022).
 */
export function deadlineOf(caseDoc: TimedCase, now: string, holidays: Holidays): StoredDeadline {
  const { form, receivedAt, status } = caseDoc;
  if (status === 'settled' || status === 'closed' || status === 'merged') return NONE;
  if (form === 'complaint') return deadlineOfComplaint(caseDoc, now, holidays);
  if (!isFormName(form)) return NONE;
  const answerTime = answerTimeOf(form, caseDoc);
  if (status === 'waiting' && answerTime.hours === undefined) return NONE;
  const promised = promisedAt(receivedAt, answerTime, holidays);
  const inherited = caseDoc.clock?.inheritedDueAt;
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
    const date = inheritedDeadline(factsOf(source), factsOf(into), now, holidays);
    return date && endOfJakartaDay(date);
  }
  // A case that waits for the sender has a deadline again with the answer.
  const dueAt = (caseDoc: TimedCase) =>
    deadlineOf(caseDoc.status === 'waiting' ? { ...caseDoc, status: 'inProgress' } : caseDoc, now, holidays)
      .dueAt;
  const [earlier, own] = [dueAt(source), dueAt(into)];
  return earlier && own && isEarlier(earlier, own) ? earlier : null;
}
