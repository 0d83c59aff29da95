import { sql } from '@payloadcms/db-sqlite';
import type { PayloadRequest } from 'payload';
import { databaseOf, transactionOf } from '#cms/database/database-of.ts';
import type { CacheTag } from './cache-tags.ts';

/**
 * Invalidates what the site has cached under a tag: raises the tag's version by one, inside the request's own
 * transaction, so that it moves exactly when the change does. One atomic upsert, so that of two changes at the same
 * time none is lost.
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
