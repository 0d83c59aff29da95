import type { Payload, PayloadRequest } from 'payload';
import * as z from 'zod';
import { readRows, type SQL, sql } from '#cms/database/sql.ts';
import type { AuditRow } from './chain.ts';

const text = z.string().nullable();
/** The drivers return numbers as number or text, and times as text or Date. */
const number = z.coerce.number();
const time = z.union([z.string(), z.date()]).transform((value) => new Date(value).toISOString());

const row = z
  .object({
    sequence: number,
    key_id: z.string(),
    previous_hash: z.string(),
    hash: z.string(),
    at: time,
    actor: z.union([z.null(), number]),
    actor_name: text,
    action: z.string(),
    collection: text,
    document: text,
    label: text,
    field: text,
    from: text,
    to: text,
  })
  .transform(
    ({ actor_name: actorName, key_id: keyId, previous_hash: previousHash, ...rest }): AuditRow => ({
      ...rest,
      actorName,
      keyId,
      previousHash,
    }),
  );

async function rowsWhere(from: Payload | PayloadRequest, where: SQL, limit: number): Promise<AuditRow[]> {
  const rows = await readRows<object>(
    from,
    sql`SELECT sequence, key_id, previous_hash, hash, at, actor, actor_name, action, collection, document, label,
          field, "from", "to"
        FROM audit_log WHERE ${where} ORDER BY sequence, id LIMIT ${limit}`,
  );
  return rows.map((stored) => row.parse(stored));
}

/** The next rows after a sequence number; from the very first one without it. */
export function rowsAfter(payload: Payload, after: number | null, limit: number): Promise<AuditRow[]> {
  return rowsWhere(payload, after === null ? sql`1 = 1` : sql`sequence > ${after}`, limit);
}

/** The end of the chain, inside the request's transaction; undefined if there are no rows yet. */
export async function findHead(
  req: PayloadRequest,
): Promise<Pick<AuditRow, 'sequence' | 'hash'> | undefined> {
  const [head] = await readRows<{ sequence: number | string; hash: string }>(
    req,
    sql`SELECT sequence, hash FROM audit_log ORDER BY sequence DESC LIMIT 1`,
  );
  return head && { sequence: Number(head.sequence), hash: head.hash };
}
