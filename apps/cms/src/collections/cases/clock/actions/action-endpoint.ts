import { randomUUID } from 'node:crypto';
import { COMPLAINT_ACTIONS, type ComplaintAction } from '@beranda/complaints';
import { APIError, type PayloadRequest, ValidationError } from 'payload';
import { inTransaction } from '#cms/database/sql.ts';
import type { Env } from '#cms/env.ts';
import { readJsonBody } from '#cms/http/read-body.ts';
import { errorResponse, jsonResponse, NOT_FOUND } from '#cms/http/responses.ts';
import { inLanguageOf } from '#cms/i18n/bilingual.ts';
import type { Case } from '#cms/payload-types.ts';
import { lockDocument } from '#cms/saves/lock-document.ts';
import { caseEndpoint } from '../../case-endpoint.ts';
import { recordEvent } from '../../history/record-event.ts';
import { isMailable } from '../../mailable-case.ts';
import { queueReply } from '../../replies/queue-reply.ts';
import { changeStatus } from '../../status/change-status.ts';
import { CaseIsMergedError } from '../../status/check-status.ts';
import { lockedBankHolidays } from '../bank-holidays.ts';
import { NOTIFICATION_FIELD } from '../event-values.ts';
import { rejectionTexts } from '../rejection-texts.ts';
import { ACTION_BODY_LIMIT_BYTES, actionBodies } from './action-bodies.ts';
import { type AllowedAction, planAction } from './plan-action.ts';

const CONFLICT = 409;

const isAction = (name: string): name is ComplaintAction =>
  COMPLAINT_ACTIONS.some((candidate) => candidate === name);

/** Carries out an allowed action: inputs and deadline, event, status, mail. */
async function executePlan(
  req: PayloadRequest,
  caseDoc: Case,
  { clock, closing, event, mail, notice, notification, status }: AllowedAction,
): Promise<void> {
  const { id } = caseDoc;
  await req.payload.update({
    collection: 'cases',
    id,
    data: { clock: { ...caseDoc.clock, ...clock } },
    depth: 0,
    overrideAccess: true,
    req,
  });
  const eventId = event && (await recordEvent(req, { case: id, ...event }));
  if (notification)
    await recordEvent(req, { case: id, kind: 'note', field: NOTIFICATION_FIELD, note: notification });
  const next = status ?? (caseDoc.status === 'new' ? 'inProgress' : caseDoc.status);
  if (next !== caseDoc.status) await changeStatus(req, id, next, closing);
  if (mail && eventId !== undefined && isMailable(caseDoc))
    await req.payload.jobs.queue({ task: mail, input: { case: String(id), event: String(eventId) }, req });
  if (notice && isMailable(caseDoc))
    await queueReply(req, caseDoc, { key: randomUUID(), locale: caseDoc.locale, ...notice });
}

async function act(
  req: PayloadRequest,
  id: number,
  { action, body, siteUrl }: { action: ComplaintAction; body: unknown; siteUrl: string },
): Promise<Response> {
  const parsed = actionBodies[action].safeParse(body);
  if (!parsed.success) return errorResponse(400, `The body is not valid for ${action}`);
  return inTransaction(req, async () => {
    // Before the case is read, so that of two actions at once the second sees the first.
    await lockDocument(req, { slug: 'cases', id });
    const caseDoc = await req.payload.db.findOne<Case>({
      collection: 'cases',
      where: { id: { equals: id } },
      req,
    });
    if (caseDoc?.form !== 'complaint') return errorResponse(404, NOT_FOUND);
    if (caseDoc.status === 'merged') throw new CaseIsMergedError(req);
    const now = new Date().toISOString();
    const plan = planAction(action, parsed.data as never, {
      caseDoc,
      now,
      holidays: await lockedBankHolidays(req),
      siteUrl,
    });
    if (plan.kind === 'rejected')
      return errorResponse(CONFLICT, inLanguageOf(req, rejectionTexts[plan.rejection]));
    await executePlan(req, caseDoc, plan);
    return jsonResponse({ case: id });
  });
}

/** Answers a change of the status that is not allowed, and a case that was merged, with their own messages. */
function rejectionResponse(error: unknown): Response {
  if (error instanceof ValidationError)
    return errorResponse(CONFLICT, error.data.errors.map(({ message }) => message).join(' '));
  if (error instanceof APIError && error.status === CONFLICT) return errorResponse(CONFLICT, error.message);
  throw error;
}

async function handle(req: PayloadRequest, id: number, siteUrl: string): Promise<Response> {
  const action = String(req.routeParams?.action);
  if (!isAction(action)) return errorResponse(404, NOT_FOUND);
  const body = await readJsonBody(req, ACTION_BODY_LIMIT_BYTES);
  return act(req, id, { action, body, siteUrl }).catch(rejectionResponse);
}

/** Carries out an action on a complaint: `POST /api/cases/{id}/clock/{action}`. */
export const clockActionEndpoint = ({ siteUrl }: Pick<Env, 'siteUrl'>) =>
  caseEndpoint('/:id/clock/:action', (req, id) => handle(req, id, siteUrl));
