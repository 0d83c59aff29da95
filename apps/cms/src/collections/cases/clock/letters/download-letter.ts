import type { PayloadRequest } from 'payload';
import { contentDisposition } from '#cms/http/file-download.ts';
import { readJsonBody } from '#cms/http/read-body.ts';
import { errorResponse, NOT_FOUND } from '#cms/http/responses.ts';
import type { Case } from '#cms/payload-types.ts';
import { caseEndpoint } from '../../case-endpoint.ts';
import { ACTION_BODY_LIMIT_BYTES, actionBodies } from '../actions/action-bodies.ts';
import { answerFile, type LetterFile, makeAnswer, makeReceipt } from './make-letter.ts';

type MakeLetter = (req: PayloadRequest, caseDoc: Case) => Promise<LetterFile | null>;

async function download(req: PayloadRequest, id: number, make: MakeLetter): Promise<Response> {
  const caseDoc = await req.payload.findByID({ collection: 'cases', id, depth: 0, overrideAccess: true });
  const letter = caseDoc.form === 'complaint' ? await make(req, caseDoc) : null;
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

const letterEndpoint = (method: 'get' | 'post', path: `/:id/${string}`, make: MakeLetter) =>
  caseEndpoint(path, (req, id) => download(req, id, make), { method });

/** The letter that the text in the body would become. */
async function previewAnswer(req: PayloadRequest, caseDoc: Case): Promise<LetterFile | null> {
  const body = actionBodies.answer.safeParse(await readJsonBody(req, ACTION_BODY_LIMIT_BYTES));
  return body.success
    ? answerFile(req.payload, caseDoc, {
        text: body.data.answer,
        at: new Date().toISOString(),
        isOfAppeal: !!caseDoc.clock?.appealedAt,
        ...(body.data.notifiedOn && !caseDoc.senderEmail ? { day: body.data.notifiedOn } : {}),
        officer: req.user?.name || req.user?.email,
      })
    : null;
}

/**
 * The receipt and the last final answer of a complaint, for staff who work it; and, by POST, the letter of an answer
 * that is not sent yet.
 */
export const letterEndpoints = [
  letterEndpoint('get', '/:id/receipt.pdf', (req, caseDoc) => makeReceipt(req.payload, caseDoc)),
  letterEndpoint('get', '/:id/answer.pdf', (req, caseDoc) => makeAnswer(req.payload, caseDoc)),
  letterEndpoint('post', '/:id/answer.pdf', previewAnswer),
];
