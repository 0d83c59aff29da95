import { commitTransaction, createLocalReq, initTransaction } from 'payload';
import { expect, it } from 'vitest';
import { transactionOf } from '#cms/database/database-of.ts';
import type { PatientSqliteClient } from '#cms/database/patient-sqlite-client.ts';
import { dialectNameOf, readRows } from '#cms/database/read-rows.ts';
import { migrations as postgres } from '#cms/migrations/postgres/index.ts';
import { migrations as sqlite } from '#cms/migrations/sqlite/index.ts';
import { onEachDatabase } from '../../../testing/databases.ts';
import { publishItem } from '../../../testing/items.ts';

onEachDatabase('going behind the reasons of special days that stand in their rows', (cms) => {
  it('keeps each reason with its day in both languages, there and back', async () => {
    const { payload } = cms();
    const steps = dialectNameOf(payload) === 'sqlite' ? sqlite : postgres;
    const since = steps.slice(steps.findIndex(({ name }) => name.endsWith('_special_day_reasons')));
    const walk = async (way: 'up' | 'down') => {
      for (const step of way === 'up' ? since : since.toReversed()) {
        const req = await createLocalReq({}, payload);
        await initTransaction(req);
        await step[way]({ db: await transactionOf(req), payload, req } as never);
        await commitTransaction(req);
      }
    };
    const { client } = payload.db as unknown as { client?: PatientSqliteClient };
    const rebuilding = (work: () => Promise<void>) => (client ? client.rebuild(work) : work());

    const specialDays = [
      { date: '2026-12-24', reasonId: 'Malam Natal', reasonEn: 'Christmas Eve' },
      { date: '2026-12-31', reasonId: 'Tutup buku', reasonEn: null },
    ];
    const id = await publishItem(cms(), 'branches', 'pindah', ['id']);
    await payload.update({ collection: 'branches', id, data: { specialDays, _status: 'published' } });

    await rebuilding(() => walk('down'));
    const texts = await readRows(
      payload,
      `SELECT day.date, text._locale, text.reason FROM branches_special_days_locales text
       JOIN branches_special_days day ON day.id = text._parent_id ORDER BY day.date, text._locale`,
    );
    expect(texts).toEqual([
      { date: '2026-12-24', _locale: expect.anything(), reason: expect.anything() },
      { date: '2026-12-24', _locale: expect.anything(), reason: expect.anything() },
      { date: '2026-12-31', _locale: 'id', reason: 'Tutup buku' },
    ]);
    await rebuilding(() => walk('up'));
    const common = { collection: 'branches', id } as const;
    expect((await payload.findByID(common)).specialDays).toMatchObject(specialDays);
    expect((await payload.findByID({ ...common, draft: true })).specialDays).toMatchObject(specialDays);
  });
});
