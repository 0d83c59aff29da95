import { expect, it } from 'vitest';
import { outdatedFields } from '#cms/items/translation/outdated-translation.ts';
import { fetchApi } from '../../../testing/content.ts';
import { onOneDatabase } from '../../../testing/databases.ts';
import { publishItem } from '../../../testing/items.ts';

onOneDatabase('figures', (cms) => {
  const read = async (path: string, locale: string) =>
    (await fetchApi(cms(), `/content/${path}?locale=${locale}`)).json();
  const update = (collection: 'products' | 'promotions', id: number, locale: 'id' | 'en', data: object) =>
    cms().payload.update({
      collection,
      id,
      locale,
      publishSpecificLocale: locale,
      data: { ...data, _status: 'published' } as never,
    });

  it('are entered once, and formatted per language', async () => {
    const id = await publishItem(cms(), 'products', 'sekali', ['id', 'en']);
    const shown = async (locale: string) => {
      const { facts, fees } = await read('products/simpanan/sekali', locale);
      return [facts[0].value, fees[1].amount];
    };
    expect([await shown('id'), await shown('en')]).toEqual([
      ['Rp50.000', 'Rp25.000'],
      ['IDR 50,000', 'IDR 25,000'],
    ]);
    const { figures } = await cms().payload.findByID({ collection: 'products', id });
    const raised = figures?.map((figure) => ({ ...figure, amount: Number(figure.amount) * 2 }));
    await update('products', id, 'id', { figures: raised });
    expect([await shown('id'), await shown('en')]).toEqual([
      ['Rp100.000', 'Rp50.000'],
      ['IDR 100,000', 'IDR 50,000'],
    ]);
  });

  it.each([
    ['typed into a fact', { facts: [{ label: 'Setoran awal', value: 'Rp75.000' }] }, 'facts.0.value'],
    ['typed into a fee', { fees: [{ name: 'Tarif', amount: '{penutupan} atau 2%' }] }, 'fees.0.amount'],
    ['named and not there', { facts: [{ label: 'Bonus', value: '{bonus}' }] }, 'facts.0.value'],
    [
      'typed into the table of a block',
      {
        blocks: [
          { blockType: 'table', title: 'T', columns: [{ text: 'A' }], rows: [{ cells: [{ text: '9%' }] }] },
        ],
      },
      'blocks.0.rows.0.cells.0.text',
    ],
  ])('are rejected where they are %s', async (_what, data, path) => {
    const id = await publishItem(cms(), 'products', `ditolak-${path.length}-${_what.length}`, ['id', 'en']);
    for (const locale of ['id', 'en'] as const)
      await expect(update('products', id, locale, data)).rejects.toMatchObject({
        name: 'ValidationError',
        data: { errors: [{ path }] },
      });
  });

  it('cannot be removed while the other language references them', async () => {
    const id = await publishItem(cms(), 'products', 'disebut', ['id', 'en']);
    const without = { figures: [], facts: [], fees: [] };
    await expect(update('products', id, 'id', without)).rejects.toMatchObject({
      data: { errors: [{ path: 'figures', message: expect.stringContaining('{penutupan}') }] },
    });
    await update('products', id, 'en', { facts: [], fees: [] });
    await expect(update('products', id, 'id', without)).resolves.toBeDefined();
  });

  it('of a promotion are those of its quota, usable in its texts', async () => {
    const id = await publishItem(cms(), 'promotions', 'kuota', ['id', 'en']);
    const figures = [{ name: 'kuota', kind: 'number', amount: 1_200 }];
    await update('promotions', id, 'id', { figures, quota: '{kuota} orang pertama' });
    await update('promotions', id, 'en', { quota: 'The first {kuota} people' });
    expect((await read('promotions/kuota', 'id')).quota).toBe('1.200 orang pertama');
    expect((await read('promotions/kuota', 'en')).quota).toBe('The first 1,200 people');
    await expect(update('promotions', id, 'en', { quota: 'The first 300' })).rejects.toThrow();
  });

  it('do not mark a translation as outdated; changed Indonesian texts do', async () => {
    const id = await publishItem(cms(), 'products', 'usang', ['id', 'en']);
    const outdated = async () => (await outdatedFields(cms().payload, 'products', id)).map(({ en }) => en);
    expect(await outdated()).toEqual([]);
    const { figures } = await cms().payload.findByID({ collection: 'products', id });
    const raised = figures?.map((figure) => ({ ...figure, amount: 1 }));
    await update('products', id, 'id', { facts: [], tagline: 'Slogan baru', figures: raised });
    expect(await outdated()).toEqual(['Tagline', 'Key facts']);
    await update('products', id, 'en', { tagline: 'A new tagline', facts: [], fees: [] });
    expect(await outdated()).toEqual([]);
    // A draft changes nothing public.
    await cms().payload.update({
      collection: 'products',
      id,
      locale: 'id',
      draft: true,
      data: { tagline: 'Konsep' },
    });
    expect(await outdated()).toEqual([]);
  });
});
