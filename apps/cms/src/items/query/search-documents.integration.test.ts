import {
  ITEM_COLLECTIONS,
  itemCollectionOf,
  publishedItems,
  type SearchDocument,
  searchDocuments,
} from '@beranda/contract';
import { expect, it } from 'vitest';
import { fetchApi } from '../../../testing/content.ts';
import { onOneDatabase } from '../../../testing/databases.ts';
import { createItem, itemSamples, publishIn, publishItem } from '../../../testing/items.ts';

onOneDatabase('search documents', (cms) => {
  const documents = async (locale = 'id'): Promise<SearchDocument[]> => {
    const body: unknown = await (await fetchApi(cms(), `/content/search-documents?locale=${locale}`)).json();
    expect(searchDocuments.parse(body)).toEqual(body);
    return searchDocuments.parse(body).documents;
  };

  const SHOWN = ITEM_COLLECTIONS.filter((collection) => {
    const { base, shownOn } = itemCollectionOf(collection);
    return collection !== 'notices' && (base ?? shownOn);
  });

  it('exclude notices, whose pages are indexed instead', async () => {
    await publishItem(cms(), 'notices', 'search-notice', ['id']);
    expect((await documents()).filter(({ collection }) => collection === 'notices')).toEqual([]);
  });

  it.each(SHOWN)('of %s appear once after publication', async (collection) => {
    const slugOf = (name: string) => itemSamples[collection].slug?.(name) ?? name;
    await createItem(cms(), collection, 'search-draft', 'id', 'draft');
    await publishItem(cms(), collection, 'search-both', ['id', 'en']);
    const found = async (name: string, locale: string) =>
      (await documents(locale)).filter(
        (document) => document.collection === collection && document.slug === slugOf(name),
      );
    expect(await found('search-draft', 'id')).toEqual([]);
    expect(await found('search-both', 'id')).toMatchObject([{ language: 'id', title: 'search-both id' }]);
    expect(await found('search-both', 'en')).toMatchObject([{ language: 'en', title: 'search-both en' }]);
  });

  it('tolerate a summary that looks like rich text', async () => {
    const id = await publishItem(cms(), 'news', 'search-braces', ['id']);
    await cms().payload.update({
      collection: 'news',
      id,
      locale: 'id',
      data: { summary: '{"root" is how this begins', _status: 'published' },
      overrideAccess: true,
    });
    expect((await documents()).find(({ slug }) => slug === 'search-braces')?.summary).toMatch(/^\{"root" is/);
  });

  it('fall back to Indonesian until English is published', async () => {
    const id = await publishItem(cms(), 'news', 'search-later', ['id']);
    const inEnglish = async () => (await documents('en')).find(({ slug }) => slug === 'search-later');
    expect(await inEnglish()).toMatchObject({ language: 'id', title: 'search-later id' });
    await publishIn(cms(), 'news', id, 'en', 'Now in English');
    expect(await inEnglish()).toMatchObject({ language: 'en', title: 'Now in English' });
  });

  it('include the summary, and the plain text of answers', async () => {
    await publishItem(cms(), 'news', 'search-summary', ['id']);
    await publishItem(cms(), 'faqs', 'search-answer', ['id']);
    const all = await documents();
    for (const slug of ['search-summary', 'search-answer']) {
      const summary = all.find((document) => document.slug === slug)?.summary ?? '';
      expect(summary.length, slug).toBeGreaterThan(3);
      expect(summary).not.toMatch(/[{}"]/);
    }
  });

  it('include the visibility period and exclude disabled items', async () => {
    const change = (collection: 'promotions' | 'careers', id: number, data: object) =>
      cms().payload.update({ collection, id, locale: 'id', data: data as never, overrideAccess: true });
    const promotion = await publishItem(cms(), 'promotions', 'search-period', ['id']);
    const [from, until] = ['2031-01-01T17:00:00.000Z', '2031-02-01T17:00:00.000Z'];
    await change('promotions', promotion, { from, until, _status: 'published' });
    const career = await publishItem(cms(), 'careers', 'search-closed', ['id']);
    await change('careers', career, { closesOn: '2031-03-01', _status: 'published' });
    const find = async (slug: string) => (await documents()).find((document) => document.slug === slug);
    expect(await find('search-period')).toMatchObject({ from, until });
    expect(await find('search-closed')).toMatchObject({ from: null, until: '2031-03-01T17:00:00.000Z' });
    const published: unknown = await (await fetchApi(cms(), '/content/published-items')).json();
    expect(publishedItems.parse(published).items.promotions).toContainEqual(
      expect.objectContaining({ slug: 'search-period', from, until }),
    );
    await change('careers', career, { isLive: false, _status: 'published' });
    expect(await find('search-closed')).toBeUndefined();
  });

  it('require a valid language and the API key', async () => {
    expect((await fetchApi(cms(), '/content/search-documents?locale=fr')).status).toBe(400);
    expect((await fetch(`${cms().url}/api/content/search-documents`)).status).toBe(403);
  });
});
