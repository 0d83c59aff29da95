import { expect, it } from 'vitest';
import { onOneDatabase } from '../../../testing/databases.ts';
import { guaranteedRupiah } from './guaranteed-rupiah.ts';

onOneDatabase('the guaranteed rate', (cms) => {
  const add = (validFrom: string, validTo: string, rupiah: number, status: 'draft' | 'published') =>
    cms().payload.create({
      collection: 'guarantee-rates',
      locale: 'id',
      draft: status === 'draft',
      data: {
        title: `${validFrom} ${status}`,
        slug: `${validFrom}-${status}`,
        ...{ validFrom, validTo, rupiah, foreign: 2, rural: 6 },
        _status: status,
      },
    });

  it('is that of the published period that includes the day, first and last day inclusive', async () => {
    await add('2026-06-01', '2026-09-30', 3.5, 'published');
    await add('2026-10-01', '2027-01-31', 3.25, 'published');
    await add('2026-10-02', '2027-01-31', 9, 'draft');
    const at = (day: string) => guaranteedRupiah(cms().payload, day);
    expect(await at('2026-05-31')).toBeNull();
    expect(await at('2026-06-01')).toBe(3.5);
    expect(await at('2026-09-30')).toBe(3.5);
    expect(await at('2026-10-02')).toBe(3.25);
    expect(await at('2027-02-01')).toBeNull();
  });
});
