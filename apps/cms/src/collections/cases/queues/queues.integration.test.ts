import { setTimeout as delay } from 'node:timers/promises';
import { createLocalReq } from 'payload';
import { beforeEach, describe, expect, it } from 'vitest';
import { readRows, sql } from '#cms/database/sql.ts';
import type { Case } from '#cms/payload-types.ts';
import { onEachDatabase } from '../../../../testing/databases.ts';
import { sampleCase } from '../../../../testing/records.ts';
import {
  CARE,
  EVERYONE,
  makeSignedInTestUsers,
  rejectionStatusOf,
  type TestRole,
} from '../../../../testing/test-users.ts';
import { countQueues } from './count-queues.ts';
import { ATTENTION_QUEUES, attentionFilter, filterQuery, openCasesFilter } from './queues.ts';

const now = new Date('2026-11-23T05:00:00Z');
const DUE = {
  yesterday: '2026-11-22T16:59:59.999Z',
  today: '2026-11-23T16:59:59.999Z',
  tomorrow: '2026-11-24T16:59:59.999Z',
  // Working day 3, and the day after.
  thursday: '2026-11-26T16:59:59.999Z',
  friday: '2026-11-27T16:59:59.999Z',
};

onEachDatabase('the queues of cases', (cms) => {
  const people = makeSignedInTestUsers(cms);

  async function newCase(more: Partial<Case> = {}): Promise<Case> {
    const { payload } = cms();
    const created = await payload.create({
      collection: 'cases',
      data: { ...sampleCase(people.next('queue')), ...more },
      overrideAccess: true,
    });
    // A hook computes the deadline of every save.
    await readRows(
      payload,
      sql`UPDATE cases SET due_at = ${more.dueAt ?? null} WHERE id = ${created.id} RETURNING id`,
    );
    return created;
  }

  const send = (who: TestRole, method: string, path: string) =>
    fetch(`${cms().url}/api${path}`, { method, headers: people.headersOf(who) });

  describe('count', () => {
    const me = () => people.accountOf('customer-care').id as number;

    beforeEach(async () => {
      await cms().payload.delete({ collection: 'cases', where: {} });
      await newCase({ assignee: me(), dueAt: DUE.today });
      await newCase({ assignee: me(), dueAt: DUE.yesterday, status: 'appealed', form: 'complaint' });
      await newCase({ assignee: people.accountOf('administrator').id as number, status: 'waiting' });
      await newCase({ dueAt: DUE.tomorrow, status: 'inProgress' });
      await newCase({ dueAt: DUE.thursday, status: 'inProgress' });
      await newCase({ dueAt: DUE.friday, status: 'inProgress' });
      // Due in hours: the minute before now, and later today.
      await newCase({ dueAt: '2026-11-23T04:59:59.000Z', form: 'data-request' });
      await newCase({ dueAt: '2026-11-23T05:00:00.000Z', form: 'data-request' });
      for (const status of ['settled', 'closed', 'merged'] as const)
        await newCase({ assignee: me(), dueAt: DUE.yesterday, status });
    });

    const countAs = async (who: TestRole) => {
      const req = await createLocalReq({}, cms().payload);
      const account = who === 'nobody' ? null : people.accountOf(who);
      return countQueues({ ...req, user: account } as typeof req, {
        userId: me(),
        now,
        holidays: new Set(),
      });
    };

    it('open cases only', async () => {
      expect(await countAs('customer-care')).toEqual({
        forms: { contact: 5, complaint: 1, 'data-request': 2 },
        attention: { mine: 2, unassigned: 5, due: 2, dueSoon: 4, overdue: 2, waiting: 1 },
        open: 8,
      });
    });

    it('what the list at their address shows', async () => {
      const counts = await countAs('customer-care');
      const shown = async (query: string) => {
        const response = await send('customer-care', 'GET', `/cases?${query}&depth=0`);
        return ((await response.json()) as { totalDocs: number }).totalDocs;
      };
      for (const queue of ATTENTION_QUEUES)
        expect([
          queue,
          await shown(filterQuery(attentionFilter(queue, { userId: me(), now, holidays: new Set() }))),
        ]).toEqual([queue, counts.attention[queue]]);
      for (const [form, count] of Object.entries(counts.forms))
        expect([form, await shown(filterQuery(openCasesFilter(form)))]).toEqual([form, count]);
      expect(await shown(filterQuery(openCasesFilter()))).toBe(counts.open);
    });

    it('nothing for those who may not read cases', async () => {
      for (const who of EVERYONE)
        expect([who, (await countAs(who)).open]).toEqual([who, [...CARE, 'auditor'].includes(who) ? 8 : 0]);
    });
  });

  it('shows marks and masked answers in a list of a few columns', async () => {
    await newCase();
    const list = await send('customer-care', 'GET', '/cases?select[answers]=true&sort=-id&limit=1&depth=0');
    const { docs } = (await list.json()) as { docs: Case[] };
    expect(docs[0]).toMatchObject({ form: 'contact', status: 'new', firstReadAt: null });
    expect(docs[0]?.answers.identityNumber).toBe('••••••••••••0001');
    expect(docs[0]).not.toHaveProperty('senderName');
  });

  describe('an opened case', () => {
    const openings = async ({ id }: Case) => {
      const { docs } = await cms().payload.find({
        collection: 'case-events',
        where: { case: { equals: id } },
        sort: 'id',
      });
      return docs.filter(({ kind }) => kind === 'opened').map(({ authorName }) => authorName);
    };
    const stored = async ({ id }: Case) =>
      (
        await readRows<{ first: string | null; updated: string }>(
          cms().payload,
          sql`SELECT first_read_at AS first, updated_at AS updated FROM cases WHERE id = ${id}`,
        )
      )[0];

    it('is no longer unread, and records who opened it, once per user', async () => {
      const caseDoc = await newCase();
      const before = await stored(caseDoc);
      expect(before?.first).toBeNull();
      await Promise.all(
        Array.from({ length: 4 }, () => send('customer-care', 'POST', `/cases/${caseDoc.id}/opened`)),
      );
      const first = await stored(caseDoc);
      expect(first?.first).not.toBeNull();
      expect(first?.updated).toEqual(before?.updated);
      expect((await send('administrator', 'POST', `/cases/${caseDoc.id}/opened`)).status).toBe(200);
      expect((await stored(caseDoc))?.first).toEqual(first?.first);
      expect(await openings(caseDoc)).toEqual(['customer-care', 'administrator']);
    });

    it('is no longer unread after a save that had read it before', async () => {
      const caseDoc = await newCase();
      const { db } = cms().payload;
      const { updateOne } = db;
      let opening: Promise<Response> | undefined;
      db.updateOne = async function (this: typeof db, args) {
        if (args.collection === 'cases' && !opening) {
          opening = send('customer-care', 'POST', `/cases/${caseDoc.id}/opened`);
          // Long enough for the opening to get as far as it can.
          await delay(400);
        }
        return updateOne.call(this, args);
      } as typeof updateOne;
      try {
        await cms().payload.update({ collection: 'cases', id: caseDoc.id, data: { status: 'inProgress' } });
      } finally {
        db.updateOne = updateOne;
      }
      expect((await opening)?.status).toBe(200);
      expect((await stored(caseDoc))?.first).not.toBeNull();
      expect(await openings(caseDoc)).toEqual(['customer-care']);
    });

    it('stays unread when staff without the desk look at it', async () => {
      const caseDoc = await newCase();
      for (const who of EVERYONE.filter((person) => !CARE.includes(person)))
        expect([who, (await send(who, 'POST', `/cases/${caseDoc.id}/opened`)).status]).toEqual([
          who,
          rejectionStatusOf(who),
        ]);
      expect((await stored(caseDoc))?.first).toBeNull();
      expect(await openings(caseDoc)).toEqual([]);
    });

    it('has to exist', async () => {
      for (const id of ['987654321', 'x', '0'])
        expect((await send('customer-care', 'POST', `/cases/${id}/opened`)).status).toBe(404);
    });
  });
});
