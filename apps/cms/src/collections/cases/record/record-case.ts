import { isDeepStrictEqual } from 'node:util';
import { FORM_NAMES, formSchema, isReceiptSent, LOCALES, TEXT_LIMITS } from '@beranda/contract';
import { isIsoDate, jakartaDate } from '@beranda/finance';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { canWorkCases } from '#cms/access/rules.ts';
import { inTransaction } from '#cms/database/sql.ts';
import { errorsByField } from '#cms/http/errors-by-field.ts';
import { withErrorHandling } from '#cms/http/guarded.ts';
import { readJsonBody } from '#cms/http/read-body.ts';
import { errorResponse, jsonResponse } from '#cms/http/responses.ts';
import type { Case } from '#cms/payload-types.ts';
import type { EncryptionKeys } from '#cms/security/encryption-keys.ts';
import { newTicket } from '#cms/security/ticket.ts';
import { decryptAnswer } from '../sensitive-answers.ts';
import { splitSender } from '../split-sender.ts';
import { channelOf, RECORDED_ARRIVALS } from './arrivals.ts';
import { recordableForm, recordableForms } from './recordable-form.ts';

/** Two of the longest texts with every character escaped, plus overhead. */
const BODY_LIMIT_BYTES = 2 * TEXT_LIMITS.notes * 6 + 16 * 1024;

/** Noon in Jakarta, or now for today: staff enter a day. */
const timeOn = (date: string, now: Date) =>
  date === jakartaDate(now) ? now.toISOString() : new Date(`${date}T12:00:00+07:00`).toISOString();

const newRecord = z.object({
  /** Idempotency key of the screen. */
  key: z.uuid(),
  form: z.enum(FORM_NAMES),
  /** Language in which the bank answers. */
  locale: z.enum(LOCALES),
  arrivedBy: z.enum(RECORDED_ARRIVALS),
  /** ISO date in Jakarta. */
  receivedOn: z.string(),
  answers: z.record(z.string(), z.unknown()),
});

type NewRecord = z.infer<typeof newRecord>;

/** What is wrong with the day of the receipt, as a code of `fieldErrors`; null if nothing is. */
function dayErrorOf(day: string): 'date' | 'futureDate' | null {
  if (!isIsoDate(day)) return 'date';
  return day > jakartaDate(new Date()) ? 'futureDate' : null;
}

const findRecorded = (req: PayloadRequest, idempotencyKey: string) =>
  req.payload.db.findOne<Case>({
    collection: 'cases',
    where: { idempotencyKey: { equals: idempotencyKey } },
  });

/** What staff have entered, in the form of `storedContent`. An optional field that was left empty has no value. */
function sentContent({ arrivedBy, form, locale, receivedOn }: NewRecord, answers: Record<string, unknown>) {
  const enteredAnswers = Object.fromEntries(
    Object.entries(answers).filter(([, value]) => value !== undefined),
  );
  return { ...splitSender(form, enteredAnswers), arrivedBy, form, locale, receivedOn };
}

/** What staff had entered for a case. None of it changes later. */
function storedContent(req: PayloadRequest, stored: Case, encryptionKeys: EncryptionKeys) {
  const { arrivedBy, form, locale, senderEmail = null, senderName, senderPhone } = stored;
  const answers = Object.fromEntries(
    Object.entries(stored.answers).map(([name, value]) => [
      name,
      decryptAnswer(req, stored, name, encryptionKeys) ?? value,
    ]),
  );
  const receivedOn = jakartaDate(stored.receivedAt);
  return { senderName, senderEmail, senderPhone, answers, arrivedBy, form, locale, receivedOn };
}

async function store(req: PayloadRequest, one: NewRecord, answers: Record<string, unknown>): Promise<Case> {
  const { arrivedBy, form, key, locale, receivedOn } = one;
  return inTransaction(req, async () => {
    const stored = await req.payload.create({
      collection: 'cases',
      data: {
        ...splitSender(form, answers),
        form,
        locale,
        arrivedBy,
        ticket: newTicket(),
        receivedAt: timeOn(receivedOn, new Date()),
        status: 'new',
        assignee: Number(req.user?.id),
        idempotencyKey: `recorded ${key}`,
        ...(form === 'complaint' ? { clock: { channel: channelOf(arrivedBy) } } : {}),
      },
      depth: 0,
      overrideAccess: true,
      req,
    });
    if (isReceiptSent(recordableForm(form), answers as never))
      await req.payload.jobs.queue({ task: 'sendReceipt', input: { case: String(stored.id) }, req });
    return stored;
  });
}

/**
 * The response to what was recorded before with the same key: the first one, or 409 for other content. The first response
 * was lost, and a member of staff who has corrected something since must not believe that the correction is stored.
 */
function repeatResponse(earlier: Case, isSame: boolean): Response {
  const { id, ticket } = earlier;
  if (isSame) return jsonResponse({ case: id, ticket });
  const message = `This has already been recorded, with other content, as ${ticket}. Add the correction to that case as a note`;
  return jsonResponse({ statusCode: 409, message, case: id, ticket }, 409);
}

async function recordCase(req: PayloadRequest, encryptionKeys: EncryptionKeys): Promise<Response> {
  if (!canWorkCases({ req })) return errorResponse(403, 'Only staff who work cases may record them');
  const body = newRecord.safeParse(await readJsonBody(req as Request, BODY_LIMIT_BYTES));
  if (!body.success)
    return errorResponse(400, 'The body must be { key, form, locale, arrivedBy, receivedOn, answers }');
  const { form, key, receivedOn } = body.data;
  if (!recordableForms(req).includes(form)) return errorResponse(403, 'You cannot record cases of this form');
  const dayError = dayErrorOf(receivedOn);
  if (dayError) return errorResponse(400, 'Some fields are not valid', { receivedOn: [dayError] });
  const answers = formSchema(recordableForm(form)).safeParse(body.data.answers);
  if (!answers.success) return errorResponse(400, 'Some fields are not valid', errorsByField(answers.error));
  const earlier = await findRecorded(req, `recorded ${key}`);
  if (earlier) {
    const sent = sentContent(body.data, answers.data);
    return repeatResponse(earlier, isDeepStrictEqual(sent, storedContent(req, earlier, encryptionKeys)));
  }
  const { id, ticket } = await store(req, body.data, answers.data);
  return jsonResponse({ case: id, ticket }, 201);
}

/**
 * Records a case that did not come by the site: by phone, at a branch, by letter or by e-mail. It gets a ticket, a
 * deadline, a receipt where its sender has an e-mail address, and the member of staff who recorded it as assignee.
 */
export const recordCaseEndpoint = (encryptionKeys: EncryptionKeys): Omit<Endpoint, 'root'> => ({
  path: '/record',
  method: 'post',
  handler: withErrorHandling((req) => recordCase(req, encryptionKeys)),
});
