import { addDays, jakartaDate } from '@beranda/finance';
import { type CollectionBeforeChangeHook, createLocalReq, type Payload } from 'payload';
import { inTransaction } from '#cms/database/sql.ts';
import { listFacts, type StoredFact } from '#cms/fields/facts/read-facts.ts';
import { refreshItemsWithFacts } from './refresh-items-with-facts.ts';

/** A save makes every period up to today take effect. */
export const applyOnSave: CollectionBeforeChangeHook = ({ data }) => ({
  ...data,
  appliedOn: jakartaDate(Date.now()),
});

/** Whether a period of the fact has begun or ended since its changes last took effect. */
function isFactDue({ appliedOn, values }: StoredFact, today: string): boolean {
  const isNew = (day: string) => (appliedOn ?? '') < day && day <= today;
  return values.some(
    ({ validFrom, validUntil }) => isNew(validFrom) || (validUntil && isNew(addDays(validUntil, 1))),
  );
}

/**
 * Time dependency: values that begin today take effect, those that ended yesterday no longer have any. The content API
 * chooses values by the day, so cached pages and stored search texts must follow; both do in one transaction.
 *
 * @returns the keys of the facts.
 */
export async function applyDueFacts(payload: Payload, today: string): Promise<string[]> {
  const due = (await listFacts(payload)).filter((fact) => isFactDue(fact, today));
  if (due.length === 0) return [];
  const keys = due.map(({ key }) => key);
  const req = await createLocalReq({}, payload);
  await inTransaction(req, async () => {
    for (const { id } of due)
      await payload.db.updateOne({
        collection: 'facts',
        id,
        // Null keeps the stored time: otherwise forms that are open would be stale (optimistic locking).
        data: { appliedOn: today, updatedAt: null },
        req,
        returning: false,
      });
    await refreshItemsWithFacts(req, keys);
  });
  return keys;
}
