import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { messageIdOf } from '#cms/mail/message-id.ts';
import type { EventKind } from '../history/event-kinds.ts';

/** The kinds of mail about a case that it has once, or once for each event (by its id). */
type MailKind = 'receipt' | 'staff' | `${'request' | 'extension' | 'answer'}-${number}`;

/**
 * The Message-ID of a mail about a case, derived from its kind. A mail that is sent again has the same one, by which its
 * receivers recognise it.
 */
export const derivedMessageId = (payload: Payload, ticket: string, mailKind: MailKind) =>
  messageIdOf(payload, `${ticket}.${mailKind}`);

/** The Message-ID of the mail about the deadlines of a day, for some recipients; derived for the same reason. */
export const deadlinesMessageId = (payload: Payload, date: string, recipientsDigest: string) =>
  messageIdOf(payload, `deadlines-${date}.${recipientsDigest}`);

/** The Message-ID of the receipt of a case, which begins its thread. */
export const receiptMessageId = (payload: Payload, ticket: string) =>
  derivedMessageId(payload, ticket, 'receipt');

/** A new Message-ID for a reply, which keeps it when it is sent again. */
export const newMessageId = (payload: Payload, ticket: string) =>
  messageIdOf(payload, `${ticket}.${randomUUID()}`);

type Thread = { inReplyTo?: string; references?: string[] };

/** The events of mails that have a derived Message-ID; all but the receipt name the event that they are about. */
const MAIL_KINDS = {
  'receipt-mailed': () => 'receipt',
  'request-mailed': (event) => `request-${event}`,
  'extension-mailed': (event) => `extension-${event}`,
  'answer-mailed': (event) => `answer-${event}`,
} as const satisfies Partial<Record<EventKind, (event: number) => MailKind>>;

type SentMail = { at: string; messageId: string };

async function listClockMails(payload: Payload, id: number, ticket: string): Promise<SentMail[]> {
  const { docs } = await payload.find({
    collection: 'case-events',
    where: { and: [{ case: { equals: id } }, { kind: { in: Object.keys(MAIL_KINDS) } }] },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  return docs.map(({ at, kind, to }) => ({
    at,
    messageId: derivedMessageId(payload, ticket, MAIL_KINDS[kind as keyof typeof MAIL_KINDS](Number(to))),
  }));
}

async function listSentReplies(payload: Payload, id: number): Promise<SentMail[]> {
  const { docs } = await payload.find({
    collection: 'case-replies',
    where: { and: [{ case: { equals: id } }, { sentAt: { exists: true } }] },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  return docs.map(({ messageId, sentAt }) => ({ at: sentAt ?? '', messageId }));
}

/** The mails that the sender of a case has got so far, as headers of the next one. */
export async function getThread(
  payload: Payload,
  { id, ticket }: { id: number; ticket: string },
): Promise<Thread> {
  const mails = [...(await listClockMails(payload, id, ticket)), ...(await listSentReplies(payload, id))];
  const references = mails
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .map(({ messageId }) => messageId);
  const last = references.at(-1);
  // A receipt that was sent again, to a corrected address, has the same Message-ID.
  return last === undefined ? {} : { inReplyTo: last, references: [...new Set(references)] };
}
