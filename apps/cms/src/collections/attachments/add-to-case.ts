import type { PayloadRequest } from 'payload';
import { inTransaction } from '#cms/database/sql.ts';
import type { Env } from '#cms/env.ts';
import { errorResponse, jsonResponse, NOT_FOUND } from '#cms/http/responses.ts';
import { lockDocument } from '#cms/saves/lock-document.ts';
import { caseEndpoint } from '../cases/case-endpoint.ts';
import { recordEvent } from '../cases/history/record-event.ts';
import { CaseIsMergedError } from '../cases/status/check-status.ts';
import { linkAttachments } from './link-attachments.ts';
import { receiveUpload } from './receive-upload.ts';

/** More than the documents of one case. */
export const MAX_FILES_OF_CASE = 30;

const CONFLICT = 409;

const readCase = (req: PayloadRequest, id: number) =>
  req.payload.findByID({ collection: 'cases', id, depth: 0, disableErrors: true, overrideAccess: true, req });

async function addFile(req: PayloadRequest, id: number, env: Env): Promise<Response> {
  const before = await readCase(req, id);
  if (!before) return errorResponse(404, NOT_FOUND);
  // Before the file is received: nothing is stored that cannot be added.
  if (before.status === 'merged') return errorResponse(CONFLICT, new CaseIsMergedError(req).message);
  const received = await receiveUpload(req, env, before.form);
  if (received instanceof Response) return received;
  return inTransaction(req, async () => {
    await lockDocument(req, { slug: 'cases', id });
    const where = { case: { equals: id } };
    const { totalDocs } = await req.payload.count({
      collection: 'attachments',
      where,
      overrideAccess: true,
      req,
    });
    const isFull = totalDocs >= MAX_FILES_OF_CASE;
    if (isFull || (await readCase(req, id))?.status === 'merged')
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
    await recordEvent(req, { case: id, kind: 'file-added', note: received.name });
    return jsonResponse({ name: received.name }, 201);
  });
}

/**
 * Adds a file to a case, such as a document that came by mail or was brought to a branch: the body of the request,
 * checked as a file of the form. `POST /api/cases/{id}/attachments`.
 */
export const addFileEndpoint = (env: Env) =>
  caseEndpoint('/:id/attachments', (req, id) => addFile(req, id, env));
