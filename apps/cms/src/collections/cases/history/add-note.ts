import type { PayloadRequest } from 'payload';
import * as z from 'zod';
import { inTransaction } from '#cms/database/sql.ts';
import { readValidBody } from '#cms/http/read-body.ts';
import { errorResponse, jsonResponse } from '#cms/http/responses.ts';
import { lockDocument } from '#cms/saves/lock-document.ts';
import { caseEndpoint } from '../case-endpoint.ts';
import { CaseIsMergedError } from '../status/check-status.ts';
import { NOTE_MAX_LENGTH } from './event-kinds.ts';
import { recordEvent } from './record-event.ts';

/** Every character escaped, plus overhead. */
const BODY_LIMIT_BYTES = NOTE_MAX_LENGTH * 6 + 1024;

const newNote = z.object({ note: z.string().trim().min(1).max(NOTE_MAX_LENGTH) });

async function addNote(req: PayloadRequest, id: number): Promise<Response> {
  const { note } = await readValidBody(req, newNote, {
    limit: BODY_LIMIT_BYTES,
    message: `The note must have 1 to ${NOTE_MAX_LENGTH} characters`,
  });
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
    await recordEvent(req, { case: id, kind: 'note', note });
    return jsonResponse({ case: id }, 201);
  });
}

/** Adds a note to the history of a case. Notes are never changed. */
export const addNoteEndpoint = caseEndpoint('/:id/notes', addNote);
