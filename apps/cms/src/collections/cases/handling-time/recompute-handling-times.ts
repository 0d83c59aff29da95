import { startOfJakartaDay } from '@beranda/finance';
import type { PayloadRequest } from 'payload';
import { inTransaction, listOf, sql, tableOf, writeRows } from '#cms/database/sql.ts';
import type { Case } from '#cms/payload-types.ts';
import { bankHolidays } from '../clock/bank-holidays.ts';
import { type HandlingTime, handlingTimeOf } from './handling-time.ts';

const BATCH_SIZE = 500;

type Timed = Pick<HandlingTime, 'isInTime' | 'workingDays'>;

/** Without touching `updatedAt`, as for deadlines. */
async function store(req: PayloadRequest, ids: readonly number[], { isInTime, workingDays }: Timed) {
  await writeRows(
    req,
    sql`UPDATE ${tableOf(req.payload, 'cases')}
      SET working_days = ${workingDays}, is_in_time = ${isInTime} WHERE id IN (${listOf(ids)})`,
  );
}

/**
 * Recomputes the handling times of stored cases after a change of the holidays on a day, in the same transaction: of cases that
 * were finished on or after it, since a holiday after the end of a case changes nothing. Erased ones keep theirs. Its
 * caller has the lock `holidays`.
 */
export async function recomputeHandlingTimes(req: PayloadRequest, from: string): Promise<void> {
  await inTransaction(req, async () => {
    const holidays = await bankHolidays(req);
    for (let afterId = 0; ; ) {
      // As stored: the read operations would decrypt and mask every answer.
      const { docs } = await req.payload.db.find<Case>({
        collection: 'cases',
        where: {
          and: [
            { finishedAt: { greater_than_equal: startOfJakartaDay(from).toISOString() } },
            { id: { greater_than: afterId } },
          ],
        },
        sort: 'id',
        limit: BATCH_SIZE,
        pagination: false,
        req,
      });
      const moved = Map.groupBy(
        docs.flatMap((caseDoc) => {
          const { isInTime, workingDays } = handlingTimeOf(caseDoc, String(caseDoc.finishedAt), holidays);
          const isSame =
            isInTime === (caseDoc.isInTime ?? null) && workingDays === (caseDoc.workingDays ?? null);
          return isSame ? [] : [{ id: caseDoc.id, isInTime, workingDays }];
        }),
        ({ isInTime, workingDays }) => `${workingDays} ${isInTime}`,
      );
      for (const group of moved.values())
        if (group[0])
          await store(
            req,
            group.map(({ id }) => id),
            group[0],
          );
      if (docs.length < BATCH_SIZE) return;
      afterId = docs.at(-1)?.id ?? afterId;
    }
  });
}
