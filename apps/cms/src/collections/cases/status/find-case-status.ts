import { createHash, timingSafeEqual } from 'node:crypto';
import { CLOSING_REASONS, clockOf, currentRound } from '@beranda/complaints';
import {
  type CaseStage,
  type CaseStatusQuery,
  FORMS,
  type FormDefinition,
  isFormName,
  type PublicCaseStatus,
} from '@beranda/contract';
import { parsePhoneNumber } from '@beranda/contract/forms/phone-number';
import { jakartaDate } from '@beranda/finance';
import type { Payload, PayloadRequest, Where } from 'payload';
import type { Case, CaseEvent } from '#cms/payload-types.ts';
import { bankHolidays } from '../clock/bank-holidays.ts';
import { complaintInputsOf } from '../clock/complaint-inputs-of-case.ts';
import type { EventKind } from '../history/event-kinds.ts';
import { isReceiptHourKnown } from '../mails/received-text.ts';

/** What senders see; a merged case has the stage of its merge target. */
const STAGES: Record<Exclude<Case['status'], 'merged'>, CaseStage> = {
  new: 'received',
  inProgress: 'inProgress',
  waiting: 'waiting',
  settled: 'answered',
  appealed: 'appealed',
  closed: 'closed',
};

/** Generous limit of merges in a row. */
const MAX_MERGES = 10;

type Row = Pick<
  Case,
  | 'arrivedBy'
  | 'clock'
  | 'closedAt'
  | 'dueAt'
  | 'form'
  | 'id'
  | 'receivedAt'
  | 'senderEmail'
  | 'senderPhone'
  | 'status'
> & {
  mergedInto?: number | null;
};

/** Compared with every question for an unknown ticket, so that it takes the same work. */
const NOBODY = { senderEmail: 'nobody', senderPhone: 'nobody' };

const digest = (text: string) => createHash('sha256').update(text).digest();
const isEqual = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));
const emailOf = (text: string) => text.trim().toLowerCase();
/** `0065…` was once read as an Indonesian number and stored as `+620065…`, which no operator has. */
const phoneOf = (text: string) => parsePhoneNumber(text.trim().replace(/^\+6200/, '00')) ?? '';

/** Whether a contact is the sender's e-mail address or phone number, however it is written. */
function isSender(contact: string, { senderEmail, senderPhone }: Pick<Row, 'senderEmail' | 'senderPhone'>) {
  const isEmail = isEqual(emailOf(contact), emailOf(senderEmail ?? '')) && !!senderEmail;
  const phone = phoneOf(contact);
  const isPhone = isEqual(phone, phoneOf(senderPhone)) && phone !== '';
  return isEmail || isPhone;
}

const findCase = (payload: Payload, where: Where) => payload.db.findOne<Row>({ collection: 'cases', where });

/** The merge target of a merged case. */
async function followMerges(payload: Payload, start: Row): Promise<Row | null> {
  let row: Row | null = start;
  for (let merges = 0; row?.status === 'merged' && merges < MAX_MERGES; merges += 1)
    row = row.mergedInto ? await findCase(payload, { id: { equals: row.mergedInto } }) : null;
  return row?.status === 'merged' ? null : row;
}

/** The event by which a case got its status; undefined for the first one. */
async function findStatusEvent(payload: Payload, { id }: Row): Promise<CaseEvent | undefined> {
  const { docs } = await payload.find({
    collection: 'case-events',
    where: { and: [{ case: { equals: id } }, { kind: { equals: 'status' } }] },
    sort: '-id',
    limit: 1,
    depth: 0,
    overrideAccess: true,
  });
  return docs[0];
}

type Outcome = Pick<
  PublicCaseStatus,
  | 'appealReceivedOn'
  | 'canAppeal'
  | 'closingReason'
  | 'documentsReceivedOn'
  | 'isAnswered'
  | 'isAppealDecided'
  | 'isComplaint'
>;

const isHourKnown = (row: Row) =>
  !isFormName(row.form) || isReceiptHourKnown(row, FORMS[row.form].definition);

/**
 * Whether an answer to a request about personal data is on record, which law demands: a reply that was sent, or that staff
 * set it to “Settled”, as after a call or a letter.
 */
async function hasAnswerOnRecord(payload: Payload, { id }: Row): Promise<boolean> {
  const settled: Where = { and: [{ kind: { equals: 'status' } }, { to: { equals: 'settled' } }] };
  const { totalDocs } = await payload.count({
    collection: 'case-events',
    where: { and: [{ case: { equals: id } }, { or: [{ kind: { equals: 'reply-sent' } }, settled] }] },
    overrideAccess: true,
  });
  return totalDocs > 0;
}

/** The day on which documents of the sender last came unasked, since an appeal where there is one; null without any. */
async function findAddedDocumentsDay(payload: Payload, { clock, id }: Row): Promise<string | null> {
  const { docs } = await payload.find({
    collection: 'case-events',
    where: {
      and: [
        { case: { equals: id } },
        { kind: { equals: 'file-added' } },
        { field: { equals: 'sender' } },
        ...(clock?.appealedAt ? [{ to: { greater_than_equal: jakartaDate(clock.appealedAt) } }] : []),
      ],
    },
    sort: '-to',
    limit: 1,
    depth: 0,
    overrideAccess: true,
  });
  return docs[0]?.to ?? null;
}

/** Events by which a mail has been sent to the sender. */
const MAILED: EventKind[] = [
  'receipt-mailed',
  'reply-sent',
  'request-mailed',
  'extension-mailed',
  'answer-mailed',
];

/** Whether the sender has a mail about one of the cases to reply to. Many get none: a receipt may be unwanted or limited. */
async function hasMail(payload: Payload, rows: readonly Row[]): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'case-events',
    where: { and: [{ case: { in: rows.map(({ id }) => id) } }, { kind: { in: MAILED } }] },
    overrideAccess: true,
  });
  return totalDocs > 0;
}

function takesDocuments({ form }: Row): boolean {
  if (!isFormName(form)) return true;
  const { hasAttachments }: FormDefinition = FORMS[form].definition;
  return hasAttachments === true;
}

const laterOf = (a: string | null, b: string | null) => ((a ?? '') > (b ?? '') ? a : b);

/** What the bank has decided, and what is left to the sender. */
async function getOutcome(payload: Payload, row: Row, event: CaseEvent | undefined): Promise<Outcome> {
  const added = await findAddedDocumentsDay(payload, row);
  if (row.form !== 'complaint')
    return {
      appealReceivedOn: null,
      canAppeal: false,
      closingReason: null,
      documentsReceivedOn: added,
      // Nothing records an answer by phone, which the other forms promise.
      isAnswered: row.form !== 'data-request' || (await hasAnswerOnRecord(payload, row)),
      isAppealDecided: false,
      isComplaint: false,
    };
  const inputs = complaintInputsOf(row);
  const { answeredAt, appealedAt, appealAnsweredAt } = inputs;
  const requestedAt = currentRound(inputs).requests.findLast(({ receivedAt }) => receivedAt)?.receivedAt;
  const reason = row.status === 'closed' && answeredAt === null ? event?.field : null;
  return {
    appealReceivedOn: appealedAt && jakartaDate(appealedAt),
    documentsReceivedOn: laterOf(requestedAt ? jakartaDate(requestedAt) : null, added),
    canAppeal: answeredAt !== null && appealedAt === null,
    closingReason: CLOSING_REASONS.find((candidate) => candidate === reason) ?? null,
    // Also of rows from before answers were recorded, whose status says it.
    isAnswered: answeredAt !== null || row.status === 'settled',
    isAppealDecided: appealAnsweredAt !== null,
    isComplaint: true,
  };
}

/**
 * The stage and dates of a case, for a caller who knows its ticket and the sender's e-mail address or phone number.
 *
 * @returns null for an unknown ticket and for a wrong contact alike; both take one query and the same comparisons.
 */
export async function findCaseStatus(
  req: PayloadRequest,
  { ticket, contact }: CaseStatusQuery,
): Promise<PublicCaseStatus | null> {
  const { payload } = req;
  const requested = await findCase(payload, { ticket: { equals: ticket } });
  const isTheirs = isSender(contact, requested ?? NOBODY);
  if (!requested || !isTheirs) return null;
  const row = await followMerges(payload, requested);
  if (!row || row.status === 'merged') return null;
  const event = await findStatusEvent(payload, row);
  const clock = clockOf(complaintInputsOf(row), new Date().toISOString(), await bankHolidays(req));
  return {
    stage: STAGES[row.status],
    receivedAt: requested.receivedAt,
    // Of both, since the stage of the target may be shown with the time of its receipt.
    isReceiptHourKnown: [requested, row].every(isHourKnown),
    stageAt: event?.at ?? row.receivedAt,
    dueAt: row.dueAt ?? null,
    // Not every extension moves the deadline that runs: that of an appeal is another, and a merge may have brought one.
    isExtended: clock.deadline !== clock.firstDeadline,
    // While its deadline runs the bank does not wait: a merged case may have brought one.
    sendBy: row.dueAt ? null : (row.clock?.waitingUntil ?? null),
    ...(await getOutcome(payload, row, event)),
    hasEmail: !!row.senderEmail,
    hasMail: await hasMail(payload, [requested, row]),
    takesDocuments: takesDocuments(row),
  };
}
