import { setTimeout as delay } from 'node:timers/promises';
import { createLocalReq, type PayloadRequest } from 'payload';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '#cms/database/sql.ts';
import type { Case } from '#cms/payload-types.ts';
import { onEachDatabase } from '../../../../testing/databases.ts';
import { sampleCase, signIn } from '../../../../testing/records.ts';
import { makeTestUsers } from '../../../../testing/test-users.ts';

/** Long enough for the other one to get as far as it can. */
const OTHER_RUNS_MS = 400;

onEachDatabase('a change of the holidays while cases are saved', (cms) => {
  const people = makeTestUsers(cms);
  /** Deadlines of a case that is received on Friday, 2 January 2026, without and with a holiday on the Monday. */
  const due = { before: '', after: '' };

  const newCase = (req?: PayloadRequest): Promise<Case> =>
    cms().payload.create({
      collection: 'cases',
      data: sampleCase(people.next('libur')),
      overrideAccess: true,
      ...(req ? { req } : {}),
    });
  const saveCase = ({ id }: Case, status: Case['status'], req?: PayloadRequest) =>
    cms().payload.update({ collection: 'cases', id, data: { status }, ...(req ? { req } : {}) });
  const addHoliday = (req?: PayloadRequest) =>
    cms().payload.create({
      collection: 'holidays',
      locale: 'id',
      data: { date: '2026-01-05', name: 'Libur' },
      ...(req ? { req } : {}),
    });
  const removeHolidays = () =>
    cms().payload.delete({ collection: 'holidays', where: { id: { exists: true } } });
  const stored = ({ id }: Case) => cms().payload.findByID({ collection: 'cases', id, depth: 0 });

  /** Works in a transaction, which is committed only after others have had time to run. */
  async function holdOpen<T>(work: (req: PayloadRequest) => Promise<T>, others: () => void): Promise<T> {
    const req = await createLocalReq({}, cms().payload);
    return inTransaction(req, async () => {
      const result = await work(req);
      others();
      await delay(OTHER_RUNS_MS);
      return result;
    });
  }

  beforeAll(async () => {
    due.before = String((await newCase()).dueAt);
    await addHoliday();
    due.after = String((await newCase()).dueAt);
    await removeHolidays();
    expect(due.before < due.after).toBe(true);
  });
  afterEach(async () => {
    await removeHolidays();
  });

  it('moves the deadlines of those that are saved or created before its commit', async () => {
    const caseDoc = await newCase();
    const others: Promise<Case>[] = [];
    await holdOpen(
      (req) => addHoliday(req),
      () => others.push(saveCase(caseDoc, 'inProgress') as Promise<Case>, newCase()),
    );
    for (const other of others) expect((await stored(await other)).dueAt).toBe(due.after);
  });

  it('moves the deadlines of those that are saved or created, but not committed, before it', async () => {
    const caseDoc = await newCase();
    let change: Promise<unknown> = Promise.resolve();
    const created = await holdOpen(
      async (req) => {
        await saveCase(caseDoc, 'inProgress', req);
        return newCase(req);
      },
      () => {
        change = addHoliday();
      },
    );
    await change;
    for (const other of [caseDoc, created]) expect((await stored(other)).dueAt).toBe(due.after);
  });

  it('changes the handling times of those that are finished before its commit', async () => {
    const [sooner, caseDoc] = [await newCase(), await newCase()];
    await saveCase(sooner, 'closed');
    let saved: Promise<unknown> = Promise.resolve();
    await holdOpen(
      (req) => addHoliday(req),
      () => {
        saved = saveCase(caseDoc, 'closed');
      },
    );
    await saved;
    const [first, second] = [await stored(sooner), await stored(caseDoc)];
    expect(first.workingDays).toEqual(expect.any(Number));
    expect(second.workingDays).toBe(first.workingDays);
  });

  it('and several changes at once, of one day or of many, end', async () => {
    const caseDoc = await newCase();
    const changes = await Promise.allSettled([
      ...Array.from({ length: 3 }, () => addHoliday()),
      saveCase(caseDoc, 'inProgress'),
      removeHolidays(),
      newCase(),
      removeHolidays(),
    ]);
    const failed = changes.flatMap((change) =>
      change.status === 'rejected' ? [(change.reason as Error).name] : [],
    );
    // The same day twice.
    expect(new Set(failed)).toEqual(new Set(failed.length > 0 ? ['ValidationError'] : []));
    const { totalDocs } = await cms().payload.count({ collection: 'holidays' });
    expect((await stored(caseDoc)).dueAt).toBe(totalDocs === 0 ? due.before : due.after);
  });

  it('by somebody who may not is rejected, without waiting for a save', async () => {
    const headers = { 'content-type': 'application/json', ...(await signIn(cms(), 'customer-care')) };
    const body = JSON.stringify({ date: '2026-01-06', name: 'Libur' });
    const response = await holdOpen(
      async (req) => {
        await newCase(req);
        return fetch(`${cms().url}/api/holidays?locale=id`, { method: 'POST', headers, body });
      },
      () => {},
    );
    expect(response.status).toBe(403);
  });
});
