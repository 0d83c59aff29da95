import { startOfJakartaDay } from '@beranda/finance';
import type { Payload } from 'payload';
import type { Case } from '#cms/payload-types.ts';
import { type Statistic, statisticOf } from './case-statistic.ts';

const ROWS_AT_ONCE = 500;

/** Months such as `2026-01`, inclusive. */
export type Months = { from: string; to: string };

/** The first day of the month after a month. */
function dayAfter(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
}

/**
 * A row for each case that was received in these months: of erased ones as it was kept, of the others as it would be
 * kept now. So numbers of a year are the same before and after the erasure.
 */
export async function* listStatistics(payload: Payload, months: Months): AsyncGenerator<Statistic> {
  yield* listErased(payload, months);
  yield* listStored(payload, months);
}

async function* listErased(payload: Payload, { from, to }: Months): AsyncGenerator<Statistic> {
  for (let after = 0; ; ) {
    const { docs } = await payload.find({
      collection: 'case-statistics',
      where: {
        and: [
          { id: { greater_than: after } },
          { receivedMonth: { greater_than_equal: from } },
          { receivedMonth: { less_than_equal: to } },
        ],
      },
      sort: 'id',
      limit: ROWS_AT_ONCE,
      pagination: false,
      depth: 0,
      overrideAccess: true,
    });
    for (const { id, ...statistic } of docs) {
      yield {
        kind: null,
        product: null,
        closedMonth: null,
        workingDays: null,
        hours: null,
        isInTime: null,
        ...statistic,
      };
      after = id;
    }
    if (docs.length < ROWS_AT_ONCE) return;
  }
}

async function* listStored(payload: Payload, { from, to }: Months): AsyncGenerator<Statistic> {
  for (let after = 0; ; ) {
    // As stored: the read operations would decrypt and mask every answer.
    const { docs } = await payload.db.find<Case>({
      collection: 'cases',
      where: {
        and: [
          { id: { greater_than: after } },
          { receivedAt: { greater_than_equal: startOfJakartaDay(`${from}-01`).toISOString() } },
          { receivedAt: { less_than: startOfJakartaDay(dayAfter(to)).toISOString() } },
        ],
      },
      sort: 'id',
      limit: ROWS_AT_ONCE,
      pagination: false,
    });
    for (const found of docs) {
      yield statisticOf(found);
      after = found.id;
    }
    if (docs.length < ROWS_AT_ONCE) return;
  }
}
