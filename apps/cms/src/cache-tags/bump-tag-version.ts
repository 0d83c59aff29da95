import { ITEM_COLLECTIONS } from '@beranda/contract';
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

/**
 * Locks the cache tags of all items until the transaction ends. Call it before listing the items that use something.
 * Prevents a race condition with saves, which lock their tag when they bump it: a running save commits first and its item is
 * found; a later save waits and reads what this transaction stored.
 */
export async function lockItemTags(req: PayloadRequest): Promise<void> {
  const table = tableOf(req.payload, 'cache_tags') as Table & Record<'tag' | 'version', Column>;
  const connection = await transactionOf(req);
  // Always in the same order, so that two of them cannot deadlock. Missing rows are created, because a lock needs a
  // row.
  await connection
    .insert(table)
    .values(ITEM_COLLECTIONS.map((tag) => ({ tag, version: 0 })))
    .onConflictDoUpdate({ target: table.tag, set: { version: sql`${table.version}` } });
}

/**
 * The version of a tag, read in the request's transaction; 0 if it was never bumped. After `bumpTagVersion` no other
 * transaction gets the same number, because the row is locked.
 */
export async function tagVersionIn(from: Payload | PayloadRequest, tag: CacheTag): Promise<number> {
  const [row] = await readRows<{ version: number | string }>(
    from,
    sql`SELECT version FROM cache_tags WHERE tag = ${tag}`,
  );
  return Number(row?.version ?? 0);
}
