import { caseStatusQuery } from '@beranda/contract';
import type { Endpoint, PayloadRequest } from 'payload';
import { findCaseStatus } from '#cms/collections/cases/status/find-case-status.ts';
import type { Env } from '#cms/env.ts';
import { requireServiceKey } from '#cms/http/guarded.ts';
import { readValidBody } from '#cms/http/read-body.ts';
import { jsonResponse } from '#cms/http/responses.ts';

const BODY_LIMIT_BYTES = 4 * 1024;

async function respondWithStatus(req: PayloadRequest): Promise<Response> {
  const query = await readValidBody(req, caseStatusQuery, {
    limit: BODY_LIMIT_BYTES,
    message: 'The body must be { ticket, contact }',
  });
  return jsonResponse({ status: await findCaseStatus(req, query) });
}

/** Responds to the public site with the stage of a case, for its sender. */
export function caseStatusEndpoints({ serviceKey }: Pick<Env, 'serviceKey'>): Endpoint[] {
  return [
    {
      path: '/case-status',
      method: 'post',
      handler: requireServiceKey(serviceKey, respondWithStatus),
    },
  ];
}
