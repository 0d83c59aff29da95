import type { Endpoint, Payload, PayloadRequest } from 'payload';
import { canWorkCases } from '#cms/access/rules.ts';
import { contentDisposition } from '#cms/http/file-download.ts';
import { withErrorHandling } from '#cms/http/guarded.ts';
import { errorResponse, NOT_FOUND } from '#cms/http/responses.ts';
import type { Case } from '#cms/payload-types.ts';
import { caseIdOf } from '../../case-id.ts';
import { type LetterFile, makeAnswer, makeReceipt } from './make-letter.ts';

type MakeLetter = (payload: Payload, one: Case) => Promise<LetterFile | null>;

async function download(req: PayloadRequest, make: MakeLetter): Promise<Response> {
  if (!canWorkCases({ req })) return errorResponse(403, 'Only staff who work cases may read this');
  const id = await caseIdOf(req);
  if (id === null) return errorResponse(404, NOT_FOUND);
  const one = await req.payload.findByID({ collection: 'cases', id, depth: 0, overrideAccess: true });
  const letter = one.form === 'complaint' ? await make(req.payload, one) : null;
  if (!letter) return errorResponse(404, NOT_FOUND);
  return new Response(new Uint8Array(letter.content), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': contentDisposition(letter.name),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
}

const letterEndpoint = (path: string, make: MakeLetter): Omit<Endpoint, 'root'> => ({
  path,
  method: 'get',
  handler: withErrorHandling((req) => download(req, make)),
});

/** The receipt and the last final answer of a complaint, for staff who work it. */
export const letterEndpoints = [
  letterEndpoint('/:id/receipt.pdf', makeReceipt),
  letterEndpoint('/:id/answer.pdf', (payload, one) => makeAnswer(payload, one)),
];
