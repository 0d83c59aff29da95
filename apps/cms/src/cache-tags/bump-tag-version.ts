import { sql } from '@payloadcms/db-sqlite';
import type { PayloadRequest } from 'payload';
import { databaseOf, transactionOf } from '#cms/database/database-of.ts';
import type { CacheTag } from './cache-tags.ts';

/**
 * Invalidates the site's cache entries of a tag: increments the tag's version inside the request's
 * transaction, so that both commit together. An atomic upsert prevents lost updates.
 */
export async function bumpTagVersion(req: PayloadRequest, tag: CacheTag): Promise<void> {
  const table = databaseOf(req.payload).tables.cache_tags as Record<'tag' | 'version', never> | undefined;
  if (!table) throw new Error('The table of cache tag versions is missing: run the migrations.');
  const connection = await transactionOf(req);
  await connection
    .insert(table)
    .values({ tag, version: 1 })
    .onConflictDoUpdate({ target: table.tag, set: { version: sql`${table.version} + 1` } });
}
