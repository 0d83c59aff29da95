import { clockOf, currentRound, type Holidays, openRequest, pauseOf } from '@beranda/complaints';
import { FORMS, isFormName } from '@beranda/contract';
import { addDays, addWorkingDays, jakartaDate, startOfJakartaDay } from '@beranda/finance';
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

const NONE: StoredDeadline = { dueAt: null, waitingUntil: null };

function deadlineOfComplaint(one: TimedCase, now: string, holidays: Holidays): StoredDeadline {
  const facts = factsOf(one);
  const { deadline } = clockOf(facts, now, holidays);
  const round = currentRound(facts);
  const request = openRequest(round);
  const isWaiting = request && round.answeredAt === null && !one.clock?.requests?.at(-1)?.lapsedAt;
  return {
    dueAt: deadline && endOfJakartaDay(deadline),
    waitingUntil: isWaiting ? endOfJakartaDay(pauseOf(request, holidays).until) : null,
  };
}

/**
 * The deadline of a case as it stands now. Complaints have the clock of regulation; other forms are answered within
 * the working days that they promise, from their receipt, and have no deadline while the sender has to answer.
 */
export function deadlineOf(one: TimedCase, now: string, holidays: Holidays): StoredDeadline {
  const { form, receivedAt, status } = one;
  if (status === 'settled' || status === 'closed' || status === 'merged') return NONE;
  if (form === 'complaint') return deadlineOfComplaint(one, now, holidays);
  if (status === 'waiting' || !isFormName(form)) return NONE;
  const { workingDays } = FORMS[form].definition.takes;
  return {
    dueAt: endOfJakartaDay(addWorkingDays(jakartaDate(receivedAt), workingDays, holidays)),
    waitingUntil: null,
  };
}
