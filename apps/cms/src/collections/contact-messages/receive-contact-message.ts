import { createHmac } from 'node:crypto';
import type { ContactMessage, Locale } from '@beranda/contract';
import { createLocalReq, type PayloadRequest, ValidationError } from 'payload';
import { inTransaction } from '#cms/database/in-transaction.ts';
import type { Env } from '#cms/env.ts';
import { newTicket } from '#cms/security/ticket.ts';

type Submission = { message: ContactMessage; locale: Locale; key: string };

/**
 * What makes a submission the same one: the key that the sender chose and every word of the content. A key
 * that is used again with other content is another message, and none is lost. Keyed, because the identity
 * number is part of it and a bare hash of it could be guessed.
 */
export function submissionKey({ message, locale, key }: Submission, secret: string): string {
  const content = Object.entries(message)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHmac('sha256', `contact submission ${secret}`)
    .update(JSON.stringify([key, locale, content]))
    .digest('hex');
}

async function findTicket(req: PayloadRequest, idempotencyKey: string): Promise<string | null> {
  // Without the request's transaction: what counts is what everybody can read.
  const row = await req.payload.db.findOne<{ id: number; ticket: string }>({
    collection: 'contact-messages',
    where: { idempotencyKey: { equals: idempotencyKey } },
  });
  return row?.ticket ?? null;
}

function isTaken(error: unknown): boolean {
  return (
    error instanceof ValidationError &&
    error.data.errors.some(({ path }) => /idempotency_?key|ticket/i.test(path ?? ''))
  );
}

async function store(req: PayloadRequest, submission: Submission, idempotencyKey: string): Promise<void> {
  const { message, locale } = submission;
  const inside = await createLocalReq({}, req.payload);
  await inTransaction(inside, async () => {
    const { id } = await req.payload.create({
      collection: 'contact-messages',
      data: {
        ...message,
        locale,
        ticket: newTicket(),
        receivedAt: new Date().toISOString(),
        status: 'new',
        idempotencyKey,
      },
      depth: 0,
      overrideAccess: true,
      req: inside,
    });
    if (message.sendCopy) {
      await req.payload.jobs.queue({ task: 'sendContactCopy', input: { message: String(id) }, req: inside });
    }
  });
}

/**
 * Stores a message of the contact form once, however often it is sent, and answers its ticket.
 *
 * @throws Error when the message could not be committed; then nothing of it is stored.
 */
export async function receiveContactMessage(
  req: PayloadRequest,
  env: Pick<Env, 'payloadSecret'>,
  submission: Submission,
): Promise<string> {
  const idempotencyKey = submissionKey(submission, env.payloadSecret);
  const earlier = await findTicket(req, idempotencyKey);
  if (earlier) return earlier;
  try {
    await store(req, submission, idempotencyKey);
  } catch (error) {
    // Somebody else stored the same message in this moment, and the look below finds theirs.
    if (!isTaken(error)) throw error;
  }
  // Payload's commit keeps its errors to itself, so a person is told «received» only after a look.
  const ticket = await findTicket(req, idempotencyKey);
  if (!ticket) throw new Error('The message was not committed.');
  return ticket;
}
