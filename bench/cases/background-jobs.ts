import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, jakartaDate } from '@beranda/finance';
import type { Administrator } from '../administrator.ts';
import type { Result } from '../report.ts';
import type { Stack } from '../stack.ts';
import { openBulkDatabase } from './bulk-database.ts';

const DUE_CASES = 500;
const POLL_MS = 20;
/** Threshold for a small request while a background job runs. */
const BLOCKED_MS = 500;
const ERASED_WITHIN_MS = 120_000;

/** Sends small requests in a loop while work runs. @returns the duration of the work and of the slowest request. */
async function probeDuring(member: Administrator, work: () => Promise<unknown>) {
  let isDone = false;
  let slowest = 0;
  const startedAt = performance.now();
  const done = work().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const sentAt = performance.now();
    await member.call('GET', '/api/users/me');
    slowest = Math.max(slowest, performance.now() - sentAt);
    await sleep(POLL_MS);
  }
  await done;
  return { milliseconds: performance.now() - startedAt, slowest };
}

type BenchContext = { stack: Stack; administrator: Administrator; database: string };

/** A new holiday in the near future moves the deadlines of most open cases. */
async function measureHoliday({ administrator, database }: BenchContext): Promise<Result[]> {
  const date = addDays(jakartaDate(Date.now()), 3);
  const { milliseconds, slowest } = await probeDuring(administrator, () =>
    administrator.call('POST', '/api/holidays', { date, name: 'Libur', closesBanks: true }),
  );
  const name = `deadlines after a new holiday, ${database}`;
  return [
    { name, value: milliseconds, unit: 'ms', threshold: { atMost: 10_000 } },
    {
      name: `${name}, slowest request meanwhile`,
      value: slowest,
      unit: 'ms',
      threshold: { atMost: BLOCKED_MS },
    },
  ];
}

/** Makes finished cases due for erasure. */
async function makeDue(stack: Stack): Promise<void> {
  const database = await openBulkDatabase(stack);
  try {
    await database.readAll(`UPDATE cases SET erase_after = '2020-01-01T00:00:00.000Z' WHERE id IN (
      SELECT id FROM cases WHERE status = 'closed' ORDER BY id LIMIT ${DUE_CASES}) RETURNING id`);
  } finally {
    await database.close();
  }
}

async function countDue(administrator: Administrator): Promise<number> {
  const query = 'where[eraseAfter][less_than]=2020-02-01T00:00:00.000Z&limit=1&depth=0';
  const { totalDocs } = (await administrator.call('GET', `/api/cases?${query}`)) as { totalDocs: number };
  return totalDocs;
}

/** The daily erasure, which a start also runs. */
async function measureErasure({ administrator, database, stack }: BenchContext): Promise<Result[]> {
  await makeDue(stack);
  await stack.killCms();
  await stack.startCms();
  const deadline = Date.now() + ERASED_WITHIN_MS;
  const { milliseconds, slowest } = await probeDuring(administrator, async () => {
    while ((await countDue(administrator)) > 0) {
      if (Date.now() > deadline) throw new Error('The erasure does not end');
      await sleep(POLL_MS);
    }
  });
  const name = `erasure of ${DUE_CASES} cases, ${database}`;
  return [
    { name, value: milliseconds, unit: 'ms', note: 'from when the back office is ready' },
    {
      name: `${name}, slowest request meanwhile`,
      value: slowest,
      unit: 'ms',
      threshold: { atMost: BLOCKED_MS },
    },
  ];
}

/** Background jobs on many cases: their duration, and the latency of other requests meanwhile. */
export async function measureBackgroundJobs(context: BenchContext): Promise<Result[]> {
  return [...(await measureHoliday(context)), ...(await measureErasure(context))];
}
