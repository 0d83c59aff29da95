import {
  ATTACHMENTS_FIELD,
  type ErrorBody,
  type FileErrorCode,
  FORMS,
  type FormErrorCode,
  formSchema,
  IDEMPOTENCY_KEY_HEADER,
  isFormName,
  submissionBody,
  TEXT_LIMITS,
} from '@beranda/contract';
import type { Endpoint, PayloadRequest } from 'payload';
import { MissingAttachmentsError } from '#cms/collections/attachments/link-attachments.ts';
import { NoticeChangedError, receiveSubmission } from '#cms/collections/cases/receive-submission.ts';
import type { Env } from '#cms/env.ts';
import { errorsByField } from '#cms/http/errors-by-field.ts';
import { requireServiceKey } from '#cms/http/guarded.ts';
import { readJsonBody } from '#cms/http/read-body.ts';
import { errorResponse, jsonResponse, NOT_FOUND } from '#cms/http/responses.ts';

/** Two of the longest texts with every character escaped, plus overhead. */
const BODY_LIMIT_BYTES = 2 * TEXT_LIMITS.notes * 6 + 16 * 1024;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function receive(req: PayloadRequest, env: Env): Promise<Response> {
  const form = String(req.routeParams?.form);
  if (!isFormName(form)) return errorResponse(404, NOT_FOUND);
  const key = req.headers.get(IDEMPOTENCY_KEY_HEADER);
  if (key === null || !UUID.test(key))
    return errorResponse(400, `The header ${IDEMPOTENCY_KEY_HEADER} must be a UUID`);
  const body = submissionBody.safeParse(await readJsonBody(req, BODY_LIMIT_BYTES));
  if (!body.success) return errorResponse(400, 'The body must be { answers, attachments, captcha, locale }');
  const answers = formSchema(FORMS[form].definition).safeParse(body.data.answers);
  if (!answers.success) return errorResponse(400, 'Some fields are not valid', errorsByField(answers.error));
  const result = await receiveSubmission(req, env, {
    ...body.data,
    form,
    answers: answers.data,
    key: key.toLowerCase(),
  });
  return result.kind === 'received'
    ? jsonResponse({ ticket: result.ticket }, 201)
    : errorResponse(409, 'Another submission has used the captcha');
}

/** The error response for a submission that its sender has to correct. */
function conflictResponse(error: unknown): Response {
  if (error instanceof MissingAttachmentsError) {
    const fields = { [ATTACHMENTS_FIELD]: ['fileGone' satisfies FileErrorCode] };
    return errorResponse(400, 'Some attachments are not there any more', fields);
  }
  if (!(error instanceof NoticeChangedError)) throw error;
  const { message, notice } = error;
  const fields: ErrorBody['fields'] = { '': ['noticeChanged' satisfies FormErrorCode] };
  const body: ErrorBody = { statusCode: 409, message, fields, ...(notice ? { notice } : {}) };
  return jsonResponse(body, 409);
}

/** Receives the submissions of the public site's forms. */
export function submissionEndpoints(env: Env): Endpoint[] {
  return [
    {
      path: '/submissions/:form',
      method: 'post',
      handler: requireServiceKey(env.serviceKey, (req) => receive(req, env).catch(conflictResponse)),
    },
  ];
}
