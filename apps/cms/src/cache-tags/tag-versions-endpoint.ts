import type { Revisions } from '@beranda/contract';
import type { Endpoint } from 'payload';
import type { Env } from '#cms/env.ts';
import { forService } from '#cms/http/guarded.ts';
import { answer } from '#cms/http/responses.ts';
import { SCOPES } from './cache-tags.ts';

/** The number of every scope; one that never changed is at zero. */
export function revisionsEndpoint({ serviceKey }: Env): Endpoint {
  return {
    path: '/revisions',
    method: 'get',
    handler: forService(serviceKey, async ({ payload }) => {
      const rows = await payload.db.find<{ scope: string; number: number }>({
        collection: 'scope-revisions',
        limit: 0,
        pagination: false,
      });
      const revisions: Revisions = Object.fromEntries(SCOPES.map((scope) => [scope, 0]));
      for (const { scope, number } of rows.docs) revisions[scope] = number;
      return answer({ revisions });
    }),
  };
}
