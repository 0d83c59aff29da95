import { FORM_NAMES, formSchema, LOCALES, sendsReceipt, TEXT_LIMITS } from '@beranda/contract';
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
import { newTicket } from '#cms/security/ticket.ts';
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
  receivedOn: z.string().refine(isIsoDate),
  answers: z.record(z.string(), z.unknown()),
});

type NewRecord = z.infer<typeof newRecord>;

const findRecorded = (req: PayloadRequest, idempotencyKey: string) =>
  req.payload.db.findOne<Case>({
    collection: 'cases',
    where: { idempotencyKey: { equals: idempotencyKey } },
  });

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
    if (stored.senderEmail && sendsReceipt(recordableForm(form), answers as never))
      await req.payload.jobs.queue({ task: 'sendReceipt', input: { case: String(stored.id) }, req });
    return stored;
  });
}

async function recordCase(req: PayloadRequest): Promise<Response> {
  if (!canWorkCases({ req })) return errorResponse(403, 'Only staff who work cases may record them');
  const body = newRecord.safeParse(await readJsonBody(req as Request, BODY_LIMIT_BYTES));
  if (!body.success)
    return errorResponse(400, 'The body must be { key, form, locale, arrivedBy, receivedOn, answers }');
  const { form, key, receivedOn } = body.data;
  if (!recordableForms(req).includes(form)) return errorResponse(403, 'You cannot record cases of this form');
  if (receivedOn > jakartaDate(new Date()))
    return errorResponse(400, 'Some fields are not valid', { receivedOn: ['futureDate'] });
  const answers = formSchema(recordableForm(form)).safeParse(body.data.answers);
  if (!answers.success) return errorResponse(400, 'Some fields are not valid', errorsByField(answers.error));
  const earlier = await findRecorded(req, `recorded ${key}`);
  const { id, ticket } = earlier ?? (await store(req, body.data, answers.data));
  return jsonResponse({ case: id, ticket }, earlier ? 200 : 201);
}

/**
 * Records a case that did not come by the site: by phone, at a branch, by letter or by e-mail. It gets a ticket, a
 * deadline, a receipt where its sender has an e-mail address, and whoever recorded it as assignee.
 */
export const recordCaseEndpoint: Omit<Endpoint, 'root'> = {
  path: '/record',
  method: 'post',
  handler: withErrorHandling(recordCase),
};
