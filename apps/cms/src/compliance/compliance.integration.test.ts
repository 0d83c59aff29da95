import { expect, it } from 'vitest';
import { onOneDatabase } from '../../testing/databases.ts';
import { pdfFile } from '../../testing/document.ts';
import { createItem, publishItem } from '../../testing/items.ts';
import { complianceState } from './compliance-state.ts';

/** Noon in Jakarta. */
const NOW = new Date('2026-11-20T05:00:00Z');

onOneDatabase('compliance tasks', (cms) => {
  const file = async () =>
    (
      await cms().payload.create({
        collection: 'documents',
        data: { title: 'Laporan' },
        file: pdfFile('laporan'),
      })
    ).id;
  const monthly = async (positionDate: string, status: 'draft' | 'published') =>
    cms().payload.create({
      collection: 'reports',
      ...(status === 'draft' ? { draft: true } : {}),
      data: {
        title: `Laporan ${positionDate}`,
        kind: 'monthly',
        positionDate,
        auditStatus: 'unaudited',
        publishedOn: '2026-11-19',
        file: await file(),
        _status: status,
      } as never,
    });

  it('count a report as published only once it is public', async () => {
    const draft = await monthly('2026-10-31', 'draft');
    const missing = async () =>
      (await complianceState(cms().payload, NOW)).missing.some(
        ({ positionDate }) => positionDate === '2026-10-31',
      );
    expect(await missing()).toBe(true);
    await cms().payload.update({ collection: 'reports', id: draft.id, data: { _status: 'published' } });
    expect(await missing()).toBe(false);
    // A draft of the next version does not unpublish it.
    await cms().payload.update({
      collection: 'reports',
      id: draft.id,
      draft: true,
      data: { positionDate: '2026-11-30' },
    });
    expect(await missing()).toBe(false);
  });

  it('reject a report with a date that its kind does not allow', async () => {
    await expect(monthly('2026-09-30', 'published')).rejects.toThrow();
    await expect(monthly('2026-10-30', 'published')).rejects.toThrow();
  });

  it('include the following period of guaranteed rates', async () => {
    const period = async (slug: string, validFrom: string, validTo: string) => {
      const id = await publishItem(cms(), 'guarantee-rates', slug, ['id']);
      await cms().payload.update({
        collection: 'guarantee-rates',
        id,
        data: { validFrom, validTo, _status: 'published' },
      });
    };
    const until = async () => (await complianceState(cms().payload, NOW)).guaranteedUntil;
    expect(await until()).toBeNull();
    await period('sekarang', '2026-10-01', '2026-11-30');
    expect(await until()).toBe('2026-11-30');
    await period('berikut', '2026-12-01', '2027-03-31');
    expect(await until()).toBe('2027-03-31');
  });

  it('count items past their review date', async () => {
    const id = await createItem(cms(), 'people', 'lama', 'id', 'published');
    await cms().payload.update({
      collection: 'people',
      id,
      data: { reviewBy: '2026-11-19', _status: 'published' },
    });
    const other = await createItem(cms(), 'people', 'baru', 'id', 'published');
    await cms().payload.update({
      collection: 'people',
      id: other,
      data: { reviewBy: '2026-11-20', _status: 'published' },
    });
    expect((await complianceState(cms().payload, NOW)).overdueReviews).toEqual([
      { collection: 'people', label: { id: 'Manajemen', en: 'Management' }, count: 1 },
    ]);
  });
});
