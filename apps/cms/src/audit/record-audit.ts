import type { PayloadRequest } from 'payload';
import { insertRows } from '#cms/database/insert-rows.ts';
import { lock } from '#cms/database/locks.ts';
import { inTransaction, type Session, sessionOf } from '#cms/database/sql.ts';
import type { AuditAction } from './audit-actions.ts';
import { auditKeysOf } from './audit-keys.ts';
import { type AuditContent, appendToChain, GENESIS } from './chain.ts';
import { findHead } from './stored-rows.ts';

/** An entry to record. No personal data of customers, and no secrets. */
export type AuditEntry = {
  action: AuditAction;
  /** Collection or global. */
  collection?: string | null;
  documentId?: number | string | null;
  /** Title of the document. */
  label?: string | null;
  field?: string | null;
  from?: string | null;
  to?: string | null;
};

/** The user who acts; null for the system. */
export type Actor = { id: number; name: string } | null;

/** The signed-in member of staff of a request. */
export function actorOf({ user }: Pick<PayloadRequest, 'user'>): Actor {
  if (user?.collection !== 'users') return null;
  return { id: user.id, name: user.name || `#${user.id}` };
}

/** The longest text of a row, in characters. */
const MAX_LENGTH = 500;

type Pending = Omit<AuditContent, 'at'>;

/**
 * Context key of requests that make the demonstration content. Installations get it as a copy, made before they have keys:
 * rows of it could never be verified.
 */
export const WITHOUT_AUDIT_KEY = 'withoutAudit';

/** Rows of open transactions, written at their end. */
const pending = new WeakMap<Session, Pending[]>();

/** A text that both databases store as it is: PostgreSQL rejects NUL and lone surrogates. */
function storable(value: string | null | undefined): string | null {
  if (value === null || value === undefined) return null;
  const clean = value.replaceAll('\0', '').toWellFormed();
  return clean.length > MAX_LENGTH ? `${clean.slice(0, MAX_LENGTH - 1).toWellFormed()}…` : clean;
}

/** Appends rows to the chain. The lock serialises the writers of all processes until their commit. */
async function append(req: PayloadRequest, rows: readonly Pending[]): Promise<void> {
  await lock(req, 'auditLog');
  const at = new Date().toISOString();
  const head = (await findHead(req)) ?? { sequence: 0, hash: GENESIS };
  const contents = rows.map((row) => ({ ...row, at }));
  await insertRows(req, 'audit_log', appendToChain(head, contents, auditKeysOf(req.payload)[0]));
}

/**
 * Records actions in the audit log, in the request's transaction or in one of their own. The rows are written just
 * before the commit: so no other lock is awaited while the chain is locked (deadlock), and a rolled-back change leaves
 * no row.
 */
export async function recordAudit(
  req: PayloadRequest,
  entries: AuditEntry | readonly AuditEntry[],
  actor: Actor = actorOf(req),
): Promise<void> {
  const rows = [entries].flat().map(
    ({ action, collection, documentId, label, field, from, to }): Pending => ({
      actor: actor?.id ?? null,
      actorName: storable(actor?.name),
      action,
      collection: collection ?? null,
      document: documentId === null || documentId === undefined ? null : String(documentId),
      label: storable(label),
      field: storable(field),
      from: storable(from),
      to: storable(to),
    }),
  );
  if (rows.length === 0 || req.context?.[WITHOUT_AUDIT_KEY]) return;
  await inTransaction(req, async () => {
    const session = await sessionOf(req);
    const queued = pending.get(session);
    if (queued) {
      queued.push(...rows);
      return;
    }
    const all = [...rows];
    pending.set(session, all);
    // The request may be reused for another transaction.
    const own = { payload: req.payload, transactionID: await req.transactionID } as PayloadRequest;
    session.beforeCommit = () => append(own, all);
  });
}

/** Rows of this document that the open transaction will write. */
export async function hasPending(req: PayloadRequest, collection: string, id: string): Promise<boolean> {
  const rows = pending.get(await sessionOf(req)) ?? [];
  return rows.some((row) => row.collection === collection && row.document === id);
}
