import { jakartaDate } from '@beranda/finance';
import { clockOf, findOpenRequest } from './clock.ts';
import type { Channel, ComplaintInputs, Extension, Holidays, Notification } from './complaint-inputs.ts';
import { currentRound, deadlinesOf, EXTENSION_WORKING_DAYS, latestOf } from './deadlines.ts';

/** Actions of staff on a complaint, in the usual order. */
export const COMPLAINT_ACTIONS = [
  'classify',
  'fileInWriting',
  'requestDocuments',
  'receiveDocuments',
  'extend',
  'answer',
  'appeal',
  'close',
  'closeUnanswered',
] as const;
export type ComplaintAction = (typeof COMPLAINT_ACTIONS)[number];

/** Why an action is not allowed now. */
export type Rejection =
  | 'closed'
  | 'answered'
  | 'notAnswered'
  | 'waitingForDocuments'
  | 'noOpenRequest'
  | 'oralNeedsWriting'
  | 'writtenAlready'
  | 'oralNotExtended'
  | 'appealNotExtended'
  | 'appealUndecided'
  | 'extendedAlready'
  | 'appealedAlready'
  | 'deadlineOver'
  | 'dateInFuture'
  | 'dateTooEarly'
  | 'tooManyDays'
  | 'proofMissing';

const isComplaintOpen = (inputs: ComplaintInputs) =>
  inputs.closedAt === null && currentRound(inputs).answeredAt === null;

const whyNotOpen = ({ closedAt }: ComplaintInputs): Rejection => (closedAt === null ? 'answered' : 'closed');

type Rule = (inputs: ComplaintInputs, now: string, holidays: Holidays) => Rejection | null;

/**
 * An oral complaint that cannot be settled orally is filed in writing by the customer (POJK 22/2023, as banks publish
 * it), before its answer: the deadline of an appeal does not depend on the channel. Whether it was in time depends on the
 * day of the filing (`rejectionOfFiling`).
 */
const checkFiling: Rule = ({ appealedAt, channel }) => {
  if (channel === 'written') return 'writtenAlready';
  return appealedAt === null ? null : 'answered';
};

/** Oral complaints have no period for documents (see `fileInWriting`), and an overdue complaint cannot be paused. */
const checkDocumentRequest: Rule = (inputs, now, holidays) => {
  if (inputs.channel === 'oral' && inputs.appealedAt === null) return 'oralNeedsWriting';
  const { pause, isOverdue } = clockOf(inputs, now, holidays);
  if (pause) return 'waitingForDocuments';
  return isOverdue ? 'deadlineOver' : null;
};

/** Documents may also arrive after the period for them. */
const checkDocumentReceipt: Rule = (inputs) =>
  findOpenRequest(currentRound(inputs)) ? null : 'noOpenRequest';

/**
 * POJK 22/2023: one extension, of a written complaint, announced before the first deadline ends. Our assumption: not
 * while the clock is paused, when the first deadline is not known, and not of an appeal.
 */
const checkExtension: Rule = (inputs, now, holidays) => {
  if (inputs.appealedAt !== null) return 'appealNotExtended';
  if (inputs.channel === 'oral') return 'oralNotExtended';
  if (inputs.extension !== null) return 'extendedAlready';
  const { pause } = clockOf(inputs, now, holidays);
  if (pause) return 'waitingForDocuments';
  return jakartaDate(now) > deadlinesOf(currentRound(inputs), holidays).first ? 'deadlineOver' : null;
};

/** Our assumption: an appeal is decided by an answer, also where the customer has withdrawn it. */
const checkUnansweredClosing: Rule = ({ appealedAt }) => (appealedAt === null ? null : 'appealUndecided');

const alwaysAllowed: Rule = () => null;

const OPEN_RULES = {
  classify: alwaysAllowed,
  fileInWriting: checkFiling,
  requestDocuments: checkDocumentRequest,
  receiveDocuments: checkDocumentReceipt,
  extend: checkExtension,
  answer: alwaysAllowed,
  closeUnanswered: checkUnansweredClosing,
} satisfies Partial<Record<ComplaintAction, Rule>>;

const isOpenAction = (action: ComplaintAction): action is keyof typeof OPEN_RULES =>
  Object.hasOwn(OPEN_RULES, action);

/**
 * Why an action is not allowed now; null if it is. Appeals are reviewed by the bank itself, once (our assumption; after
 * that the customer turns to OJK, LAPS SJK or a court).
 */
export function rejectionOf(
  action: ComplaintAction,
  inputs: ComplaintInputs,
  now: string,
  holidays: Holidays,
): Rejection | null {
  if (isOpenAction(action))
    return isComplaintOpen(inputs) ? OPEN_RULES[action](inputs, now, holidays) : whyNotOpen(inputs);
  if (inputs.closedAt !== null) return 'closed';
  if (action === 'appeal' && inputs.appealedAt !== null) return 'appealedAlready';
  return isComplaintOpen(inputs) ? 'notAnswered' : null;
}

/** Why each action is not allowed now; null for those that are. */
export function rejectionsOf(
  inputs: ComplaintInputs,
  now: string,
  holidays: Holidays,
): Record<ComplaintAction, Rejection | null> {
  return Object.fromEntries(
    COMPLAINT_ACTIONS.map((action) => [action, rejectionOf(action, inputs, now, holidays)]),
  ) as Record<ComplaintAction, Rejection | null>;
}

/** Whether a day that staff enter lies between the first possible one and today. */
function rejectionOfDay(time: string, earliest: string, now: string): Rejection | null {
  if (jakartaDate(time) > jakartaDate(now)) return 'dateInFuture';
  return jakartaDate(time) < jakartaDate(earliest) ? 'dateTooEarly' : null;
}

/** What staff enter when they classify a complaint. */
export type Classification = { channel: Channel; documentsCompleteAt: string | null };

/**
 * Why a classification is not allowed. Our assumption: once the deadline is over, or the complaint has been filed in
 * writing, extended or paused, its channel stays; and the deadline is not moved after it is over.
 */
export function rejectionOfClassification(
  inputs: ComplaintInputs,
  { channel, documentsCompleteAt }: Classification,
  now: string,
  holidays: Holidays,
): Rejection | null {
  const rejection = rejectionOf('classify', inputs, now, holidays);
  if (rejection) return rejection;
  const isOtherChannel = channel !== inputs.channel;
  const isOtherDay = documentsCompleteAt !== inputs.documentsCompleteAt;
  if ((isOtherChannel || isOtherDay) && clockOf(inputs, now, holidays).isOverdue) {
    // The day of receipt is what the clock has assumed all along.
    const isAssumedDay = inputs.documentsCompleteAt === null && documentsCompleteAt === inputs.receivedAt;
    if (isOtherChannel || !isAssumedDay) return 'deadlineOver';
  }
  const isWrittenForGood =
    inputs.filedInWritingAt !== null || inputs.extension !== null || inputs.requests.length > 0;
  if (isOtherChannel && isWrittenForGood) return 'writtenAlready';
  return documentsCompleteAt === null ? null : rejectionOfDay(documentsCompleteAt, inputs.receivedAt, now);
}

/** Why documents cannot have come at this time. */
export function rejectionOfDocuments(
  inputs: ComplaintInputs,
  receivedAt: string,
  now: string,
  holidays: Holidays,
): Rejection | null {
  const request = findOpenRequest(currentRound(inputs));
  return (
    rejectionOf('receiveDocuments', inputs, now, holidays) ??
    rejectionOfDay(receivedAt, request?.requestedAt ?? inputs.receivedAt, now)
  );
}

/** Why a notification of the customer is not enough: it needs a proof, and a day since the complaint, or since its appeal. */
export function rejectionOfNotification(
  { appealedAt, receivedAt }: ComplaintInputs,
  notification: Notification | null,
  now: string,
): Rejection | null {
  if (!notification || notification.proof.trim() === '') return 'proofMissing';
  return rejectionOfDay(notification.notifiedAt, appealedAt ?? receivedAt, now);
}

/**
 * Why an extension is not allowed. POJK 22/2023: at most ten working days, and the customer is notified before the first
 * deadline ends (`rejectionOfNotification`, where the bank does not mail it itself).
 */
export function rejectionOfExtension(
  inputs: ComplaintInputs,
  { workingDays }: Pick<Extension, 'workingDays'>,
  now: string,
  holidays: Holidays,
): Rejection | null {
  const rejection = rejectionOf('extend', inputs, now, holidays);
  if (rejection) return rejection;
  return Number.isInteger(workingDays) && workingDays >= 1 && workingDays <= EXTENSION_WORKING_DAYS
    ? null
    : 'tooManyDays';
}

/**
 * Why an oral complaint cannot have been filed in writing at this time. Our assumption: what was filed after the oral
 * deadline stays overdue, and so does what is entered after the new one.
 */
export function rejectionOfFiling(
  inputs: ComplaintInputs,
  filedAt: string,
  now: string,
  holidays: Holidays,
): Rejection | null {
  const rejection =
    rejectionOf('fileInWriting', inputs, now, holidays) ?? rejectionOfDay(filedAt, inputs.receivedAt, now);
  if (rejection) return rejection;
  const filed: ComplaintInputs = { ...inputs, channel: 'written', filedInWritingAt: filedAt };
  const isOverdue = clockOf(inputs, filedAt, holidays).isOverdue || clockOf(filed, now, holidays).isOverdue;
  return isOverdue ? 'deadlineOver' : null;
}

/** The time that an answer follows: that of the latest event before it. */
export function earliestAnswerOf(inputs: ComplaintInputs): string {
  const { requests } = currentRound(inputs);
  return latestOf(
    inputs.appealedAt ?? latestOf(inputs.receivedAt, inputs.filedInWritingAt),
    ...requests.flatMap(({ requestedAt, receivedAt }) => [requestedAt, receivedAt]),
  );
}

/** Why an answer cannot have been given at this time. */
export function rejectionOfAnswer(
  inputs: ComplaintInputs,
  answeredAt: string,
  now: string,
  holidays: Holidays,
): Rejection | null {
  return (
    rejectionOf('answer', inputs, now, holidays) ?? rejectionOfDay(answeredAt, earliestAnswerOf(inputs), now)
  );
}

/** Why an appeal cannot have come at this time: it follows the answer. */
export function rejectionOfAppeal(
  inputs: ComplaintInputs,
  appealedAt: string,
  now: string,
  holidays: Holidays,
): Rejection | null {
  return (
    rejectionOf('appeal', inputs, now, holidays) ??
    rejectionOfDay(appealedAt, inputs.answeredAt ?? inputs.receivedAt, now)
  );
}
