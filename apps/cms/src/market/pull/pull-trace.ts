import type { Payload, Where } from 'payload';
import { sql, writeRows } from '#cms/database/sql.ts';
import type { SheetKind } from '../sheets/sheet-kind.ts';
import { inSheetTransaction } from '../sheets/sheet-transaction.ts';
import { type StoredSheet, sheetOf } from '../sheets/stored-sheet.ts';

/** Tolerance for timer jitter: without it a slightly early check would delay a fetch by a minute. */
const SLACK_MS = 30_000;

async function newestPull(
  payload: Payload,
  kind: SheetKind,
  sort: string[],
  ...where: Where[]
): Promise<StoredSheet | null> {
  const { docs } = await payload.find({
    collection: 'market-sheets',
    where: { and: [{ source: { equals: 'pull' } }, { kind: { equals: kind } }, ...where] },
    depth: 0,
    limit: 1,
    overrideAccess: true,
    pagination: false,
    sort,
  });
  return docs[0] ? sheetOf(payload, docs[0]) : null;
}

const findLast = (payload: Payload, kind: SheetKind, ...where: Where[]) =>
  newestPull(payload, kind, ['-seenAt', '-id'], ...where);

/** The time of the last fetch attempt of this kind; null if there was none. */
export async function lastReceivedAt(payload: Payload, kind: SheetKind): Promise<Date | null> {
  const seenAt = (await findLast(payload, kind))?.seenAt;
  return seenAt ? new Date(seenAt) : null;
}

/**
 * Whether a fetch is due; also after a change of the settings, so that a new address takes effect at once. A
 * time in the future (clock set back) counts as equally far in the past.
 */
export function isPullDue(
  last: Date | null,
  everyMinutes: number,
  changedAt: string | null,
  now: Date,
): boolean {
  if (last === null || (changedAt !== null && new Date(changedAt) > last)) return true;
  return Math.abs(now.getTime() - last.getTime()) >= everyMinutes * 60_000 - SLACK_MS;
}

/**
 * The sheet that this one repeats: the last one, or the last successful one, so that failures in between
 * create no duplicate.
 */
export async function findRepeated(
  payload: Payload,
  kind: SheetKind,
  fingerprint: string,
): Promise<StoredSheet | null> {
  const sheets = [
    await findLast(payload, kind),
    await newestPull(payload, kind, ['-id'], { state: { not_equals: 'failed' } }),
  ];
  return sheets.find((sheet) => sheet?.fingerprint === fingerprint) ?? null;
}

/** Updates only `seenAt`: a concurrent approval of the same row must not be overwritten (lost update). */
export function recordLastReceived(payload: Payload, id: number): Promise<void> {
  return inSheetTransaction(payload, (req, now) =>
    writeRows(req, sql`UPDATE market_sheets SET seen_at = ${now.toISOString()} WHERE id = ${id}`),
  );
}

/** The time of the first failure since the last success; null if the last attempt succeeded. */
export async function failingSince(payload: Payload, kind: SheetKind): Promise<string | null> {
  if ((await findLast(payload, kind))?.state !== 'failed') return null;
  const good = await findLast(payload, kind, { state: { not_equals: 'failed' } });
  const since: Where[] = good?.seenAt ? [{ createdAt: { greater_than: good.seenAt } }] : [];
  const first = await newestPull(payload, kind, ['createdAt'], { state: { equals: 'failed' } }, ...since);
  return first?.createdAt ?? null;
}
