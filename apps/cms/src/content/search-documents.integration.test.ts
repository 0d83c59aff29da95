import { ITEM_COLLECTIONS, itemCollectionOf, type SearchDocument, searchDocuments } from '@beranda/contract';
import { expect, it } from 'vitest';
import { ask } from '../../testing/content.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { createItem, itemSamples, publishIn, publishItem } from '../../testing/items.ts';

onEachDatabase('search documents', (cms) => {
  const documents = async (locale = 'id'): Promise<SearchDocument[]> => {
    const answer: unknown = await (await ask(cms(), `/content/search-documents?locale=${locale}`)).json();
    expect(searchDocuments.parse(answer)).toEqual(answer);
    return searchDocuments.parse(answer).documents;
  };

  const SHOWN = ITEM_COLLECTIONS.filter((collection) => {
    const { base, shownOn } = itemCollectionOf(collection);
    return base ?? shownOn;
  });

  it.each(SHOWN)('of %s are there once published, and then once', async (collection) => {
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

  it('are in Indonesian where there is no English, until there is', async () => {
    const id = await publishItem(cms(), 'news', 'search-later', ['id']);
    const inEnglish = async () => (await documents('en')).find(({ slug }) => slug === 'search-later');
    expect(await inEnglish()).toMatchObject({ language: 'id', title: 'search-later id' });
    await publishIn(cms(), 'news', id, 'en', 'Now in English');
    expect(await inEnglish()).toMatchObject({ language: 'en', title: 'Now in English' });
  });

  it('carry the words of the summary, and of an answer its text without its form', async () => {
    await publishItem(cms(), 'news', 'search-summary', ['id']);
    await publishItem(cms(), 'faqs', 'search-answer', ['id']);
    const all = await documents();
    for (const slug of ['search-summary', 'search-answer']) {
      const summary = all.find((document) => document.slug === slug)?.summary ?? '';
      expect(summary.length, slug).toBeGreaterThan(3);
      expect(summary).not.toMatch(/[{}"]/);
    }
  });

  it('are asked for in a language of the site, with the key', async () => {
    expect((await ask(cms(), '/content/search-documents?locale=fr')).status).toBe(400);
    expect((await fetch(`${cms().url}/api/content/search-documents`)).status).toBe(403);
  });
});
