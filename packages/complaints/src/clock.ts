import { jakartaDate, workingDaysBetween } from '@beranda/finance';
import type { ComplaintInputs, DocumentRequest, Holidays } from './complaint-inputs.ts';
import {
  currentRound,
  deadlinesOf,
  firstRound,
  isAfterMerge,
  type Pause,
  pauseOf,
  type Round,
} from './deadlines.ts';

/** The stages of a complaint. */
export const STAGES = [
  'received',
  'inProgress',
  'waitingForDocuments',
  'extended',
  'answered',
  'appealed',
  'closed',
] as const;
export type Stage = (typeof STAGES)[number];

export type ComplaintClock = {
  stage: Stage;
  /** Last day to answer, as ISO date; null while the clock is paused and after the answer. */
  deadline: string | null;
  /** The deadline without the extension, which has to be announced by then. */
  firstDeadline: string | null;
  isDueToday: boolean;
  isOverdue: boolean;
  /** After today, up to and including the deadline; null without deadline. */
  remainingWorkingDays: number | null;
  /** After the deadline, up to and including today. */
  overdueWorkingDays: number;
  /** The pause that includes today. */
  pause: Pause | null;
  /** While paused: the deadline if the documents do not come. */
  latestDeadline: string | null;
  /** The bank asked for documents that have not come within the time for them. */
  areDocumentsOverdue: boolean;
};

/** The request to which the customer has not answered; undefined if there is none. */
export function findOpenRequest({ requests }: Pick<Round, 'requests'>): DocumentRequest | undefined {
  const last = requests.at(-1);
  return last?.receivedAt === null ? last : undefined;
}

/**
 * The open pause and its last day. A request after the deadline causes no pause: an overdue complaint stays overdue (our
 * assumption). A request from before a merge does not pause an earlier deadline inherited by the merge.
 */
function findOpenPause(round: Round, holidays: Holidays): Pause | null {
  const request = findOpenRequest(round);
  if (!request) return null;
  if (round.inherited && !isAfterMerge(request, round.inherited.at)) return null;
  const pause = pauseOf(request, holidays);
  const earlier = { ...round, requests: round.requests.slice(0, -1) };
  return pause.from <= deadlinesOf(earlier, holidays).extended ? pause : null;
}

function stageOf(inputs: ComplaintInputs, isPaused: boolean): Stage {
  if (inputs.closedAt !== null) return 'closed';
  if (currentRound(inputs).answeredAt !== null) return 'answered';
  if (isPaused) return 'waitingForDocuments';
  if (inputs.appealedAt !== null) return 'appealed';
  if (inputs.kind === null) return 'received';
  return inputs.extension === null ? 'inProgress' : 'extended';
}

/**
 * Stage and deadline of a complaint at a time. When the time for documents is over, the pause ends by itself and the
 * days count on (our assumption: the bank then answers without them, or requests them again).
 *
 * @param now ISO time.
 * @throws RangeError for an invalid time.
 */
export function clockOf(inputs: ComplaintInputs, now: string, holidays: Holidays): ComplaintClock {
  const today = jakartaDate(now);
  const round = currentRound(inputs);
  const isRunning = inputs.closedAt === null && round.answeredAt === null;
  const { first, extended } = deadlinesOf(round, holidays);
  const open = isRunning ? findOpenPause(round, holidays) : null;
  const pause = open && today <= open.until ? open : null;
  const deadline = isRunning && !pause ? extended : null;
  return {
    stage: stageOf(inputs, pause !== null),
    deadline,
    firstDeadline: deadline && first,
    isDueToday: deadline === today,
    isOverdue: deadline !== null && today > deadline,
    remainingWorkingDays: deadline === null ? null : workingDaysBetween(today, deadline, holidays),
    overdueWorkingDays: deadline ? workingDaysBetween(deadline, today, holidays) : 0,
    pause,
    latestDeadline: pause && extended,
    areDocumentsOverdue: open !== null && pause === null,
  };
}

/**
 * The deadline that a complaint passes on to the one that it is merged into, as ISO date; null if it is neither earlier nor
 * overdue, or if one of the two has been answered, since an appeal has a deadline of its own. A pause counts as if the
 * documents did not come.
 *
 * @param now ISO time of the merge.
 */
export function inheritedDeadline(
  source: ComplaintInputs,
  into: ComplaintInputs,
  now: string,
  holidays: Holidays,
): string | null {
  if (source.appealedAt !== null || into.appealedAt !== null) return null;
  const [passedOn, own] = [clockOf(source, now, holidays), clockOf(into, now, holidays)];
  const lastDay = ({ deadline, latestDeadline }: ComplaintClock) => deadline ?? latestDeadline;
  const [date, ownDate] = [lastDay(passedOn), lastDay(own)];
  if (date === null || ownDate === null) return null;
  // What is overdue stays so: a pause that began on the last day of the other complaint does not cover it.
  return date < ownDate || (passedOn.isOverdue && own.pause !== null) ? date : null;
}

/** The last day to answer a complaint (not an appeal), whether or not it is answered, for statistics. */
export function firstRoundDeadline(inputs: ComplaintInputs, holidays: Holidays): string {
  return deadlinesOf(firstRound(inputs), holidays).extended;
}

/**
 * Whether a complaint was answered by its deadline; null while it is not answered, also if it was closed so. An appeal
 * does not count.
 */
export function wasAnsweredInTime(inputs: ComplaintInputs, holidays: Holidays): boolean | null {
  const { answeredAt } = inputs;
  return answeredAt === null ? null : jakartaDate(answeredAt) <= firstRoundDeadline(inputs, holidays);
}
