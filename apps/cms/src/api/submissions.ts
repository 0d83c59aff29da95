import {
  ATTACHMENTS_FIELD,
  attachmentIds,
  type FileErrorCode,
  FORMS,
  type FormDefinition,
  formSchema,
  IDEMPOTENCY_KEY_HEADER,
  isFormName,
  locale,
  TEXT_LIMITS,
} from '@beranda/contract';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { MissingAttachments } from '#cms/collections/attachments/tie-attachments.ts';
import { receiveSubmission } from '#cms/collections/cases/receive-submission.ts';
import type { Env } from '#cms/env.ts';
import { requireServiceKey } from '#cms/http/guarded.ts';
import { readJsonBody } from '#cms/http/read-body.ts';
import { errorResponse, jsonResponse, NOT_FOUND } from '#cms/http/responses.ts';

/** The longest text with every character escaped, plus overhead. */
const BODY_LIMIT_BYTES = TEXT_LIMITS.notes * 6 + 16 * 1024;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const submission = z.object({ answers: z.looseObject({}), attachments: attachmentIds.default([]), locale });

function errorsByField(error: z.ZodError): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const name = String(issue.path[0] ?? '');
    fields[name] = [...(fields[name] ?? []), issue.message];
  }
  return fields;
}

async function receive(req: PayloadRequest, env: Env): Promise<Response> {
  const form = String(req.routeParams?.form);
  if (!isFormName(form)) return errorResponse(404, NOT_FOUND);
  const key = req.headers.get(IDEMPOTENCY_KEY_HEADER);
  if (key === null || !UUID.test(key))
    return errorResponse(400, `The header ${IDEMPOTENCY_KEY_HEADER} must be a UUID`);
  const body = submission.safeParse(await readJsonBody(req as Request, BODY_LIMIT_BYTES));
  if (!body.success) return errorResponse(400, 'The body must be { answers, attachments, locale }');
  const answers = formSchema(FORMS[form].definition as FormDefinition).safeParse(body.data.answers);
  if (!answers.success) return errorResponse(400, 'Some fields are not valid', errorsByField(answers.error));
  try {
    const ticket = await receiveSubmission(req, env, {
      form,
      answers: answers.data,
      attachments: body.data.attachments,
      locale: body.data.locale,
      key: key.toLowerCase(),
    });
    return jsonResponse({ ticket }, 201);
  } catch (error) {
    if (!(error instanceof MissingAttachments)) throw error;
    const fields = { [ATTACHMENTS_FIELD]: ['fileGone' satisfies FileErrorCode] };
    return errorResponse(400, 'Some attachments are not there any more', fields);
  }
}

/** Receives the submissions of the public site's forms. */
export function submissionEndpoints(env: Env): Endpoint[] {
  return [
    {
      path: '/submissions/:form',
      method: 'post',
      handler: requireServiceKey(env.serviceKey, (req) => receive(req, env)),
    },
  ];
}
