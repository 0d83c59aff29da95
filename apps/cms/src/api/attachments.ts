import { FORMS, type FormDefinition, isFormName } from '@beranda/contract';
import type { Endpoint, PayloadRequest } from 'payload';
import { receiveUpload } from '#cms/collections/attachments/receive-upload.ts';
import type { Env } from '#cms/env.ts';
import { requireServiceKey } from '#cms/http/guarded.ts';
import { errorResponse, jsonResponse, NOT_FOUND } from '#cms/http/responses.ts';

async function receive(req: PayloadRequest, env: Env): Promise<Response> {
  const form = String(req.routeParams?.form);
  if (!isFormName(form)) return errorResponse(404, NOT_FOUND);
  const definition: FormDefinition = FORMS[form].definition;
  if (!definition.hasAttachments) return errorResponse(404, NOT_FOUND);
  const received = await receiveUpload(req, env, form);
  return received instanceof Response ? received : jsonResponse(received, 201);
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
