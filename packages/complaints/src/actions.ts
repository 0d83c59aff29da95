import { jakartaDate } from '@beranda/finance';
import { clockOf, openRequest } from './clock.ts';
import { currentRound, deadlinesOf, EXTENSION_WORKING_DAYS } from './deadlines.ts';
import type { Channel, ComplaintFacts, Extension, Holidays } from './facts.ts';

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
] as const;
export type ComplaintAction = (typeof COMPLAINT_ACTIONS)[number];

/** Why an action is not allowed now. */
export const REJECTIONS = [
  'closed',
  'answered',
  'notAnswered',
  'waitingForDocuments',
  'noOpenRequest',
  'oralNeedsWriting',
  'writtenAlready',
  'oralNotExtended',
  'appealNotExtended',
  'extendedAlready',
  'appealedAlready',
  'deadlineOver',
  'dateInFuture',
  'dateTooEarly',
  'tooManyDays',
  'proofMissing',
] as const;
export type Rejection = (typeof REJECTIONS)[number];

const isOpen = (facts: ComplaintFacts) => facts.closedAt === null && currentRound(facts).answeredAt === null;

const whyNotOpen = ({ closedAt }: ComplaintFacts): Rejection => (closedAt === null ? 'answered' : 'closed');

type Rule = (facts: ComplaintFacts, now: string, holidays: Holidays) => Rejection | null;

/**
 * An oral complaint that cannot be settled orally is filed in writing by the customer (POJK 22/2023, as banks publish
 * it). After its deadline it stays overdue: our assumption.
 */
const checkFiling: Rule = (facts, now, holidays) => {
  if (facts.channel === 'written') return 'writtenAlready';
  return clockOf(facts, now, holidays).isOverdue ? 'deadlineOver' : null;
};

/** Oral complaints have no period for documents (see `fileInWriting`), and an overdue complaint cannot be paused. */
const checkDocumentRequest: Rule = (facts, now, holidays) => {
  if (facts.channel === 'oral' && facts.appealedAt === null) return 'oralNeedsWriting';
  const { pause, isOverdue } = clockOf(facts, now, holidays);
  if (pause) return 'waitingForDocuments';
  return isOverdue ? 'deadlineOver' : null;
};

/** Documents may also arrive after the period for them. */
const checkDocumentReceipt: Rule = (facts) => (openRequest(currentRound(facts)) ? null : 'noOpenRequest');

/**
 * POJK 22/2023: one extension, of a written complaint, announced before the first deadline ends. Our assumption: not
 * while the clock is paused, when the first deadline is not known, and not of an appeal.
 */
const checkExtension: Rule = (facts, now, holidays) => {
  if (facts.appealedAt !== null) return 'appealNotExtended';
  if (facts.channel === 'oral') return 'oralNotExtended';
  if (facts.extension !== null) return 'extendedAlready';
  const { pause } = clockOf(facts, now, holidays);
  if (pause) return 'waitingForDocuments';
  return jakartaDate(now) > deadlinesOf(currentRound(facts), holidays).first ? 'deadlineOver' : null;
};

const alwaysAllowed: Rule = () => null;

const OPEN_RULES = {
  classify: alwaysAllowed,
  fileInWriting: checkFiling,
  requestDocuments: checkDocumentRequest,
  receiveDocuments: checkDocumentReceipt,
  extend: checkExtension,
  answer: alwaysAllowed,
} satisfies Partial<Record<ComplaintAction, Rule>>;

const isOpenAction = (action: ComplaintAction): action is keyof typeof OPEN_RULES =>
  Object.hasOwn(OPEN_RULES, action);

/**
 * Why an action is not allowed now; null if it is. Appeals are reviewed by the bank itself, once (our assumption; after
 * that the customer turns to OJK, LAPS SJK or a court).
 */
export function rejectionOf(
  action: ComplaintAction,
  facts: ComplaintFacts,
  now: string,
  holidays: Holidays,
): Rejection | null {
  if (isOpenAction(action))
    return isOpen(facts) ? OPEN_RULES[action](facts, now, holidays) : whyNotOpen(facts);
  if (facts.closedAt !== null) return 'closed';
  if (action === 'appeal' && facts.appealedAt !== null) return 'appealedAlready';
  return isOpen(facts) ? 'notAnswered' : null;
}

/** Why each action is not allowed now; null for those that are. */
export function rejectionsOf(
  facts: ComplaintFacts,
  now: string,
  holidays: Holidays,
): Record<ComplaintAction, Rejection | null> {
  return Object.fromEntries(
    COMPLAINT_ACTIONS.map((action) => [action, rejectionOf(action, facts, now, holidays)]),
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
  facts: ComplaintFacts,
  { channel, documentsCompleteAt }: Classification,
  now: string,
  holidays: Holidays,
): Rejection | null {
  const rejection = rejectionOf('classify', facts, now, holidays);
  if (rejection) return rejection;
  const isOtherChannel = channel !== facts.channel;
  const isOtherDay = documentsCompleteAt !== facts.documentsCompleteAt;
  if ((isOtherChannel || isOtherDay) && clockOf(facts, now, holidays).isOverdue) {
    // The day of receipt is what the clock has assumed all along.
    const isAssumedDay = facts.documentsCompleteAt === null && documentsCompleteAt === facts.receivedAt;
    if (isOtherChannel || !isAssumedDay) return 'deadlineOver';
  }
  const isWrittenForGood =
    facts.filedInWritingAt !== null || facts.extension !== null || facts.requests.length > 0;
  if (isOtherChannel && isWrittenForGood) return 'writtenAlready';
  return documentsCompleteAt === null ? null : rejectionOfDay(documentsCompleteAt, facts.receivedAt, now);
}

/** Why documents cannot have come at this time. */
export function rejectionOfDocuments(
  facts: ComplaintFacts,
  receivedAt: string,
  now: string,
  holidays: Holidays,
): Rejection | null {
  const request = openRequest(currentRound(facts));
  return (
    rejectionOf('receiveDocuments', facts, now, holidays) ??
    rejectionOfDay(receivedAt, request?.requestedAt ?? facts.receivedAt, now)
  );
}

/**
 * Why an extension is not allowed. POJK 22/2023: at most ten working days, with proof that the customer was notified
 * before the first deadline ended.
 */
export function rejectionOfExtension(
  facts: ComplaintFacts,
  { noticedAt, proof, workingDays }: Extension,
  now: string,
  holidays: Holidays,
): Rejection | null {
  const rejection = rejectionOf('extend', facts, now, holidays);
  if (rejection) return rejection;
  if (!Number.isInteger(workingDays) || workingDays < 1 || workingDays > EXTENSION_WORKING_DAYS)
    return 'tooManyDays';
  return proof.trim() === '' ? 'proofMissing' : rejectionOfDay(noticedAt, facts.receivedAt, now);
}
