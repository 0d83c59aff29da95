import type { Payload } from 'payload';
import { readRows, sql } from '#cms/database/sql.ts';

type Row = { key: string; name: string; digest: string | null };

/**
 * What identifies the content of attachments: the name and digest of each, so that a file which was uploaded again is the
 * same; of one that does not exist, its key.
 */
export async function attachmentContents(
  payload: Payload,
  keys: readonly string[],
  form: string,
): Promise<string[]> {
  if (keys.length === 0) return [];
  const list = sql.join(
    keys.map((key) => sql`${key}`),
    sql`, `,
  );
  const rows = await readRows<Row>(
    payload,
    sql`SELECT key, name, digest FROM attachments WHERE key IN (${list}) AND form = ${form}`,
  );
  return keys.map((key) => {
    const row = rows.find((candidate) => candidate.key === key);
    return row?.digest ? JSON.stringify([row.name, row.digest]) : key;
  });
}
