import type { PayloadRequest } from 'payload';
import * as z from 'zod';
import { canRevealAnswers } from '#cms/access/rules.ts';
import { inTransaction } from '#cms/database/sql.ts';
import { readValidBody } from '#cms/http/read-body.ts';
import { errorResponse, jsonResponse, NOT_FOUND } from '#cms/http/responses.ts';
import type { Case } from '#cms/payload-types.ts';
import type { EncryptionKeys } from '#cms/security/encryption-keys.ts';
import { caseEndpoint } from './case-endpoint.ts';
import { recordEvent } from './history/record-event.ts';
import { decryptAnswer } from './sensitive-answers.ts';

const BODY_LIMIT_BYTES = 1024;

const request = z.object({ field: z.string().max(100) });

async function reveal(req: PayloadRequest, id: number, encryptionKeys: EncryptionKeys): Promise<Response> {
  const { field } = await readValidBody(req, request, {
    limit: BODY_LIMIT_BYTES,
    message: 'The body must be { field }',
  });
  // As stored: Payload's read operations mask the answers.
  const caseDoc = await req.payload.db.findOne<Case>({
    collection: 'cases',
    where: { id: { equals: id } },
  });
  const value = caseDoc && decryptAnswer(req, caseDoc, field, encryptionKeys);
  if (!caseDoc || value === undefined) return errorResponse(404, NOT_FOUND);
  // Recorded before the value leaves the server, so that no reading is without a trace.
  await inTransaction(req, () => recordEvent(req, { case: caseDoc.id, kind: 'revealed', field }));
  return jsonResponse({ value });
}

/** Answers one sensitive answer of a case in full, and records who has seen it. */
export const revealAnswerEndpoint = (encryptionKeys: EncryptionKeys) =>
  caseEndpoint('/:id/reveal', (req, id) => reveal(req, id, encryptionKeys), { isAllowed: canRevealAnswers });
