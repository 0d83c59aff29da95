import { isDeepStrictEqual } from 'node:util';
import {
  FORM_NAMES,
  FORMS,
  type FormDefinition,
  type FormName,
  formSchema,
  isReceiptSent,
  LOCALES,
  TEXT_LIMITS,
} from '@beranda/contract';
import { isIsoDate, jakartaDate } from '@beranda/finance';
import type { Endpoint, PayloadRequest } from 'payload';
import * as z from 'zod';
import { canWorkCases } from '#cms/access/rules.ts';
import { inTransaction } from '#cms/database/sql.ts';
import { timeOnDay } from '#cms/dates/jakarta.ts';
import { errorsByField } from '#cms/http/errors-by-field.ts';
import { withErrorHandling } from '#cms/http/guarded.ts';
import { readJsonBody } from '#cms/http/read-body.ts';
import { errorResponse, jsonResponse } from '#cms/http/responses.ts';
import type { Case } from '#cms/payload-types.ts';
import type { EncryptionKeys } from '#cms/security/encryption-keys.ts';
import { newTicket } from '#cms/security/ticket.ts';
import { decryptAnswer } from '../sensitive-answers.ts';
import { splitSender } from '../split-sender.ts';
import { channelOf, STAFF_ARRIVALS } from './arrivals.ts';
import { formForStaff, formsForStaff } from './forms-for-staff.ts';

/** Two of the longest texts with every character escaped, plus overhead. */
const BODY_LIMIT_BYTES = 2 * TEXT_LIMITS.notes * 6 + 16 * 1024;

const newEntry = z.object({
  /** Idempotency key of the screen. */
  key: z.uuid(),
  form: z.enum(FORM_NAMES),
  /** Language in which the bank answers. */
  locale: z.enum(LOCALES),
  arrivedBy: z.enum(STAFF_ARRIVALS),
  /** ISO date in Jakarta. */
  receivedOn: z.string(),
  /** Hour and minute in Jakarta, of forms that promise an answer within hours. */
  receivedTime: z.string().optional(),
  answers: z.record(z.string(), z.unknown()),
});

type NewEntry = z.infer<typeof newEntry>;

type FieldErrors = Record<string, string[]>;

/** The errors in the time of the receipt, as codes of `fieldErrors`; null without any. */
function receiptErrorsOf({ form, receivedOn, receivedTime = '' }: NewEntry): FieldErrors | null {
  if (!isIsoDate(receivedOn)) return { receivedOn: ['date'] };
  if (receivedOn > jakartaDate(new Date())) return { receivedOn: ['futureDate'] };
  if (!isHourAsked(form)) return null;
  if (!TIME.test(receivedTime)) return { receivedTime: ['time'] };
  return Date.parse(timeOf(receivedOn, receivedTime)) > Date.now() ? { receivedTime: ['futureTime'] } : null;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The promised hours run from the receipt, not from when staff enter it. */
const isHourAsked = (form: FormName) =>
  (FORMS[form].definition as FormDefinition).answerTime.hours !== undefined;

const timeOf = (day: string, hourAndMinute: string) =>
  new Date(`${day}T${hourAndMinute}:00+07:00`).toISOString();

const receivedAtOf = ({ form, receivedOn, receivedTime }: NewEntry) =>
  isHourAsked(form) && receivedTime !== undefined
    ? timeOf(receivedOn, receivedTime)
    : timeOnDay(receivedOn, new Date().toISOString());

/** The time of a receipt as precisely as staff enter it: with the hour only where the form promises hours. */
const enteredReceipt = (form: FormName, receivedAt: string) =>
  isHourAsked(form) ? receivedAt : jakartaDate(receivedAt);

const findEntered = (req: PayloadRequest, idempotencyKey: string) =>
  req.payload.db.findOne<Case>({
    collection: 'cases',
    where: { idempotencyKey: { equals: idempotencyKey } },
  });

/** The entry, for comparison with `storedContent`. An optional field that was left empty has no value. */
function sentContent(entry: NewEntry, answers: Record<string, unknown>) {
  const { arrivedBy, form, locale } = entry;
  const enteredAnswers = Object.fromEntries(
    Object.entries(answers).filter(([, value]) => value !== undefined),
  );
  const received = enteredReceipt(form, receivedAtOf(entry));
  return { ...splitSender(form, enteredAnswers), arrivedBy, form, locale, received };
}

/** The entry from which a case was stored. Of it only the contact is ever corrected. */
function storedContent(req: PayloadRequest, caseDoc: Case, encryptionKeys: EncryptionKeys) {
  const { arrivedBy, form, locale, senderEmail = null, senderName, senderPhone } = caseDoc;
  const answers = Object.fromEntries(
    Object.entries(caseDoc.answers).map(([name, value]) => [
      name,
      decryptAnswer(req, caseDoc, name, encryptionKeys) ?? value,
    ]),
  );
  const received = enteredReceipt(form, caseDoc.receivedAt);
  return { senderName, senderEmail, senderPhone, answers, arrivedBy, form, locale, received };
}

async function store(req: PayloadRequest, entry: NewEntry, answers: Record<string, unknown>): Promise<Case> {
  const { arrivedBy, form, key, locale } = entry;
  return inTransaction(req, async () => {
    const caseDoc = await req.payload.create({
      collection: 'cases',
      data: {
        ...splitSender(form, answers),
        form,
        locale,
        arrivedBy,
        ticket: newTicket(),
        receivedAt: receivedAtOf(entry),
        status: 'new',
        assignee: Number(req.user?.id),
        idempotencyKey: `recorded ${key}`,
        ...(form === 'complaint' ? { clock: { channel: channelOf(arrivedBy) } } : {}),
      },
      depth: 0,
      overrideAccess: true,
      req,
    });
    if (isReceiptSent(formForStaff(form), answers as never))
      await req.payload.jobs.queue({ task: 'sendReceipt', input: { case: String(caseDoc.id) }, req });
    return caseDoc;
  });
}

/**
 * The response to other content than what was entered before with the same key. The first response was lost, and a member
 * of staff who has corrected something since must not believe that the correction is stored.
 */
function otherContentResponse({ id, ticket }: Case): Response {
  const message = `This has already been recorded, with other content, as ${ticket}. Add the correction to that case as a note`;
  return jsonResponse({ statusCode: 409, message, case: id, ticket }, 409);
}

async function enterCase(req: PayloadRequest, encryptionKeys: EncryptionKeys): Promise<Response> {
  if (!canWorkCases({ req })) return errorResponse(403, 'Only staff who work cases may enter them');
  const body = newEntry.safeParse(await readJsonBody(req, BODY_LIMIT_BYTES));
  if (!body.success)
    return errorResponse(400, 'The body must be { key, form, locale, arrivedBy, receivedOn, answers }');
  const { form, key } = body.data;
  if (!formsForStaff(req).includes(form)) return errorResponse(403, 'You cannot enter cases of this form');
  const receiptErrors = receiptErrorsOf(body.data);
  if (receiptErrors) return errorResponse(400, 'Some fields are not valid', receiptErrors);
  const answers = formSchema(formForStaff(form)).safeParse(body.data.answers);
  if (!answers.success) return errorResponse(400, 'Some fields are not valid', errorsByField(answers.error));
  const earlier = await findEntered(req, `recorded ${key}`);
  if (earlier) {
    const sent = sentContent(body.data, answers.data);
    const isSame = isDeepStrictEqual(sent, storedContent(req, earlier, encryptionKeys));
    return isSame
      ? jsonResponse({ case: earlier.id, ticket: earlier.ticket })
      : otherContentResponse(earlier);
  }
  const { id, ticket } = await store(req, body.data, answers.data);
  return jsonResponse({ case: id, ticket }, 201);
}

/**
 * Enters a case that did not come by the site: by phone, at a branch, by letter or by e-mail. It gets a ticket, a
 * deadline, a receipt where its sender has an e-mail address, and the member of staff who entered it as assignee.
 */
export const enterCaseEndpoint = (encryptionKeys: EncryptionKeys): Omit<Endpoint, 'root'> => ({
  path: '/record',
  method: 'post',
  handler: withErrorHandling((req) => enterCase(req, encryptionKeys)),
});
