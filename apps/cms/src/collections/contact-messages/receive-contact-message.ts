import { createHmac } from 'node:crypto';
import type { ContactMessage, Locale } from '@beranda/contract';
import { createLocalReq, type PayloadRequest, ValidationError } from 'payload';
import { inTransaction } from '#cms/database/in-transaction.ts';
import type { Env } from '#cms/env.ts';
import { newTicket } from '#cms/security/ticket.ts';

type Submission = { message: ContactMessage; locale: Locale; key: string };

/**
 * The idempotency key of a submission: an HMAC of the sender's key and the whole content. Reusing a key with
 * other content creates another message. Keyed, because a bare hash would allow guessing the identity number.
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
  // Outside the request's transaction, to see only committed data.
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
 * Stores a contact message idempotently and returns its ticket.
 *
 * @throws Error if the message could not be committed; nothing is stored then.
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
    // Race condition: a concurrent request stored the same message, which the next read finds.
    if (!isTaken(error)) throw error;
  }
  // Payload's commit hides errors, so success is confirmed by reading the row.
  const ticket = await findTicket(req, idempotencyKey);
  if (!ticket) throw new Error('The message was not committed.');
  return ticket;
}
