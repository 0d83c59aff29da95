import {
  ITEM_COLLECTIONS,
  itemCollectionOf,
  publishedItems,
  type SiteMapItem,
  siteMapItems,
} from '@beranda/contract';
import { expect, it } from 'vitest';
import { fetchApi } from '../../../testing/content.ts';
import { onOneDatabase } from '../../../testing/databases.ts';
import { createItem, itemSamples, publishIn, publishItem } from '../../../testing/items.ts';

onOneDatabase('site map items', (cms) => {
  const itemsIn = async (locale = 'id'): Promise<SiteMapItem[]> => {
    const body: unknown = await (await fetchApi(cms(), `/content/site-map-items?locale=${locale}`)).json();
    expect(siteMapItems.parse(body)).toEqual(body);
    return siteMapItems.parse(body).items;
  };

  const SHOWN = ITEM_COLLECTIONS.filter((collection) => {
    const { base, shownOn } = itemCollectionOf(collection);
    return collection !== 'notices' && (base ?? shownOn);
  });

  it('exclude notices, whose pages are listed instead', async () => {
    await publishItem(cms(), 'notices', 'map-notice', ['id']);
    expect((await itemsIn()).filter(({ collection }) => collection === 'notices')).toEqual([]);
  });

  it.each(SHOWN)('of %s appear once after publication', async (collection) => {
    const slugOf = (name: string) => itemSamples[collection].slug?.(name) ?? name;
    await createItem(cms(), collection, 'map-draft', 'id', 'draft');
    await publishItem(cms(), collection, 'map-both', ['id', 'en']);
    const found = async (name: string, locale: string) =>
      (await itemsIn(locale)).filter((item) => item.collection === collection && item.slug === slugOf(name));
    expect(await found('map-draft', 'id')).toEqual([]);
    expect(await found('map-both', 'id')).toMatchObject([{ language: 'id', title: 'map-both id' }]);
    expect(await found('map-both', 'en')).toMatchObject([{ language: 'en', title: 'map-both en' }]);
  });

  it('fall back to Indonesian until English is published', async () => {
    const id = await publishItem(cms(), 'news', 'map-later', ['id']);
    const inEnglish = async () => (await itemsIn('en')).find(({ slug }) => slug === 'map-later');
    expect(await inEnglish()).toMatchObject({ language: 'id', title: 'map-later id' });
    await publishIn(cms(), 'news', id, 'en', 'Now in English');
    expect(await inEnglish()).toMatchObject({ language: 'en', title: 'Now in English' });
  });

  it('include the visibility period and exclude disabled items', async () => {
    const change = (collection: 'promotions' | 'careers', id: number, data: object) =>
      cms().payload.update({ collection, id, locale: 'id', data: data as never, overrideAccess: true });
    const promotion = await publishItem(cms(), 'promotions', 'map-period', ['id']);
    const [from, until] = ['2031-01-01T17:00:00.000Z', '2031-02-01T17:00:00.000Z'];
    await change('promotions', promotion, { from, until, _status: 'published' });
    const career = await publishItem(cms(), 'careers', 'map-closed', ['id']);
    await change('careers', career, { closesOn: '2031-03-01', _status: 'published' });
    const find = async (slug: string) => (await itemsIn()).find((item) => item.slug === slug);
    expect(await find('map-period')).toMatchObject({ from, until });
    expect(await find('map-closed')).toMatchObject({ from: null, until: '2031-03-01T17:00:00.000Z' });
    const published: unknown = await (await fetchApi(cms(), '/content/published-items')).json();
    expect(publishedItems.parse(published).items.promotions).toContainEqual(
      expect.objectContaining({ slug: 'map-period', from, until }),
    );
    await change('careers', career, { isLive: false, _status: 'published' });
    expect(await find('map-closed')).toBeUndefined();
  });

  it('require a valid language and the API key', async () => {
    expect((await fetchApi(cms(), '/content/site-map-items?locale=fr')).status).toBe(400);
    expect((await fetch(`${cms().url}/api/content/site-map-items`)).status).toBe(403);
  });
});
