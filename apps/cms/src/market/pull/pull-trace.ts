import type { Payload, Where } from 'payload';
import type { SheetKind } from '#cms/collections/market-sheets/market-sheets.ts';
import { readRows } from '#cms/database/read-rows.ts';
import type { Finding } from '../judging/finding.ts';
import { fingerprintOf } from '../sheets/receive-sheet.ts';
import type { StoredSheet } from '../sheets/stored-sheet.ts';

/** So that a failure is never taken for content. */
const FAILURE = 'failure ';

/** A little early rather than a whole minute late: the look is not taken to the second. */
const SLACK_MS = 30_000;

export function failureFingerprint({ code, values }: Finding): string {
  return FAILURE + fingerprintOf(JSON.stringify([code, values ?? null]));
}

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

/** Whether it is time again; also when the rules have changed since, so that a new address shows at once what it does. */
export function isDue(last: Date | null, everyMinutes: number, changedAt: string | null, now: Date): boolean {
  if (last === null || (changedAt !== null && new Date(changedAt) > last)) return true;
  return now.getTime() - last.getTime() >= everyMinutes * 60_000 - SLACK_MS;
}

/**
 * The sheet that this would only repeat: the failure of just now, or the content of last time, also with failures in
 * between.
 */
export async function findRepeated(
  payload: Payload,
  kind: SheetKind,
  fingerprint: string,
): Promise<StoredSheet | null> {
  const last = fingerprint.startsWith(FAILURE)
    ? await findLast(payload, kind)
    : await findLastContent(payload, kind);
  return last?.fingerprint === fingerprint ? last : null;
}

async function findLastContent(payload: Payload, kind: SheetKind): Promise<StoredSheet | null> {
  const rows = await readRows<{ id: number | string }>(
    payload,
    `SELECT max(id) AS id FROM market_sheets
     WHERE source = 'pull' AND kind = '${kind}' AND fingerprint NOT LIKE '${FAILURE}%'`,
  );
  return newestPull(payload, kind, ['-id'], { id: { equals: Number(rows[0]?.id ?? 0) } });
}

export async function markSeen(payload: Payload, id: number): Promise<void> {
  await payload.update({
    collection: 'market-sheets',
    id,
    data: { seenAt: new Date().toISOString() },
    depth: 0,
    overrideAccess: true,
  });
}

/** Since when fetching has failed without a success in between; null while the last attempt went well. */
export async function failingSince(payload: Payload, kind: SheetKind): Promise<string | null> {
  if ((await findLast(payload, kind))?.state !== 'failed') return null;
  const good = await findLast(payload, kind, { state: { not_equals: 'failed' } });
  const since: Where[] = good?.seenAt ? [{ createdAt: { greater_than: good.seenAt } }] : [];
  const first = await newestPull(payload, kind, ['createdAt'], { state: { equals: 'failed' } }, ...since);
  return first?.createdAt ?? null;
}
