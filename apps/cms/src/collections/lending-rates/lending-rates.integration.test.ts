import { expect, it } from 'vitest';
import { onOneDatabase } from '../../../testing/databases.ts';
import { createItem } from '../../../testing/items.ts';

onOneDatabase('prime lending rates', (cms) => {
  it('are not published with two rates for one segment', async () => {
    const { payload } = cms();
    const id = await createItem(cms(), 'lending-rates', 'dua-kali', 'id', 'draft');
    const { rates } = await payload.findByID({ collection: 'lending-rates', id, depth: 0, draft: true });
    const [first] = rates;
    const publish = (margin: number, segment = first?.segment) =>
      payload.update({
        collection: 'lending-rates',
        id,
        locale: 'id',
        publishSpecificLocale: 'id',
        data: {
          rates: [...rates, { segment, costOfFunds: 5.1, overhead: 2.05, margin }],
          _status: 'published',
        } as never,
      });
    await expect(publish(9)).rejects.toThrow(/segmen 1 > Segmen, .*segmen 2 > Segmen/);
    const other = await payload.create({
      collection: 'lending-segments',
      data: { title: 'Mikro', slug: 'mikro-dua-kali', order: 2 },
    });
    expect((await publish(9, other.id))._status).toBe('published');
  });
});
