import { addDays, addWorkingDays, isWorkingDay, jakartaDate, workingDaysBetween } from '@beranda/finance';
import type {
  Channel,
  ComplaintInputs,
  DocumentRequest,
  Holidays,
  InheritedDeadline,
} from './complaint-inputs.ts';

/**
 * Working days to answer a complaint by its channel: POJK 22/2023, as banks publish it. An oral complaint is settled in
 * five, a written one in ten once its documents are complete.
 */
export const ANSWER_WORKING_DAYS: Readonly<Record<Channel, number>> = { oral: 5, written: 10 };

/** POJK 22/2023: one extension of a written complaint, by up to ten working days. */
export const EXTENSION_WORKING_DAYS = 10;

/** POJK 22/2023: the customer has ten working days to complete the documents after the bank has asked. */
export const DOCUMENTS_WORKING_DAYS = 10;

/**
 * Our assumption, since no source names a deadline for appeals inside the bank: ten working days, as for a written
 * complaint.
 */
const APPEAL_WORKING_DAYS = 10;

/** Days that are not counted: after `from`, up to and including `until`. ISO dates. */
export type Pause = { from: string; until: string };

/**
 * The pause for a request. It ends on the day on which the documents come, at the latest with the tenth working day:
 * POJK 22/2023. The day of the request still counts, that of the documents does not: our assumption, as in `startOf`.
 */
export function pauseOf({ requestedAt, receivedAt }: DocumentRequest, holidays: Holidays): Pause {
  const from = jakartaDate(requestedAt);
  const latest = addWorkingDays(from, DOCUMENTS_WORKING_DAYS, holidays);
  const isInTime = receivedAt !== null && jakartaDate(receivedAt) < latest;
  return { from, until: isInTime ? jakartaDate(receivedAt) : latest };
}

/** The complaint itself is answered in the first round, an appeal against the answer in the second. */
export type Round = {
  /** The day before working day 1. */
  start: string;
  workingDays: number;
  extraWorkingDays: number;
  requests: readonly DocumentRequest[];
  answeredAt: string | null;
  /** The earlier deadline of a merged complaint, and the working days of an extension since the merge. */
  inherited: (InheritedDeadline & { extraWorkingDays: number }) | null;
};

/** The latest of some times. */
export const latestOf = (...times: (string | null)[]) =>
  times.filter((time) => time !== null).reduce((a, b) => (Date.parse(a) >= Date.parse(b) ? a : b));

/**
 * The day after which the days of a complaint count. POJK 22/2023: once its documents are complete. Our assumptions:
 * until somebody has confirmed that they are, days count from its receipt; an oral complaint that is filed in writing
 * counts from then; working day 1 is the first working day after, since a complaint may arrive at any hour.
 */
function startOf({ receivedAt, filedInWritingAt, documentsCompleteAt }: ComplaintInputs): string {
  return jakartaDate(latestOf(filedInWritingAt, documentsCompleteAt ?? receivedAt));
}

function inheritedOf({ extension, inherited }: ComplaintInputs): Round['inherited'] {
  if (!inherited) return null;
  const isExtendedSince = extension !== null && Date.parse(extension.notifiedAt) > Date.parse(inherited.at);
  return { ...inherited, extraWorkingDays: isExtendedSince ? extension.workingDays : 0 };
}

/** The first round, whether or not it is over. */
export function firstRound(inputs: ComplaintInputs): Round {
  const { appealedAt, requests } = inputs;
  return {
    start: startOf(inputs),
    workingDays: ANSWER_WORKING_DAYS[inputs.channel],
    extraWorkingDays: inputs.extension?.workingDays ?? 0,
    requests: requests.filter(
      ({ requestedAt }) => appealedAt === null || Date.parse(requestedAt) < Date.parse(appealedAt),
    ),
    answeredAt: inputs.answeredAt,
    inherited: inheritedOf(inputs),
  };
}

/** The open round; the last one if the complaint is closed. */
export function currentRound(inputs: ComplaintInputs): Round {
  const { appealedAt, requests } = inputs;
  if (appealedAt === null) return firstRound(inputs);
  return {
    start: jakartaDate(appealedAt),
    workingDays: APPEAL_WORKING_DAYS,
    extraWorkingDays: 0,
    requests: requests.filter(({ requestedAt }) => Date.parse(requestedAt) >= Date.parse(appealedAt)),
    answeredAt: inputs.appealAnsweredAt,
    inherited: null,
  };
}

/** Adds working days to a date, not counting those within pauses. */
function addUnpausedWorkingDays(
  start: string,
  workingDays: number,
  pauses: readonly Pause[],
  holidays: Holidays,
): string {
  let date = start;
  const isPaused = () => pauses.some(({ from, until }) => date > from && date <= until);
  for (let remaining = workingDays; remaining > 0; ) {
    date = addDays(date, 1);
    if (!isPaused() && isWorkingDay(date, holidays)) remaining -= 1;
  }
  return date;
}

/** Whether documents were requested after a merge: only such requests pause an inherited deadline. */
export const isAfterMerge = ({ requestedAt }: DocumentRequest, mergedAt: string) =>
  Date.parse(requestedAt) > Date.parse(mergedAt);

type Deadlines = { first: string; extended: string };

/** The deadlines of a round, without one inherited by a merge. */
function deadlinesWithoutMerge(
  round: Omit<Round, 'answeredAt' | 'inherited'>,
  holidays: Holidays,
): Deadlines {
  const pauses = round.requests.map((request) => pauseOf(request, holidays));
  const deadlineAfter = (workingDays: number) =>
    addUnpausedWorkingDays(round.start, workingDays, pauses, holidays);
  return {
    first: deadlineAfter(round.workingDays),
    extended: deadlineAfter(round.workingDays + round.extraWorkingDays),
  };
}

/**
 * The deadlines that a round inherits from a merged complaint. Our assumption: two complaints of one customer about one
 * matter are answered by the earlier of their deadlines. Its remaining working days are counted from the merge, so that
 * later pauses and an extension move it. A deadline that had passed before the merge stays.
 */
function inheritedDeadlines(
  { at, date, extraWorkingDays }: NonNullable<Round['inherited']>,
  requests: Round['requests'],
  holidays: Holidays,
): Deadlines {
  const start = jakartaDate(at);
  if (date < start) return { first: date, extended: date };
  return deadlinesWithoutMerge(
    {
      start,
      workingDays: workingDaysBetween(start, date, holidays),
      extraWorkingDays,
      requests: requests.filter((request) => isAfterMerge(request, at)),
    },
    holidays,
  );
}

const earlierOf = (a: string, b: string) => (a < b ? a : b);

/** The last days to answer a round, without and with its extension. An open request counts as never answered. */
export function deadlinesOf(round: Round, holidays: Holidays): Deadlines {
  const deadlines = deadlinesWithoutMerge(round, holidays);
  if (!round.inherited) return deadlines;
  const inherited = inheritedDeadlines(round.inherited, round.requests, holidays);
  return {
    first: earlierOf(deadlines.first, inherited.first),
    extended: earlierOf(deadlines.extended, inherited.extended),
  };
}
