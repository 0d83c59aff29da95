import { setTimeout as delay } from 'node:timers/promises';
import { createLocalReq } from 'payload';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { listOf, readRows, sql } from '#cms/database/sql.ts';
import type { Case } from '#cms/payload-types.ts';
import { onEachDatabase } from '../../../../testing/databases.ts';
import { sampleCase, signIn } from '../../../../testing/records.ts';
import { makeTestUsers } from '../../../../testing/test-users.ts';
import { changeStatus } from '../status/change-status.ts';
import { eraseDue } from './erase-due.ts';

onEachDatabase('erasure of merged cases', (cms) => {
  const people = makeTestUsers(cms);
  let session: Record<string, string> = {};
  beforeAll(async () => {
    session = await signIn(cms(), 'administrator');
  });
  // What an earlier test has left would be erased too.
  beforeEach(async () => {
    await cms().payload.delete({ collection: 'cases', where: { id: { exists: true } } });
  });

  const newCase = (): Promise<Case> =>
    cms().payload.create({
      collection: 'cases',
      data: sampleCase(people.next('gabung')),
      overrideAccess: true,
    });

  async function post({ id }: Case, action: string, body: object): Promise<void> {
    const response = await fetch(`${cms().url}/api/cases/${id}/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...session },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(200);
  }
  const merge = (source: Case, { ticket }: Case) => post(source, 'merge', { ticket });
  const hold = (caseDoc: Case, isHeld = true) => post(caseDoc, 'legal-hold', { isHeld, reason: 'Sengketa' });
  const close = async ({ id }: Case) => changeStatus(await createLocalReq({}, cms().payload), id, 'closed');
  const endsOn = ({ id }: Case, date: string) =>
    readRows(
      cms().payload,
      sql`UPDATE cases SET erase_after = ${`${date}T00:00:00.000Z`} WHERE id = ${id} RETURNING id`,
    );
  const eraseOn = (date: string) => eraseDue(cms().payload, cms().env.dataDir, Date.parse(date));
  /** Which of the cases are there. */
  async function left(cases: readonly Case[]): Promise<number[]> {
    const ids = listOf(cases.map(({ id }) => id));
    const rows = await readRows<{ id: number }>(
      cms().payload,
      sql`SELECT id FROM cases WHERE id IN (${ids}) ORDER BY id`,
    );
    return rows.map(({ id }) => Number(id));
  }

  it.each(['older', 'newer'])('the %s one stays as long as its merge target', async (which) => {
    const [older, newer] = [await newCase(), await newCase()];
    const [source, into] = which === 'older' ? [older, newer] : [newer, older];
    await merge(source, into);
    await close(into);
    await endsOn(source, '2026-01-10');
    await endsOn(into, '2026-03-20');
    expect(await eraseOn('2026-03-19')).toBe(0);
    expect(await left([older, newer])).toEqual([older.id, newer.id]);
    expect(await eraseOn('2026-03-20')).toBe(2);
  });

  it('along a chain, it stays as long as the last one', async () => {
    const [first, second, last] = [await newCase(), await newCase(), await newCase()];
    await merge(first, second);
    await merge(second, last);
    await close(last);
    await endsOn(first, '2026-01-10');
    await endsOn(second, '2026-02-10');
    await endsOn(last, '2026-03-20');
    expect(await eraseOn('2026-03-19')).toBe(0);
    await hold(first);
    expect(await eraseOn('2026-03-20')).toBe(0);
    await hold(first, false);
    expect(await eraseOn('2026-03-20')).toBe(3);
  });

  it('has its own time once its merge target is gone', async () => {
    const [source, into] = [await newCase(), await newCase()];
    await merge(source, into);
    await endsOn(source, '2026-01-10');
    await cms().payload.delete({ collection: 'cases', id: into.id });
    expect(await eraseOn('2026-01-09')).toBe(0);
    expect(await eraseOn('2026-01-10')).toBe(1);
  });

  it('of one matter takes nothing while any of them is on legal hold', async () => {
    const [caseDoc, other, into] = [await newCase(), await newCase(), await newCase()];
    await merge(caseDoc, into);
    await merge(other, into);
    await close(into);
    for (const held of [caseDoc, other, into]) {
      await hold(held);
      expect(await eraseOn('2096-01-01')).toBe(0);
      await hold(held, false);
    }
    expect(await eraseOn('2096-01-01')).toBe(3);
  });

  it('waits for a legal hold that is being set on one of them', async () => {
    // The merge target is the first that the erasure tries.
    const [into, source] = [await newCase(), await newCase()];
    await merge(source, into);
    await close(into);
    const { payload } = cms();
    const create = payload.create.bind(payload);
    let erasing: Promise<number> | undefined;
    payload.create = (async (args: { collection: string; data: { kind?: string } }) => {
      if (args.collection === 'case-events' && args.data.kind === 'legal-hold') {
        erasing = eraseOn('2096-01-01');
        // Long enough for the erasure to get as far as it can.
        await delay(400);
      }
      return create(args as never);
    }) as never;
    try {
      await hold(source);
    } finally {
      payload.create = create;
    }
    expect(await erasing).toBe(0);
    expect(await left([into, source])).toEqual([into.id, source.id]);
  });
});
