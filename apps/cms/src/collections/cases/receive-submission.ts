import { FORMS, isConsentRequired, isReceiptSent, noticeToken } from '@beranda/contract';
import { createLocalReq, type Payload, type PayloadRequest, ValidationError } from 'payload';
import { contentKeysOfAttachments } from '#cms/collections/attachments/content-keys.ts';
import { linkAttachments } from '#cms/collections/attachments/link-attachments.ts';
import { noticeInForce } from '#cms/collections/notices/notice-in-force.ts';
import { lock } from '#cms/database/locks.ts';
import { inTransaction } from '#cms/database/sql.ts';
import type { Env } from '#cms/env.ts';
import type { Case } from '#cms/payload-types.ts';
import { newTicket } from '#cms/security/ticket.ts';
import { splitSender } from './split-sender.ts';
import { type SubmissionKeys, type SubmittedForm, submissionKeys } from './submission-keys.ts';

type Submission = SubmittedForm & {
  /** Id of the solved captcha, which serves one submission. */
  captcha: string;
  /** Keys of pending attachments. */
  attachments: readonly string[];
  /** The privacy notice with which the form was shown, as `noticeToken` writes it. */
  notice?: string | undefined;
};

/** The sender agreed to another privacy notice than the one in force. */
export class NoticeChangedError extends Error {
  override name = 'NoticeChangedError';
  /** The notice in force; undefined if there is none. */
  readonly notice: string | undefined;

  constructor(notice: string | undefined) {
    super('The privacy notice has changed since the form was shown');
    this.notice = notice;
  }
}

/**
 * The proof of consent of a form that asks for it: the notice in force, to which the sender agreed just now.
 *
 * @throws NoticeChangedError
 */
async function getConsent(payload: Payload, { form, locale, notice }: Submission): Promise<Case['consent']> {
  if (!isConsentRequired(FORMS[form].definition)) return {};
  const inForce = await noticeInForce(payload, locale);
  const token = inForce ? noticeToken(inForce) : undefined;
  if (notice !== token) throw new NoticeChangedError(token);
  return {
    at: new Date().toISOString(),
    noticeVersion: inForce?.version ?? null,
    noticeLocale: inForce?.locale ?? null,
  };
}

type SubmissionResult = { kind: 'received'; ticket: string } | { kind: 'captchaUsed' };

async function findTicket(
  req: PayloadRequest,
  by: 'idempotencyKey' | 'captcha',
  value: string,
): Promise<string | null> {
  // Outside the request's transaction, to see only committed data.
  const row = await req.payload.db.findOne<{ id: number; ticket: string }>({
    collection: 'cases',
    where: { [by]: { equals: value } },
  });
  return row?.ticket ?? null;
}

/**
 * Deduplication: how long the same content from the same browser gets the first ticket, also from another page such as a
 * second tab.
 */
export const DEDUPLICATION_WINDOW_MS = 30 * 60_000;

/**
 * Locks this content until the transaction ends, so that of two submissions at once the second finds the first.
 *
 * @returns the ticket of the same content from the same browser, shortly before.
 */
async function lockAndFindDuplicate(
  transactionReq: PayloadRequest,
  contentKey: string,
): Promise<string | undefined> {
  await lock(transactionReq, 'submissions', contentKey);
  const since = new Date(Date.now() - DEDUPLICATION_WINDOW_MS).toISOString();
  const row = await transactionReq.payload.db.findOne<{ id: number; ticket: string }>({
    collection: 'cases',
    where: { and: [{ contentKey: { equals: contentKey } }, { receivedAt: { greater_than: since } }] },
    req: transactionReq,
  });
  return row?.ticket;
}

/** Whether a unique column (idempotency key, ticket, captcha) rejected the row. */
function isUniqueViolation(error: unknown): boolean {
  return (
    error instanceof ValidationError &&
    error.data.errors.some(({ path }) => /idempotency_?key|ticket|captcha/i.test(path ?? ''))
  );
}

/** @returns the ticket of an earlier case with the same content; undefined if the submission was stored. */
async function storeUnlessDuplicate(
  req: PayloadRequest,
  { clamd }: Pick<Env, 'clamd'>,
  submission: Submission,
  { idempotencyKey, contentKey }: SubmissionKeys,
): Promise<string | undefined> {
  const { form, answers, attachments: ids, locale, captcha } = submission;
  const consent = await getConsent(req.payload, submission);
  const transactionReq = await createLocalReq({}, req.payload);
  return inTransaction(transactionReq, async () => {
    const earlier = contentKey && (await lockAndFindDuplicate(transactionReq, contentKey));
    if (earlier) return earlier;
    const { id } = await req.payload.create({
      collection: 'cases',
      data: {
        ...splitSender(form, answers),
        arrivedBy: 'site',
        form,
        locale,
        consent,
        ticket: newTicket(),
        receivedAt: new Date().toISOString(),
        status: 'new',
        idempotencyKey,
        contentKey,
        captcha,
      },
      depth: 0,
      overrideAccess: true,
      req: transactionReq,
    });
    await linkAttachments(transactionReq, { ids, form, caseId: id, isScanRequired: clamd !== undefined });
    const job = { input: { case: String(id) }, req: transactionReq };
    await req.payload.jobs.queue({ task: 'notifyStaff', ...job });
    if (isReceiptSent(FORMS[form].definition, answers))
      await req.payload.jobs.queue({ task: 'sendReceipt', ...job });
    return undefined;
  });
}

/**
 * Stores a submission idempotently as a case: what was sent already, from the same page or from another tab, gets the first
 * ticket. Its captcha is used up in the same transaction, by a unique column, so
 * that it serves one submission, whichever instance of the site forwards it.
 *
 * @returns the ticket; `captchaUsed` if another submission has used the captcha.
 * @throws NoticeChangedError, MissingAttachmentsError, or Error if the case could not be committed; nothing is stored then.
 */
export async function receiveSubmission(
  req: PayloadRequest,
  env: Pick<Env, 'payloadSecret' | 'clamd'>,
  submission: Submission,
): Promise<SubmissionResult> {
  const { attachments, form } = submission;
  const fileKeys = await contentKeysOfAttachments(req.payload, attachments, form);
  const keys = submissionKeys(submission, fileKeys, env.payloadSecret);
  const { idempotencyKey } = keys;
  const earlier = await findTicket(req, 'idempotencyKey', idempotencyKey);
  if (earlier) return { kind: 'received', ticket: earlier };
  try {
    const duplicateOf = await storeUnlessDuplicate(req, env, submission, keys);
    if (duplicateOf) return { kind: 'received', ticket: duplicateOf };
  } catch (error) {
    // Race condition: a concurrent request stored the same submission, or used the captcha. The next reads find it.
    if (!isUniqueViolation(error)) throw error;
  }
  // Payload's commit hides errors, so success is confirmed by reading the row.
  const ticket = await findTicket(req, 'idempotencyKey', idempotencyKey);
  if (ticket) return { kind: 'received', ticket };
  if (await findTicket(req, 'captcha', submission.captcha)) return { kind: 'captchaUsed' };
  throw new Error('The case was not committed.');
}
