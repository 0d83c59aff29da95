import type { Column, Table } from '@payloadcms/db-sqlite/drizzle';
import type { PayloadRequest } from 'payload';
import { sql, tableOf, transactionOf } from '#cms/database/sql.ts';
import type { CacheTag } from './cache-tags.ts';

/**
 * Invalidates the site's cache entries of a tag: increments the tag's version inside the request's
 * transaction, so that both commit together. An atomic upsert prevents lost updates.
 */
export async function bumpTagVersion(req: PayloadRequest, tag: CacheTag): Promise<void> {
  const table = tableOf(req.payload, 'cache_tags') as Table & Record<'tag' | 'version', Column>;
  const connection = await transactionOf(req);
  await connection
    .insert(table)
    .values({ tag, version: 1 })
    .onConflictDoUpdate({ target: table.tag, set: { version: sql`${table.version} + 1` } });
}
