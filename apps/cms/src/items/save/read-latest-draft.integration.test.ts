import { ITEM_COLLECTIONS, type ItemCollection, LOCALES, type Locale } from '@beranda/contract';
import { beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '../../../testing/databases.ts';
import { createItem, itemSamples, publishItem } from '../../../testing/items.ts';
import { createUser, signIn } from '../../../testing/records.ts';

type Form = Record<string, unknown> & { title?: string | null; owner?: string; updatedAt: string };

onEachDatabase('the form of an item', (cms, itemCollections) => {
  let headers: Record<string, string>;

  beforeAll(async () => {
    await createUser(cms(), 'administrator', []);
    await createUser(cms(), 'editor', ['editor']);
    headers = { ...(await signIn(cms(), 'editor')), 'content-type': 'application/json' };
  });

  const address = (collection: ItemCollection, id: number, locale: Locale) =>
    `${cms().url}/api/${collection}/${id}?depth=0&draft=true&fallback-locale=null&locale=${locale}`;
  const open = async (collection: ItemCollection, id: number, locale: Locale): Promise<Form> =>
    (await fetch(address(collection, id, locale), { headers })).json() as Promise<Form>;
  const autosave = async (collection: ItemCollection, id: number, locale: Locale, form: object) => {
    const response = await fetch(`${address(collection, id, locale)}&autosave=true`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ ...form, _status: 'draft' }),
    });
    expect([response.status, response.status === 200 || (await response.text())]).toEqual([200, true]);
  };

  it('no global has drafts, which would need the same hook', () => {
    expect(cms().payload.config.globals.filter(({ versions }) => versions?.drafts)).toEqual([]);
  });

  it('all collections with drafts are item collections', () => {
    const withDrafts = cms().payload.config.collections.filter(({ versions }) => versions?.drafts);
    expect(withDrafts.map(({ slug }) => slug).sort()).toEqual([...ITEM_COLLECTIONS].sort());
  });

  it.each(itemCollections)(
    'has the latest draft’s shared fields and the language’s own texts: %s',
    async (collection) => {
      const slug = itemSamples[collection].slug?.('dua') ?? 'dua';
      const id = await publishItem(cms(), collection, slug, ['id', 'en']);
      const public_ = await open(collection, id, 'en');
      await autosave(collection, id, 'id', {
        ...(await open(collection, id, 'id')),
        title: 'Draf',
        owner: 'Unit Baru',
        reviewBy: '2030-01-02',
      });
      const english = await open(collection, id, 'en');
      expect(english).toMatchObject({ owner: 'Unit Baru', reviewBy: '2030-01-02', title: public_.title });
      await autosave(collection, id, 'en', { ...english, title: 'One word' });
      expect(await open(collection, id, 'id')).toMatchObject({ owner: 'Unit Baru', title: 'Draf' });
    },
  );

  it.each(itemCollections)('also for new items: %s', async (collection) => {
    const slug = itemSamples[collection].slug?.('baru') ?? 'baru';
    const id = await createItem(cms(), collection, slug, 'id', 'draft');
    await autosave(collection, id, 'id', { ...(await open(collection, id, 'id')), owner: 'Unit Baru' });
    const english = await open(collection, id, 'en');
    expect(english.owner).toBe('Unit Baru');
    expect(english.title ?? null).toBeNull();
    await autosave(collection, id, 'en', { ...english, title: 'One word' });
    const both = await Promise.all(LOCALES.map((locale) => open(collection, id, locale)));
    expect(both).toMatchObject([
      { owner: 'Unit Baru', title: `${slug} id` },
      { owner: 'Unit Baru', title: 'One word' },
    ]);
  });

  it("a product's form has the rates and rate table of another language’s draft", async () => {
    const id = await publishItem(cms(), 'products', 'simpanan/tingkat', ['id', 'en']);
    const tiers = [{ from: 0, annualRatePercent: 2.25 }];
    await autosave('products', id, 'id', { ...(await open('products', id, 'id')), tiers });
    await autosave('products', id, 'en', { ...(await open('products', id, 'en')), title: 'A word' });
    expect(await open('products', id, 'id')).toMatchObject({ tiers });
    expect(await open('products', id, 'en')).toMatchObject({ tiers, title: 'A word' });
  });

  it('local API reads return the same, limited to the selected fields', async () => {
    const id = await publishItem(cms(), 'news', 'pilih', ['id', 'en']);
    await autosave('news', id, 'id', { ...(await open('news', id, 'id')), owner: 'Unit' });
    const selected = await cms().payload.findByID({
      collection: 'news',
      id,
      draft: true,
      locale: 'en',
      select: { owner: true },
    });
    expect(selected).toEqual({ id, owner: 'Unit' });
  });
});
