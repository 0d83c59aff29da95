import {
  ATTACHMENTS_FIELD,
  FILE_NAME_HEADER,
  type FileErrorCode,
  FORMS,
  type FormDefinition,
  isFormName,
} from '@beranda/contract';
import type { Endpoint, PayloadRequest } from 'payload';
import {
  BrokenUpload,
  RejectedFile,
  receiveAttachment,
} from '#cms/collections/attachments/receive-attachment.ts';
import type { Env } from '#cms/env.ts';
import { requireServiceKey } from '#cms/http/guarded.ts';
import { errorResponse, jsonResponse, NOT_FOUND } from '#cms/http/responses.ts';

const STATUS: Partial<Record<FileErrorCode, number>> = { fileTooLarge: 413, fileNotTaken: 503 };

function fileNameOf(req: PayloadRequest): string {
  try {
    return decodeURIComponent(req.headers.get(FILE_NAME_HEADER) ?? '');
  } catch {
    return '';
  }
}

async function receive(req: PayloadRequest, env: Env): Promise<Response> {
  const form = String(req.routeParams?.form);
  if (!isFormName(form)) return errorResponse(404, NOT_FOUND);
  const definition: FormDefinition = FORMS[form].definition;
  if (!definition.hasAttachments) return errorResponse(404, NOT_FOUND);
  const body = (req as Request).body ?? [];
  try {
    const pending = await receiveAttachment(req.payload, env, {
      form,
      name: fileNameOf(req),
      body: body as AsyncIterable<Uint8Array>,
    });
    return jsonResponse(pending, 201);
  } catch (error) {
    if (error instanceof BrokenUpload) return errorResponse(400, error.message);
    if (!(error instanceof RejectedFile)) throw error;
    return errorResponse(STATUS[error.code] ?? 400, error.message, { [ATTACHMENTS_FIELD]: [error.code] });
  }
}

/** Receives files for the public site's forms, before the forms themselves. */
export function attachmentEndpoints(env: Env): Endpoint[] {
  return [
    {
      path: '/submissions/:form/attachments',
      method: 'post',
      handler: requireServiceKey(env.serviceKey, (req) => receive(req, env)),
    },
  ];
}
