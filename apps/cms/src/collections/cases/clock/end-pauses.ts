import { createLocalReq, type Payload } from 'payload';
import { inTransaction } from '#cms/database/sql.ts';
import type { Case } from '#cms/payload-types.ts';
import { lockDocument } from '#cms/saves/lock-document.ts';
import { recordEvent } from '../history/record-event.ts';
import { changeStatus } from '../status/change-status.ts';

const BATCH_SIZE = 100;

/** Ends one pause, unless the documents have come or another back office was quicker. @returns whether it did. */
async function endPause(payload: Payload, id: number, now: string): Promise<boolean> {
  const req = await createLocalReq({}, payload);
  return inTransaction(req, async () => {
    await lockDocument(req, { slug: 'cases', id });
    const caseDoc = await payload.db.findOne<Case>({
      collection: 'cases',
      where: { id: { equals: id } },
      req,
    });
    const { clock } = caseDoc ?? {};
    const last = clock?.requests?.at(-1);
    if (!caseDoc || !last || !clock?.waitingUntil || clock.waitingUntil >= now) return false;
    const requests = [...(clock.requests ?? []).slice(0, -1), { ...last, lapsedAt: now }];
    const data = { clock: { ...clock, requests } };
    await payload.update({ collection: 'cases', id, data, depth: 0, overrideAccess: true, req });
    await recordEvent(req, { case: id, kind: 'documents-overdue' });
    if (caseDoc.status === 'waiting') await changeStatus(req, id, 'inProgress');
    return true;
  });
}

/**
 * Ends the pauses whose time for documents is over: the deadline runs again, and the case is in progress. Several back
 * offices may do so at once.
 *
 * @returns how many were ended.
 */
export async function endPauses(payload: Payload): Promise<number> {
  const now = new Date().toISOString();
  let count = 0;
  for (let isMore = true; isMore; ) {
    const { docs, hasNextPage } = await payload.find({
      collection: 'cases',
      where: { 'clock.waitingUntil': { less_than: now } },
      select: { form: true },
      limit: BATCH_SIZE,
      depth: 0,
      overrideAccess: true,
    });
    let ended = 0;
    for (const { id } of docs) if (await endPause(payload, id, now)) ended += 1;
    count += ended;
    // Without progress another back office is ending the same ones.
    isMore = hasNextPage && ended > 0;
  }
  return count;
}
