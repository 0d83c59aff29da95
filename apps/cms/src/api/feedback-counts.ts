import { feedbackCountsBody } from '@beranda/contract';
import type { Endpoint, PayloadRequest } from 'payload';
import { storeFeedback } from '#cms/collections/feedback-statistics/store-feedback.ts';
import type { Env } from '#cms/env.ts';
import { requireServiceKey } from '#cms/http/guarded.ts';
import { readValidBody } from '#cms/http/read-body.ts';

/** Above the largest batch that the schema allows. */
const BODY_LIMIT_BYTES = 256 * 1024;

async function store(req: PayloadRequest): Promise<Response> {
  const message = 'The body must be a batch of feedback counts';
  await storeFeedback(
    req,
    await readValidBody(req, feedbackCountsBody, { limit: BODY_LIMIT_BYTES, message }),
  );
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}

/** Stores what the public site counted of answers to “Was this page helpful?”. */
export function feedbackCountEndpoints({ serviceKey }: Pick<Env, 'serviceKey'>): Endpoint[] {
  return [{ path: '/feedback-counts', method: 'post', handler: requireServiceKey(serviceKey, store) }];
}
