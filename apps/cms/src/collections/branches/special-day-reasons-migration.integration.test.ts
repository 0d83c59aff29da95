import { expect, it } from 'vitest';
import { readRows } from '#cms/database/read-rows.ts';
import { onEachDatabase } from '../../../testing/databases.ts';
import { publishItem } from '../../../testing/items.ts';
import { stepsSince } from '../../../testing/migrations.ts';

onEachDatabase('going behind the reasons of special days that stand in their rows', (cms) => {
  it('keeps each reason with its day in both languages, there and back', async () => {
    const { payload } = cms();
    const { goDown, goUp } = stepsSince(cms(), 'special_day_reasons');

    const specialDays = [
      { date: '2026-12-24', reasonId: 'Malam Natal', reasonEn: 'Christmas Eve' },
      { date: '2026-12-31', reasonId: 'Tutup buku', reasonEn: null },
    ];
    const id = await publishItem(cms(), 'branches', 'pindah', ['id']);
    await payload.update({ collection: 'branches', id, data: { specialDays, _status: 'published' } });

    await goDown();
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
    await goUp();
    const common = { collection: 'branches', id } as const;
    expect((await payload.findByID(common)).specialDays).toMatchObject(specialDays);
    expect((await payload.findByID({ ...common, draft: true })).specialDays).toMatchObject(specialDays);
  });
});
