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

/** Cases whose pause is over, by id. */
async function listDue(payload: Payload, now: string, after: number): Promise<number[]> {
  const { docs } = await payload.find({
    collection: 'cases',
    where: { and: [{ 'clock.waitingUntil': { less_than: now } }, { id: { greater_than: after } }] },
    select: { form: true },
    sort: 'id',
    limit: BATCH_SIZE,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  return docs.map(({ id }) => id);
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
  // Keyset pagination: a case that cannot be saved does not keep the pauses of others from ending.
  for (let after = 0; ; ) {
    const due = await listDue(payload, now, after);
    for (const id of due) {
      try {
        if (await endPause(payload, id, now)) count += 1;
      } catch (err) {
        payload.logger.error({ msg: 'The pause of a case could not be ended', id, err });
      }
    }
    const last = due.at(-1);
    if (last === undefined) return count;
    after = last;
  }
}
