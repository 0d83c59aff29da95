import { createHmac } from 'node:crypto';
import type { AuditKey } from './audit-keys.ts';

/** The content of a row. Missing values are null. */
export type AuditContent = {
  /** ISO time, in milliseconds. */
  at: string;
  /** Id of the account; null for the system. */
  actor: number | null;
  actorName: string | null;
  action: string;
  /** Collection or global. */
  collection: string | null;
  /** Id of the document. */
  document: string | null;
  label: string | null;
  field: string | null;
  from: string | null;
  to: string | null;
};

/** A row with its place in the chain. */
export type AuditRow = AuditContent & {
  /** From 1, without gaps. */
  sequence: number;
  /** Id of the key that signed it. */
  keyId: string;
  previousHash: string;
  hash: string;
};

/** The hash before the first row. */
export const GENESIS = '0'.repeat(64);

/** The hash of a row: HMAC-SHA-256 over its columns in a fixed order, as a JSON array, with the previous hash. */
export function hashOf(row: Omit<AuditRow, 'hash'>, { key }: AuditKey): string {
  const { sequence, keyId, previousHash, at, actor, actorName, action } = row;
  const { collection, document, label, field, from, to } = row;
  const content = [at, actor, actorName, action, collection, document, label, field, from, to];
  return createHmac('sha256', key)
    .update(JSON.stringify([sequence, keyId, previousHash, ...content]))
    .digest('hex');
}

/** Appends contents to a chain after its last row. */
export function appendToChain(
  head: Pick<AuditRow, 'sequence' | 'hash'>,
  contents: readonly AuditContent[],
  key: AuditKey,
): AuditRow[] {
  let last = head;
  return contents.map((content) => {
    const unsigned = { ...content, sequence: last.sequence + 1, keyId: key.id, previousHash: last.hash };
    const row = { ...unsigned, hash: hashOf(unsigned, key) };
    last = row;
    return row;
  });
}
