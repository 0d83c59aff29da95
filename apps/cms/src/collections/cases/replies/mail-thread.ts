import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { readRows, sql } from '#cms/database/sql.ts';

const DOMAIN = /@([a-z0-9][a-z0-9.-]*[a-z0-9])/i;

const domainOf = (payload: Payload) => DOMAIN.exec(payload.email.defaultFromAddress)?.[1] ?? 'localhost';

/**
 * The Message-ID of a mail about a case that can be derived from what it is, such as `receipt`. A mail that is sent again
 * has the same one, by which its receivers recognise it.
 */
export const derivedMessageId = (payload: Payload, ticket: string, what: string) =>
  `<${ticket}.${what}@${domainOf(payload)}>`;

/** The Message-ID of the receipt of a case, which begins its thread. */
export const receiptMessageId = (payload: Payload, ticket: string) =>
  derivedMessageId(payload, ticket, 'receipt');

/** A new Message-ID for a reply, which keeps it when it is sent again. */
export const newMessageId = (payload: Payload, ticket: string) =>
  `<${ticket}.${randomUUID()}@${domainOf(payload)}>`;

type Thread = { inReplyTo?: string; references?: string[] };

/** The mails that the sender of a case has got so far, as headers of the next one. */
export async function threadOf(
  payload: Payload,
  { id, ticket }: { id: number; ticket: string },
): Promise<Thread> {
  const receipts = await readRows<{ found: number }>(
    payload,
    sql`SELECT 1 AS found FROM case_events WHERE case_id = ${id} AND kind = 'receipt-mailed'`,
  );
  const replies = await readRows<{ message_id: string }>(
    payload,
    sql`SELECT message_id FROM case_replies WHERE case_id = ${id} AND sent_at IS NOT NULL ORDER BY sent_at, id`,
  );
  const references = [
    ...(receipts.length > 0 ? [receiptMessageId(payload, ticket)] : []),
    ...replies.map((reply) => reply.message_id),
  ];
  const last = references.at(-1);
  return last === undefined ? {} : { inReplyTo: last, references };
}
