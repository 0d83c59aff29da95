import { isIsoDate, jakartaDate } from '@beranda/finance';
import type { PayloadRequest } from 'payload';
import * as z from 'zod';
import { inTransaction } from '#cms/database/sql.ts';
import type { Env } from '#cms/env.ts';
import { errorResponse, jsonResponse, NOT_FOUND } from '#cms/http/responses.ts';
import { lockDocument } from '#cms/saves/lock-document.ts';
import { caseEndpoint } from '../cases/case-endpoint.ts';
import { acknowledgeDocuments } from '../cases/clock/acknowledge-documents.ts';
import { recordEvent } from '../cases/history/record-event.ts';
import { CaseIsMergedError } from '../cases/status/check-status.ts';
import { isAddedBefore } from './added-before.ts';
import type { FileOrigin } from './file-origins.ts';
import { linkAttachments } from './link-attachments.ts';
import { receiveUpload } from './receive-upload.ts';

/** Generous: a case hardly ever has so many documents. */
export const MAX_FILES_OF_CASE = 30;

const CONFLICT = 409;

const readCase = (req: PayloadRequest, id: number) =>
  req.payload.findByID({ collection: 'cases', id, depth: 0, disableErrors: true, overrideAccess: true, req });

const query = z.discriminatedUnion('from', [
  z.object({ from: z.literal('bank') }),
  z.object({
    from: z.literal('sender'),
    /** The day on which it came, as ISO date in Jakarta. */
    receivedOn: z.string().refine((day) => isIsoDate(day) && day <= jakartaDate(new Date())),
  }),
]) satisfies z.ZodType<{ from: FileOrigin }>;

async function addFile(req: PayloadRequest, id: number, env: Env): Promise<Response> {
  const origin = query.safeParse(req.query).data;
  if (!origin) return errorResponse(400, 'The query must be from=bank, or from=sender and receivedOn');
  const before = await readCase(req, id);
  if (!before) return errorResponse(404, NOT_FOUND);
  const isTooEarly = origin.from === 'sender' && origin.receivedOn < jakartaDate(before.receivedAt);
  if (isTooEarly) return errorResponse(400, 'The file cannot have come before the case');
  // Before the file is received: nothing is stored that cannot be added.
  if (before.status === 'merged') return errorResponse(CONFLICT, new CaseIsMergedError(req).message);
  const received = await receiveUpload(req, env, before.form);
  if (received instanceof Response) return received;
  return inTransaction(req, async () => {
    await lockDocument(req, { slug: 'cases', id });
    // The pending copy is deleted after a day, like that of a form that is never sent.
    if (await isAddedBefore(req, { key: received.id, caseId: id, origin }))
      return jsonResponse({ name: received.name, isAcknowledged: false });
    const where = { case: { equals: id } };
    const { totalDocs } = await req.payload.count({
      collection: 'attachments',
      where,
      overrideAccess: true,
      req,
    });
    const isFull = totalDocs >= MAX_FILES_OF_CASE;
    const caseDoc = await readCase(req, id);
    if (isFull || !caseDoc || caseDoc.status === 'merged')
      return errorResponse(
        CONFLICT,
        isFull ? 'The case has too many files' : new CaseIsMergedError(req).message,
      );
    await linkAttachments(req, {
      ids: [received.id],
      form: before.form,
      caseId: id,
      isScanRequired: env.clamd !== undefined,
    });
    const isFromSender = origin.from === 'sender';
    await recordEvent(req, {
      case: id,
      kind: 'file-added',
      field: origin.from,
      ...(isFromSender ? { to: origin.receivedOn } : {}),
      note: received.name,
    });
    const isAcknowledged = isFromSender && (await acknowledgeDocuments(req, caseDoc, origin.receivedOn, env));
    return jsonResponse({ name: received.name, isAcknowledged }, 201);
  });
}

/**
 * Adds a file to a case, such as a document that came by mail or was brought to a branch: the body of the request,
 * checked as a file of the form. What came from the sender is acknowledged. A repeat adds nothing. `POST /api/cases/{id}/attachments`.
 */
export const addFileEndpoint = (env: Env) =>
  caseEndpoint('/:id/attachments', (req, id) => addFile(req, id, env));
