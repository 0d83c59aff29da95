import { createHmac } from 'node:crypto';
import {
  asksConsent,
  FORMS,
  type FormAnswers,
  type FormDefinition,
  type FormName,
  type Locale,
  noticeToken,
  sendsReceipt,
} from '@beranda/contract';
import { createLocalReq, type Payload, type PayloadRequest, ValidationError } from 'payload';
import { tieAttachments } from '#cms/collections/attachments/tie-attachments.ts';
import { noticeInForce } from '#cms/collections/notices/notice-in-force.ts';
import { inTransaction } from '#cms/database/sql.ts';
import type { Env } from '#cms/env.ts';
import type { Case } from '#cms/payload-types.ts';
import { newTicket } from '#cms/security/ticket.ts';

export type Submission = {
  form: FormName;
  /** Valid by the form's schema. */
  answers: FormAnswers;
  locale: Locale;
  /** Id of the solved captcha, which serves one submission. */
  captcha: string;
  /** Keys of pending attachments. */
  attachments: readonly string[];
  /** Idempotency key of the sender's page. */
  key: string;
  /** The privacy notice with which the form was shown, as `noticeToken` writes it. */
  notice?: string | undefined;
};

/** The sender agreed to another privacy notice than the one in force. */
export class NoticeChanged extends Error {
  override name = 'NoticeChanged';
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
 * @throws NoticeChanged
 */
async function consentOf(payload: Payload, { form, locale, notice }: Submission): Promise<Case['consent']> {
  if (!asksConsent(FORMS[form].definition)) return {};
  const inForce = await noticeInForce(payload, locale);
  const token = inForce ? noticeToken(inForce) : undefined;
  if (notice !== token) throw new NoticeChanged(token);
  return {
    at: new Date().toISOString(),
    noticeVersion: inForce?.version ?? null,
    noticeLocale: inForce?.locale ?? null,
  };
}
export type SubmissionResult = { kind: 'received'; ticket: string } | { kind: 'captchaUsed' };

/**
 * The idempotency key of a submission: an HMAC of the sender's key and the whole content. Reusing a key with
 * other content creates another case. Keyed, because a bare hash would allow guessing the identity number. The captcha
 * does not count: a submission that is sent again may carry another one.
 */
export function submissionKey(
  { form, answers, attachments, locale, key }: Omit<Submission, 'captcha'>,
  secret: string,
): string {
  const content = Object.entries(answers)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHmac('sha256', `submission ${secret}`)
    .update(JSON.stringify([key, form, locale, content, attachments.toSorted()]))
    .digest('hex');
}

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

function isTaken(error: unknown): boolean {
  return (
    error instanceof ValidationError &&
    error.data.errors.some(({ path }) => /idempotency_?key|ticket|captcha/i.test(path ?? ''))
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
  const { form, answers, attachments: ids, locale, captcha } = submission;
  const consent = await consentOf(req.payload, submission);
  const inside = await createLocalReq({}, req.payload);
  await inTransaction(inside, async () => {
    const { id } = await req.payload.create({
      collection: 'cases',
      data: {
        ...splitSender(submission),
        form,
        locale,
        consent,
        ticket: newTicket(),
        receivedAt: new Date().toISOString(),
        status: 'new',
        idempotencyKey,
        captcha,
      },
      depth: 0,
      overrideAccess: true,
      req: inside,
    });
    await tieAttachments(inside, { ids, form, caseId: id, isScanRequired: clamd !== undefined });
    const job = { input: { case: String(id) }, req: inside };
    await req.payload.jobs.queue({ task: 'notifyStaff', ...job });
    if (sendsReceipt(FORMS[form].definition, answers))
      await req.payload.jobs.queue({ task: 'sendReceipt', ...job });
  });
}

/**
 * Stores a submission idempotently as a case. Its captcha is used up in the same transaction, by a unique column, so
 * that it serves one submission, whichever instance of the site forwards it.
 *
 * @returns the ticket; `captchaUsed` if another submission has used the captcha.
 * @throws NoticeChanged, MissingAttachments, or Error if the case could not be committed; nothing is stored then.
 */
export async function receiveSubmission(
  req: PayloadRequest,
  env: Pick<Env, 'payloadSecret' | 'clamd'>,
  submission: Submission,
): Promise<SubmissionResult> {
  const idempotencyKey = submissionKey(submission, env.payloadSecret);
  const earlier = await findTicket(req, 'idempotencyKey', idempotencyKey);
  if (earlier) return { kind: 'received', ticket: earlier };
  try {
    await store(req, env, submission, idempotencyKey);
  } catch (error) {
    // Race condition: a concurrent request stored the same submission, or used the captcha. The next reads find it.
    if (!isTaken(error)) throw error;
  }
  // Payload's commit hides errors, so success is confirmed by reading the row.
  const ticket = await findTicket(req, 'idempotencyKey', idempotencyKey);
  if (ticket) return { kind: 'received', ticket };
  if (await findTicket(req, 'captcha', submission.captcha)) return { kind: 'captchaUsed' };
  throw new Error('The case was not committed.');
}
