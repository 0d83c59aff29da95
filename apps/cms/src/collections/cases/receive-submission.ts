import { createHmac } from 'node:crypto';
import {
  FORMS,
  type FormAnswers,
  type FormDefinition,
  type FormName,
  type Locale,
  sendsReceipt,
} from '@beranda/contract';
import { createLocalReq, type PayloadRequest, ValidationError } from 'payload';
import { tieAttachments } from '#cms/collections/attachments/tie-attachments.ts';
import { inTransaction } from '#cms/database/sql.ts';
import type { Env } from '#cms/env.ts';
import { newTicket } from '#cms/security/ticket.ts';

export type Submission = {
  form: FormName;
  /** Valid by the form's schema. */
  answers: FormAnswers;
  locale: Locale;
  /** Keys of pending attachments. */
  attachments: readonly string[];
  /** Idempotency key of the sender's page. */
  key: string;
};

/**
 * The idempotency key of a submission: an HMAC of the sender's key and the whole content. Reusing a key with
 * other content creates another case. Keyed, because a bare hash would allow guessing the identity number.
 */
export function submissionKey(
  { form, answers, attachments, locale, key }: Submission,
  secret: string,
): string {
  const content = Object.entries(answers)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHmac('sha256', `submission ${secret}`)
    .update(JSON.stringify([key, form, locale, content, attachments.toSorted()]))
    .digest('hex');
}

async function findTicket(req: PayloadRequest, idempotencyKey: string): Promise<string | null> {
  // Outside the request's transaction, to see only committed data.
  const row = await req.payload.db.findOne<{ id: number; ticket: string }>({
    collection: 'cases',
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

/** The columns that identify the sender, and the other answers. */
function splitSender({ form, answers }: Submission) {
  const { name, email, phone } = (FORMS[form].definition as FormDefinition).sender;
  const { [name]: senderName, [email]: senderEmail, [phone]: senderPhone, ...others } = answers;
  return {
    senderName: String(senderName),
    senderEmail: String(senderEmail),
    senderPhone: String(senderPhone),
    answers: others,
  };
}

async function store(
  req: PayloadRequest,
  { clamd }: Pick<Env, 'clamd'>,
  submission: Submission,
  idempotencyKey: string,
): Promise<void> {
  const { form, answers, attachments: ids, locale } = submission;
  const inside = await createLocalReq({}, req.payload);
  await inTransaction(inside, async () => {
    const { id } = await req.payload.create({
      collection: 'cases',
      data: {
        ...splitSender(submission),
        form,
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
    await tieAttachments(inside, { ids, form, caseId: id, isScanRequired: clamd !== undefined });
    if (sendsReceipt(FORMS[form].definition, answers))
      await req.payload.jobs.queue({ task: 'sendReceipt', input: { case: String(id) }, req: inside });
  });
}

/**
 * Stores a submission idempotently as a case and returns its ticket.
 *
 * @throws MissingAttachments, or Error if the case could not be committed; nothing is stored then.
 */
export async function receiveSubmission(
  req: PayloadRequest,
  env: Pick<Env, 'payloadSecret' | 'clamd'>,
  submission: Submission,
): Promise<string> {
  const idempotencyKey = submissionKey(submission, env.payloadSecret);
  const earlier = await findTicket(req, idempotencyKey);
  if (earlier) return earlier;
  try {
    await store(req, env, submission, idempotencyKey);
  } catch (error) {
    // Race condition: a concurrent request stored the same submission, which the next read finds.
    if (!isTaken(error)) throw error;
  }
  // Payload's commit hides errors, so success is confirmed by reading the row.
  const ticket = await findTicket(req, idempotencyKey);
  if (!ticket) throw new Error('The case was not committed.');
  return ticket;
}
