import { searchCountsBody } from '@beranda/contract';
import type { Endpoint, PayloadRequest } from 'payload';
import { storeCounts } from '#cms/collections/search-statistics/store-counts.ts';
import type { Env } from '#cms/env.ts';
import { requireServiceKey } from '#cms/http/guarded.ts';
import { readValidBody } from '#cms/http/read-body.ts';

/** Above the largest batch that the schema allows. */
const BODY_LIMIT_BYTES = 2 * 1024 * 1024;

async function store(req: PayloadRequest): Promise<Response> {
  // The message has none of the content: queries are never logged.
  const message = 'The body must be a batch of search counts';
  await storeCounts(req, await readValidBody(req, searchCountsBody, { limit: BODY_LIMIT_BYTES, message }));
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}

/** Stores what the public site counted of searches. */
export function searchCountEndpoints({ serviceKey }: Pick<Env, 'serviceKey'>): Endpoint[] {
  return [{ path: '/search-counts', method: 'post', handler: requireServiceKey(serviceKey, store) }];
}
