import { newsTopics } from '@beranda/contract';
import type { Where } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { createTag } from '#cms/collections/tags/sample.ts';
import { STORED_READ_OPTIONS, visibleIn } from '#cms/content/visible.ts';
import { onOneDatabase } from '../../../testing/databases.ts';
import { createItem, publishItem } from '../../../testing/items.ts';
import { listVisibleIds } from './visible-ids.ts';

const SORT = ['-publishedAt', '-id'];

onOneDatabase('ids of visible items', (cms) => {
  const change = (collection: 'news' | 'blogs', id: number, data: object) =>
    cms().payload.update({
      collection,
      id,
      locale: 'id',
      data: { ...data, _status: 'published' } as never,
      overrideAccess: true,
    });

  beforeAll(async () => {
    for (let number = 0; number < 9; number++) {
      const id = await publishItem(cms(), 'news', `news-${number}`, number % 2 ? ['id'] : ['id', 'en']);
      // Three items share each date, in shuffled insertion order, to test tie-breaking.
      const publishedAt = new Date(Date.UTC(2026, 0, (number * 2) % 3)).toISOString();
      await change('news', id, { publishedAt, topic: newsTopics[number % 2] });
    }
    await createItem(cms(), 'news', 'draft', 'id', 'draft');
    await createItem(cms(), 'news', 'english-alone', 'en', 'published');
  });

  /** Payload's own result as reference; its count is 0 past the last page. */
  async function expected(locale: 'id' | 'en', page: number, conditions: Where[]) {
    const find = (number: number) =>
      cms().payload.find({
        ...STORED_READ_OPTIONS,
        collection: 'news',
        limit: 4,
        page: number,
        sort: SORT,
        where: { and: [visibleIn(locale), ...conditions] },
      });
    const [{ docs }, { totalDocs }] = await Promise.all([find(page), find(1)]);
    return { ids: docs.map(({ id }) => id), total: totalDocs };
  }

  it.each([
    ['id', 1, []],
    ['id', 3, []],
    ['id', 9, []],
    ['en', 1, []],
    ['en', 2, [{ topic: { equals: 'products' } }]],
    ['id', 1, [{ topic: { equals: 'reports' } }]],
    ['id', 1, [{ id: { not_equals: 3 } }]],
    ['id', 1, [{ slug: { equals: "x' OR 1=1 --" } }]],
  ] as const)('equal Payload’s result in %s on page %i under %j', async (locale, page, given) => {
    const conditions = [...given];
    const found = await listVisibleIds(cms().payload, 'news', {
      locale,
      page,
      limit: 4,
      sort: SORT,
      conditions,
    });
    expect(found).toEqual(await expected(locale, page, conditions));
  });

  it('also support conditions on lists of references', async () => {
    const tag = await createTag(cms(), 'home');
    const id = await publishItem(cms(), 'blogs', 'tagged', ['id']);
    await publishItem(cms(), 'blogs', 'not-tagged', ['id']);
    await change('blogs', id, { tags: [tag] });
    const question = { locale: 'id', page: 1, limit: 4, sort: SORT } as const;
    const under = (ids: number[]) =>
      listVisibleIds(cms().payload, 'blogs', { ...question, conditions: [{ tags: { in: ids } }] });
    expect(await under([tag])).toEqual({ ids: [id], total: 1 });
    expect(await under([])).toEqual({ ids: [], total: 0 });
  });

  it.each(['weather', "x' OR 1=1 --"])('are empty for %s, which a select does not have', async (equals) => {
    const conditions = [{ topic: { equals } }];
    const question = { locale: 'id', page: 1, limit: 4, sort: SORT, conditions } as const;
    expect(await listVisibleIds(cms().payload, 'news', question)).toEqual({ ids: [], total: 0 });
  });

  it.each<[string[], Where]>([
    [SORT, { 'group.slug': { equals: 'x' } }],
    [SORT, { title: { equals: 'x' } }],
    [SORT, { or: [] }],
    [SORT, { topic: { equals: 'products', not_equals: 3 } }],
    [SORT, { id: { not_equals: 5, in: [1] } }],
    [['title'], {}],
    [[], {}],
  ])('fall back to Payload in the order %j under %j', async (sort, condition) => {
    const conditions = Object.keys(condition).length > 0 ? [condition] : [];
    const question = { locale: 'id', page: 1, limit: 4, sort, conditions } as const;
    expect(await listVisibleIds(cms().payload, 'news', question)).toBeNull();
  });
});
