import type { Payload } from 'payload';
import { listOf, readRows, sql } from '#cms/database/sql.ts';

type Row = { key: string; name: string; digest: string | null };

/**
 * For each attachment what is equal when the same file is uploaded again: its name and digest; the key if there is no such
 * attachment. Part of the deduplication of submissions.
 */
export async function contentKeysOfAttachments(
  payload: Payload,
  keys: readonly string[],
  form: string,
): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await readRows<Row>(
    payload,
    sql`SELECT key, name, digest FROM attachments WHERE key IN (${listOf(keys)}) AND form = ${form}`,
  );
  return keys.map((key) => {
    const row = rows.find((candidate) => candidate.key === key);
    return row?.digest ? JSON.stringify([row.name, row.digest]) : key;
  });
}
