import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { canWorkCases } from '#cms/access/rules.ts';
import { inTransaction } from '#cms/database/sql.ts';
import { withErrorHandling } from '#cms/http/guarded.ts';
import { readJsonBody } from '#cms/http/read-body.ts';
import { errorResponse, jsonResponse, NOT_FOUND } from '#cms/http/responses.ts';
import { lockDocument } from '#cms/saves/lock-document.ts';
import { caseIdOf } from '../case-id.ts';
import { CaseIsMergedError } from '../status/check-status.ts';
import { NOTE_MAX_LENGTH } from './event-kinds.ts';
import { recordEvent } from './record-event.ts';

/** Every character escaped, plus overhead. */
const BODY_LIMIT_BYTES = NOTE_MAX_LENGTH * 6 + 1024;

const newNote = z.object({ note: z.string().trim().min(1).max(NOTE_MAX_LENGTH) });

async function addNote(req: PayloadRequest): Promise<Response> {
  if (!canWorkCases({ req })) return errorResponse(403, 'Only staff who work cases may add notes');
  const id = await caseIdOf(req);
  if (id === null) return errorResponse(404, NOT_FOUND);
  const body = newNote.safeParse(await readJsonBody(req, BODY_LIMIT_BYTES));
  if (!body.success) return errorResponse(400, `The note must have 1 to ${NOTE_MAX_LENGTH} characters`);
  return inTransaction(req, async () => {
    // A running merge may be about to end the case.
    await lockDocument(req, { slug: 'cases', id });
    const { status } = await req.payload.findByID({
      collection: 'cases',
      id,
      depth: 0,
      overrideAccess: true,
      req,
    });
    if (status === 'merged') return errorResponse(409, new CaseIsMergedError(req).message);
    await recordEvent(req, { case: id, kind: 'note', note: body.data.note });
    return jsonResponse({ case: id }, 201);
  });
}

/** Adds a note to the history of a case. Notes are never changed. */
export const addNoteEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/notes',
  method: 'post',
  handler: withErrorHandling(addNote),
};
