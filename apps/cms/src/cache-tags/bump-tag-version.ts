import { sql } from '@payloadcms/db-sqlite';
import type { PayloadRequest } from 'payload';
import { databaseOf, transactionOf } from '#cms/database/database-of.ts';
import type { Scope } from './cache-tags.ts';

/**
 * Raises a scope's number by one inside the request's own transaction: it moves exactly when the change
 * does. One statement, so that two changes at the same time raise it twice.
 */
export async function raiseRevision(req: PayloadRequest, scope: Scope): Promise<void> {
  const table = databaseOf(req.payload).tables.scope_revisions as
    | Record<'scope' | 'number', never>
    | undefined;
  if (!table) throw new Error('The table of revisions is missing: run the migrations.');
  const connection = await transactionOf(req);
  await connection
    .insert(table)
    .values({ scope, number: 1 })
    .onConflictDoUpdate({ target: table.scope, set: { number: sql`${table.number} + 1` } });
}
