import type { Payload } from 'payload';
import { dialectNameOf, readRows, sql } from '#cms/database/sql.ts';
import type { EncryptionKeys } from './encryption-keys.ts';

const BATCH_SIZE = 200;

/** A column that contains encrypted values. */
export type EncryptedColumn = {
  table: string;
  column: string;
  isJson: boolean;
  /** The column that the values are bound to. */
  boundTo: string;
  /**
   * The text of a row with every value encrypted by the key that writes; the same text if all of them are already.
   *
   * @param onKey called for each value with the id of its key, null if no key decrypts it.
   */
  reencrypt(
    row: { text: string; boundTo: string },
    encryptionKeys: EncryptionKeys,
    onKey: (keyId: string | null) => void,
  ): string;
};

/** What a pass over a column has found. */
export type Pass = {
  rows: number;
  /** Rows that were encrypted again. */
  rotated: number;
  /** Number of values by id of the key that they had before. */
  uses: Map<string, number>;
  /** Rows with a value that no configured key decrypts. */
  unreadable: number[];
};

type Row = { id: number; text: string; boundTo: string };

/** Keyset pagination by id: no row is skipped or read twice while others are added or deleted. */
async function* readPages(payload: Payload, { table, column, boundTo }: EncryptedColumn) {
  const names = [table, column, boundTo].map((name) => sql.identifier(name));
  const [from, value, context] = names;
  for (let after = 0; ; ) {
    const rows = await readRows<Row>(
      payload,
      sql`SELECT id, CAST(${value} AS TEXT) AS "text", ${context} AS "boundTo" FROM ${from}
          WHERE id > ${after} AND ${value} IS NOT NULL ORDER BY id LIMIT ${BATCH_SIZE}`,
    );
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.id;
  }
}

/** Compare-and-set: a row that was changed since it was read stays as it is, for the next pass. */
async function replaceUnchanged(
  payload: Payload,
  { table, column, isJson }: EncryptedColumn,
  { id, text }: Row,
  replacement: string,
): Promise<boolean> {
  const value = sql.identifier(column);
  const isJsonb = isJson && dialectNameOf(payload) === 'postgres';
  const stored = isJsonb ? sql`CAST(${replacement} AS jsonb)` : sql`${replacement}`;
  const rows = await readRows(
    payload,
    sql`UPDATE ${sql.identifier(table)} SET ${value} = ${stored}
        WHERE id = ${id} AND CAST(${value} AS TEXT) = ${text} RETURNING id`,
  );
  return rows.length > 0;
}

/**
 * Key rotation: encrypts a column again with the key that writes, row by row, each in a transaction of its own: no other
 * transaction waits longer than for one row, and a process that stops leaves every row readable.
 *
 * @param onPage called after each page of rows, with the number of rows so far.
 */
export async function rotateColumn(
  payload: Payload,
  column: EncryptedColumn,
  encryptionKeys: EncryptionKeys,
  onPage: (rows: number) => void = () => {},
): Promise<Pass> {
  const pass: Pass = { rows: 0, rotated: 0, uses: new Map(), unreadable: [] };
  for await (const rows of readPages(payload, column)) {
    for (const row of rows)
      if (await rotateRow(payload, column, encryptionKeys, row, pass)) pass.rotated += 1;
    pass.rows += rows.length;
    onPage(pass.rows);
  }
  return pass;
}

async function rotateRow(
  payload: Payload,
  column: EncryptedColumn,
  encryptionKeys: EncryptionKeys,
  row: Row,
  { uses, unreadable }: Pass,
): Promise<boolean> {
  const replacement = column.reencrypt(row, encryptionKeys, (keyId) => {
    if (keyId !== null) uses.set(keyId, (uses.get(keyId) ?? 0) + 1);
    else if (unreadable.at(-1) !== row.id) unreadable.push(row.id);
  });
  return replacement !== row.text && replaceUnchanged(payload, column, row, replacement);
}
