import type { TagVersions } from '@beranda/contract';
import type { Endpoint } from 'payload';
import type { Env } from '#cms/env.ts';
import { requireServiceKey } from '#cms/http/guarded.ts';
import { jsonResponse } from '#cms/http/responses.ts';
import { CACHE_TAGS } from './cache-tags.ts';

/** The version of every cache tag; 0 for one that never changed. */
export function tagVersionsEndpoint({ serviceKey }: Env): Endpoint {
  return {
    path: '/tag-versions',
    method: 'get',
    handler: requireServiceKey(serviceKey, async ({ payload }) => {
      const rows = await payload.db.find<{ tag: string; version: number }>({
        collection: 'cache-tags',
        limit: 0,
        pagination: false,
      });
      const tagVersions: TagVersions = Object.fromEntries(CACHE_TAGS.map((tag) => [tag, 0]));
      for (const { tag, version } of rows.docs) tagVersions[tag] = version;
      return jsonResponse({ tagVersions });
    }),
  };
}
