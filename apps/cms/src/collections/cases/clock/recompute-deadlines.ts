import { setImmediate } from 'node:timers/promises';
import { startOfJakartaDay } from '@beranda/finance';
import type { CollectionConfig, PayloadRequest, Where } from 'payload';
import { lock } from '#cms/database/locks.ts';
import { inTransaction, listOf, sql, tableOf, writeRows } from '#cms/database/sql.ts';
import type { Case, Holiday } from '#cms/payload-types.ts';
import { lockBeforeChange } from '#cms/saves/lock-before-change.ts';
import { recomputeHandlingTimes } from '../handling-time/recompute-handling-times.ts';
import { OPEN_STATUSES } from '../status/case-status.ts';
import { bankHolidays } from './bank-holidays.ts';
import { deadlineOf, type StoredDeadline } from './due-at.ts';

const BATCH_SIZE = 200;

type Row = Pick<Case, 'clock' | 'closedAt' | 'dueAt' | 'form' | 'id' | 'receivedAt' | 'status'>;

/** The next open cases whose deadline or pause ends on this day or later: a holiday moves no other. */
async function listOpenCases(req: PayloadRequest, from: string, afterId: number): Promise<Row[]> {
  const start = startOfJakartaDay(from).toISOString();
  const where: Where = {
    and: [
      { status: { in: [...OPEN_STATUSES] } },
      { id: { greater_than: afterId } },
      {
        or: [
          { dueAt: { greater_than_equal: start } },
          { 'clock.waitingUntil': { greater_than_equal: start } },
        ],
      },
    ],
  };
  const { docs } = await req.payload.find({
    collection: 'cases',
    where,
    sort: 'id',
    limit: BATCH_SIZE,
    pagination: false,
    depth: 0,
    select: { clock: true, closedAt: true, dueAt: true, form: true, receivedAt: true, status: true },
    overrideAccess: true,
    req,
  });
  return docs as Row[];
}

/** Stores a deadline for several cases, without touching their `updatedAt`: forms that staff have open stay valid. */
async function store(req: PayloadRequest, ids: readonly number[], deadline: StoredDeadline): Promise<void> {
  await writeRows(
    req,
    sql`UPDATE ${tableOf(req.payload, 'cases')}
      SET due_at = ${deadline.dueAt}, clock_waiting_until = ${deadline.waitingUntil}
      WHERE id IN (${listOf(ids)})`,
  );
}

/** Stores the deadlines that have moved; cases with equal ones in one statement. */
async function storeMoved(req: PayloadRequest, rows: readonly Row[], now: string, holidays: Set<string>) {
  const moved = Map.groupBy(
    rows.flatMap((row) => {
      const deadline = deadlineOf(row, now, holidays);
      const isSame =
        deadline.dueAt === (row.dueAt ?? null) && deadline.waitingUntil === (row.clock?.waitingUntil ?? null);
      return isSame ? [] : [{ id: row.id, deadline }];
    }),
    ({ deadline }) => JSON.stringify(deadline),
  );
  for (const group of moved.values()) {
    const [first] = group;
    if (first)
      await store(
        req,
        group.map(({ id }) => id),
        first.deadline,
      );
  }
}

/**
 * Recomputes the deadlines of open cases after a change of the holidays on or after a day, in the same transaction. Its
 * caller has the lock `holidays`.
 */
async function recomputeDeadlines(req: PayloadRequest, from: string): Promise<void> {
  await inTransaction(req, async () => {
    const holidays = await bankHolidays(req);
    const now = new Date().toISOString();
    for (let afterId = 0; ; ) {
      const rows = await listOpenCases(req, from, afterId);
      await storeMoved(req, rows, now, holidays);
      if (rows.length < BATCH_SIZE) return;
      afterId = rows.at(-1)?.id ?? afterId;
      // Yields to the event loop, since SQLite's driver is synchronous.
      await setImmediate();
    }
  });
}

const earlier = (a: string, b: string | undefined) => (b !== undefined && b < a ? b : a);

/** What depends on the holidays on or after a day: deadlines of open cases, and handling times of finished ones. */
async function recomputeCases(req: PayloadRequest, from: string): Promise<void> {
  await recomputeDeadlines(req, from);
  await recomputeHandlingTimes(req, from);
}

/** Cases are saved either before a change of the calendar, and are recomputed, or after its commit, with the new one. */
const lockCalendar = lockBeforeChange((req) => lock(req, 'holidays'));

/** The collection of holidays, whose changes move deadlines of open cases and change handling times of finished ones. */
export function withDeadlines(holidays: CollectionConfig): CollectionConfig {
  const { hooks = {} } = holidays;
  return {
    ...holidays,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), lockCalendar],
      afterChange: [
        ...(hooks.afterChange ?? []),
        async ({
          doc,
          previousDoc,
          req,
        }: {
          doc: Holiday;
          previousDoc?: Partial<Holiday>;
          req: PayloadRequest;
        }) => recomputeCases(req, earlier(doc.date, previousDoc?.date)),
      ],
      afterDelete: [
        ...(hooks.afterDelete ?? []),
        async ({ doc, req }: { doc: Holiday; req: PayloadRequest }) => recomputeCases(req, doc.date),
      ],
    },
  };
}
