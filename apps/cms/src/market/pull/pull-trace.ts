import type { Payload, Where } from 'payload';
import { writeInTransactionOf } from '#cms/database/database-of.ts';
import type { SheetKind } from '../sheets/market-sheets.ts';
import { inSheetTransaction } from '../sheets/sheet-transaction.ts';
import type { StoredSheet } from '../sheets/stored-sheet.ts';

/** A little early rather than a whole minute late: the look is not taken to the second. */
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
  return (docs[0] as unknown as StoredSheet | undefined) ?? null;
}

const findLast = (payload: Payload, kind: SheetKind, ...where: Where[]) =>
  newestPull(payload, kind, ['-seenAt', '-id'], ...where);

/** When figures of this kind were last fetched, or were tried to; null when never. */
export async function lastSeenOf(payload: Payload, kind: SheetKind): Promise<Date | null> {
  const seenAt = (await findLast(payload, kind))?.seenAt;
  return seenAt ? new Date(seenAt) : null;
}

/**
 * Whether it is time again; also when the rules have changed since, so that a new address shows at once what it does. A
 * last time that lies in the future was noted before the clock was set back, and counts like one as far in the past.
 */
export function isDue(last: Date | null, everyMinutes: number, changedAt: string | null, now: Date): boolean {
  if (last === null || (changedAt !== null && new Date(changedAt) > last)) return true;
  return Math.abs(now.getTime() - last.getTime()) >= everyMinutes * 60_000 - SLACK_MS;
}

/**
 * The sheet that this would only repeat: what was seen last, or the last one that had not failed, so that failures in
 * between do not make it new.
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

/** Writes down that a sheet was received again, and of its row nothing else: somebody may be deciding it. */
export function markSeen(payload: Payload, id: number): Promise<void> {
  return inSheetTransaction(payload, (req, now) =>
    writeInTransactionOf(req, `UPDATE market_sheets SET seen_at = '${now.toISOString()}' WHERE id = ${id}`),
  );
}

/** Since when fetching has failed without a success in between; null while the last attempt went well. */
export async function failingSince(payload: Payload, kind: SheetKind): Promise<string | null> {
  if ((await findLast(payload, kind))?.state !== 'failed') return null;
  const good = await findLast(payload, kind, { state: { not_equals: 'failed' } });
  const since: Where[] = good?.seenAt ? [{ createdAt: { greater_than: good.seenAt } }] : [];
  const first = await newestPull(payload, kind, ['createdAt'], { state: { equals: 'failed' } }, ...since);
  return first?.createdAt ?? null;
}
