import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { FORMS } from '@beranda/contract';
import { DAY_MS } from '@beranda/finance';
import { createLocalReq } from 'payload';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { storeAttachment } from '#cms/collections/attachments/attachment-files.ts';
import { removeOrphans } from '#cms/collections/attachments/remove-orphans.ts';
import { readRows, sql } from '#cms/database/sql.ts';
import type { Case } from '#cms/payload-types.ts';
import { onEachDatabase } from '../../../../testing/databases.ts';
import { createUser, sampleCase } from '../../../../testing/records.ts';
import { startCms } from '../../../../testing/start-cms.ts';
import type { CaseStatus } from '../status/case-status.ts';
import { changeStatus } from '../status/change-status.ts';
import { collectionsThatReferToCases } from './delete-rows-of-case.ts';
import { eraseDue } from './erase-due.ts';

const YEAR_MS = 366 * DAY_MS;
const NAME = 'Ratna Wulandari';

const complaint = {
  form: 'complaint' as const,
  answers: {
    complainant: 'customer',
    identityNumber: '3171234507890001',
    product: 'card',
    chronology: 'Rahasia',
  },
};

/** What an action of the clock records when it gives a complaint its status. */
function clockInputs(status: CaseStatus, { clock, form }: Partial<Case>): Case['clock'] {
  const now = new Date().toISOString();
  if (form !== 'complaint') return {};
  if (status === 'settled') return { answeredAt: clock?.answeredAt ?? now };
  return status === 'appealed' ? { answeredAt: now, appealedAt: now } : {};
}

onEachDatabase('erasure after retention', (cms) => {
  let serial = 0;
  beforeAll(async () => {
    await createUser(cms(), 'pertama', ['administrator']);
  });
  const payload = () => cms().payload;
  const dataDir = () => cms().env.dataDir;
  const files = async () => (await readdir(path.join(dataDir(), 'attachments')).catch(() => [])).sort();

  async function newCase(data: Partial<Case> = {}, statuses: CaseStatus[] = []): Promise<Case> {
    serial += 1;
    const sample = { ...sampleCase(`erasure-${serial}`), ...data };
    const created = await payload().create({
      collection: 'cases',
      data: sample as never,
      overrideAccess: true,
    });
    for (const status of statuses)
      await payload().update({
        collection: 'cases',
        id: created.id,
        data: { status, clock: { ...sample.clock, ...clockInputs(status, sample) } },
        overrideAccess: true,
      });
    return payload().findByID({ collection: 'cases', id: created.id, overrideAccess: true });
  }

  /** A case with everything that can belong to one. */
  async function fullCase(data: Partial<Case> = {}, statuses: CaseStatus[] = ['settled']) {
    const caseDoc = await newCase(data, statuses);
    const key = `erasure-file-${serial}`;
    await mkdir(path.join(dataDir(), 'attachments'), { recursive: true });
    await storeAttachment(dataDir(), key, Buffer.from(NAME));
    await payload().create({
      collection: 'attachments',
      data: {
        case: caseDoc.id,
        key,
        form: caseDoc.form,
        name: 'ktp.pdf',
        format: 'pdf',
        bytes: 15,
        scan: 'off',
      },
    });
    await payload().jobs.queue({ task: 'sendReceipt', input: { case: String(caseDoc.id) } });
    return { ...caseDoc, key };
  }

  const exists = async ({ id }: Pick<Case, 'id'>) =>
    (await payload().count({ collection: 'cases', where: { id: { equals: id } } })).totalDocs === 1;
  const countOf = async (collection: 'case-events' | 'attachments' | 'case-statistics' | 'payload-jobs') =>
    (await payload().count({ collection })).totalDocs;
  const partsOf = async ({ id }: Pick<Case, 'id'>) => {
    const jobs = await payload().find({ collection: 'payload-jobs', pagination: false });
    return {
      events: (await payload().count({ collection: 'case-events', where: { case: { equals: id } } }))
        .totalDocs,
      attachments: (await payload().count({ collection: 'attachments', where: { case: { equals: id } } }))
        .totalDocs,
      jobs: jobs.docs.filter(({ input }) => (input as { case?: string }).case === String(id)).length,
    };
  };
  const later = (time: string | null | undefined, ms = 0) => new Date(String(time)).getTime() + ms;

  describe('its time', () => {
    it('is set when a case is finished, and cleared when it is open again', async () => {
      const caseDoc = await newCase();
      expect(caseDoc.eraseAfter ?? null).toBeNull();
      const months = FORMS.contact.definition.retentionMonths;
      for (const [status, isSet] of [
        ['inProgress', false],
        ['settled', true],
        ['closed', true],
        ['inProgress', false],
      ] as const) {
        await changeStatus(await createLocalReq({}, payload()), caseDoc.id, status);
        const { eraseAfter } = await payload().findByID({ collection: 'cases', id: caseDoc.id });
        expect(Boolean(eraseAfter), status).toBe(isSet);
        if (!eraseAfter) continue;
        const distance = (new Date(eraseAfter).getTime() - Date.now()) / DAY_MS;
        expect(Math.abs(distance - months * 30.44)).toBeLessThan(4);
      }
    });

    it('cannot be set by a save', async () => {
      const caseDoc = await newCase();
      const user = await createUser(cms(), `layanan-${serial}`, ['customer-care']);
      await payload().update({
        collection: 'cases',
        id: caseDoc.id,
        data: { eraseAfter: '2020-01-01T00:00:00.000Z', legalHold: true, legalHoldReason: 'x' },
        overrideAccess: false,
        user,
      });
      const after = await payload().findByID({ collection: 'cases', id: caseDoc.id });
      expect([after.eraseAfter ?? null, after.legalHold ?? false]).toEqual([null, false]);
    });
  });

  it('takes a case with history, attachments, files and jobs, not a moment before its time', async () => {
    const one = await fullCase();
    const other = await fullCase({}, []);
    expect(await partsOf(one)).toEqual({ events: 2, attachments: 1, jobs: 1 });
    expect(await eraseDue(payload(), dataDir(), later(one.eraseAfter, -1))).toBe(0);
    expect(await exists(one)).toBe(true);
    const before = await countOf('case-statistics');

    expect(await eraseDue(payload(), dataDir(), later(one.eraseAfter))).toBeGreaterThan(0);

    expect(await exists(one)).toBe(false);
    expect(await partsOf(one)).toEqual({ events: 0, attachments: 0, jobs: 0 });
    expect(await countOf('case-statistics')).toBeGreaterThan(before);
    expect(await files()).not.toContain(one.key);
    // Nothing else.
    expect(await exists(other)).toBe(true);
    expect(await partsOf(other)).toEqual({ events: 1, attachments: 1, jobs: 1 });
    expect(await files()).toContain(other.key);
  });

  it('takes nothing of a case whose job cannot be deleted', async () => {
    const one = await fullCase();
    const { db, logger } = payload();
    const deleteOne = db.deleteOne.bind(db);
    const log = vi.spyOn(logger, 'error').mockImplementation(() => {});
    vi.spyOn(db, 'deleteOne').mockImplementation((args) =>
      args.collection === 'payload-jobs' ? Promise.reject(new Error('disk full')) : deleteOne(args),
    );
    await eraseDue(payload(), dataDir(), later(one.eraseAfter));
    expect(log).toHaveBeenCalledWith(
      expect.objectContaining({ msg: 'A case could not be erased', id: one.id }),
    );
    vi.restoreAllMocks();
    expect(await exists(one)).toBe(true);
    expect(await partsOf(one)).toEqual({ events: 2, attachments: 1, jobs: 1 });
  });

  it('leaves nothing in a collection that refers to cases', () => {
    expect(collectionsThatReferToCases(payload())).toEqual(
      expect.arrayContaining(['case-events', 'attachments']),
    );
  });

  it('never takes what is open, appealed or on legal hold', async () => {
    const kept = [
      await newCase(),
      await newCase({}, ['inProgress']),
      await newCase({}, ['waiting']),
      await newCase(complaint, ['settled', 'appealed']),
      await newCase({}, ['settled']),
      await newCase({}, ['closed', 'inProgress']),
    ];
    await readRows(
      payload(),
      sql`UPDATE cases SET legal_hold = ${true} WHERE id = ${kept[4]?.id} RETURNING id`,
    );
    // Even where their time says that they are due.
    await readRows(
      payload(),
      sql`UPDATE cases SET erase_after = '2001-01-01T00:00:00.000Z'
          WHERE id IN (${sql.join(
            kept.map(({ id }) => sql`${id}`),
            sql`, `,
          )}) RETURNING id`,
    );
    await eraseDue(payload(), dataDir(), Date.now() + 50 * YEAR_MS);
    for (const caseDoc of kept) expect(await exists(caseDoc), caseDoc.status).toBe(true);
  });

  it('keeps a merged case while its merge target is open', async () => {
    const into = await newCase();
    const source = await newCase();
    await payload().update({
      collection: 'cases',
      id: source.id,
      data: { status: 'merged', mergedInto: into.id },
      context: { isMerge: true },
      overrideAccess: true,
    });
    await eraseDue(payload(), dataDir(), Date.now() + 50 * YEAR_MS);
    expect(await exists(source)).toBe(true);
    await changeStatus(await createLocalReq({}, payload()), into.id, 'closed');
    await eraseDue(payload(), dataDir(), Date.now() + 50 * YEAR_MS);
    expect([await exists(source), await exists(into)]).toEqual([false, false]);
  });

  it('leaves a row of statistics with months, choices and working days, and nothing personal', async () => {
    const one = await fullCase({
      ...complaint,
      receivedAt: '2026-01-30T20:00:00.000Z',
      clock: { answeredAt: '2026-02-04T03:00:00.000Z' },
    });
    await readRows(
      payload(),
      sql`UPDATE cases SET finished_at = '2026-02-04T03:00:00.000Z' WHERE id = ${one.id} RETURNING id`,
    );
    // Saturday in Jakarta: settled on Wednesday of the next week, with a holiday between that is entered later.
    await payload().create({
      collection: 'holidays',
      data: { date: '2026-02-03', name: 'Uji', closesBanks: true, closesExchange: true },
      locale: 'id',
    });
    await eraseDue(payload(), dataDir(), later(one.eraseAfter));
    const { docs } = await payload().find({ collection: 'case-statistics', sort: '-id', limit: 1 });
    expect(docs[0]).toEqual({
      id: expect.any(Number),
      form: 'complaint',
      receivedMonth: '2026-01',
      closedMonth: '2026-02',
      kind: null,
      product: 'card',
      status: 'settled',
      workingDays: 2,
      hours: null,
      isInTime: true,
    });
  });

  it('that stops before the commit leaves the case whole, and the next one erases it', async () => {
    const one = await fullCase();
    const { payload: own } = cms();
    const create = own.create.bind(own);
    const remove = own.delete.bind(own);
    for (const [what, fail] of [
      [
        'statistics',
        () =>
          (own.create = (async (args: never) => {
            if ((args as { collection: string }).collection === 'case-statistics') throw new Error('stopped');
            return create(args);
          }) as never),
      ],
      [
        'case',
        () =>
          (own.delete = (async (args: never) => {
            if ((args as { collection: string }).collection === 'payload-jobs') throw new Error('stopped');
            return remove(args);
          }) as never),
      ],
    ] as const) {
      const statistics = await countOf('case-statistics');
      fail();
      try {
        await eraseDue(own, dataDir(), later(one.eraseAfter));
      } finally {
        own.create = create;
        own.delete = remove;
      }
      expect(await exists(one), what).toBe(true);
      expect(await partsOf(one), what).toEqual({ events: 2, attachments: 1, jobs: 1 });
      expect(await files(), what).toContain(one.key);
      expect(await countOf('case-statistics'), what).toBe(statistics);
    }
    await eraseDue(own, dataDir(), later(one.eraseAfter));
    expect(await exists(one)).toBe(false);
  });

  it('that stops after the commit leaves files without a row, which go with the orphans', async () => {
    const one = await fullCase();
    // As where the process stops before it removes the file.
    await eraseDue(payload(), path.join(dataDir(), 'elsewhere'), later(one.eraseAfter));
    expect(await exists(one)).toBe(false);
    expect(await files()).toContain(one.key);
    await removeOrphans(payload(), dataDir(), Date.now() + 2 * DAY_MS);
    expect(await files()).not.toContain(one.key);
  });

  it('takes each case once, in several back offices at once', async () => {
    const cases = [];
    for (let count = 0; count < 12; count += 1) cases.push(await newCase({}, ['settled']));
    const other = await startCms({
      dataDir: dataDir(),
      ...(cms().env.databaseUrl ? { databaseUrl: String(cms().env.databaseUrl) } : {}),
    });
    try {
      const before = await countOf('case-statistics');
      const now = later(cases[0]?.eraseAfter);
      const erased = await Promise.all([
        eraseDue(payload(), dataDir(), now),
        eraseDue(other.payload, dataDir(), now),
      ]);
      expect(erased.reduce((sum, count) => sum + count)).toBe((await countOf('case-statistics')) - before);
      for (const caseDoc of cases) expect(await exists(caseDoc)).toBe(false);
    } finally {
      await other.stop();
    }
  });
});
