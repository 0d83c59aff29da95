import type { Payload } from 'payload';
import { type AuditKey, auditKeysOf } from './audit-keys.ts';
import { type AuditRow, GENESIS, hashOf } from './chain.ts';
import { rowsAfter } from './stored-rows.ts';

const PAGE_SIZE = 1_000;

/** A known state of the chain, noted outside of the database. */
export type Anchor = { sequence: number; hash: string };

export type Verification =
  | { kind: 'intact'; count: number; first: AuditRow | null; last: AuditRow | null }
  /** The first row that does not continue the chain. */
  | { kind: 'broken'; sequence: number; reason: 'missing' | 'changed' | 'unknown-key' }
  /** The chain is intact but ends before the anchor, or had another row there. */
  | { kind: 'not-expected'; sequence: number; last: number };

type Expected = Pick<AuditRow, 'sequence' | 'hash'>;

/** Why a row does not follow its predecessor; null if it does. */
function verifyRow(row: AuditRow, previous: Expected, keys: readonly AuditKey[]): Verification | null {
  const sequence = previous.sequence + 1;
  if (row.sequence > sequence) return { kind: 'broken', sequence, reason: 'missing' };
  if (row.sequence !== sequence || row.previousHash !== previous.hash)
    return { kind: 'broken', sequence: Math.min(row.sequence, sequence), reason: 'changed' };
  const key = keys.find(({ id }) => id === row.keyId);
  if (!key) return { kind: 'broken', sequence, reason: 'unknown-key' };
  return row.hash === hashOf(row, key) ? null : { kind: 'broken', sequence, reason: 'changed' };
}

/**
 * Verifies the chain from its first row on, in pages. A chain cannot show that rows are missing at its end: only an
 * anchor can.
 */
export async function verifyChain(payload: Payload, anchor: Anchor | null = null): Promise<Verification> {
  const keys = auditKeysOf(payload);
  let first: AuditRow | null = null;
  let last: AuditRow | null = null;
  let hasAnchor = anchor === null;
  for (;;) {
    const rows = await rowsAfter(payload, last?.sequence ?? null, PAGE_SIZE);
    for (const row of rows) {
      const failure = verifyRow(row, last ?? { sequence: 0, hash: GENESIS }, keys);
      if (failure) return failure;
      if (row.sequence === anchor?.sequence) hasAnchor = row.hash === anchor.hash;
      first ??= row;
      last = row;
    }
    if (rows.length < PAGE_SIZE) break;
  }
  const count = last?.sequence ?? 0;
  if (anchor && !hasAnchor) return { kind: 'not-expected', sequence: anchor.sequence, last: count };
  return { kind: 'intact', count, first, last };
}
