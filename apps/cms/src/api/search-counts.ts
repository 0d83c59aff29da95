import { searchCountsBody } from '@beranda/contract';
import type { Endpoint, PayloadRequest } from 'payload';
import { storeCounts } from '#cms/collections/search-statistics/store-counts.ts';
import type { Env } from '#cms/env.ts';
import { requireServiceKey } from '#cms/http/guarded.ts';
import { readJsonBody } from '#cms/http/read-body.ts';
import { errorResponse } from '#cms/http/responses.ts';

/** Above the largest batch that the schema allows. */
const BODY_LIMIT_BYTES = 2 * 1024 * 1024;

async function store(req: PayloadRequest): Promise<Response> {
  const body = searchCountsBody.safeParse(await readJsonBody(req, BODY_LIMIT_BYTES));
  // Without its content: queries are never logged.
  if (!body.success) return errorResponse(400, 'The body must be a batch of search counts');
  await storeCounts(req, body.data);
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}

/** Stores what the public site counted of searches. */
export function searchCountEndpoints({ serviceKey }: Pick<Env, 'serviceKey'>): Endpoint[] {
  return [{ path: '/search-counts', method: 'post', handler: requireServiceKey(serviceKey, store) }];
}
