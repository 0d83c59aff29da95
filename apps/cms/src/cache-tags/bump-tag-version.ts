import type { Column, Table } from '@payloadcms/db-sqlite/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { readRows, sql, tableOf, transactionOf } from '#cms/database/sql.ts';
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

/** The version of a tag as this request sees it: after `bumpTagVersion` its own, which no other one gets. */
export async function tagVersionIn(from: Payload | PayloadRequest, tag: CacheTag): Promise<number> {
  const [row] = await readRows<{ version: number | string }>(
    from,
    sql`SELECT version FROM cache_tags WHERE tag = ${tag}`,
  );
  return Number(row?.version ?? 0);
}
