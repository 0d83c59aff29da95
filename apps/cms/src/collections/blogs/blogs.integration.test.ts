import { blogTagsResponse, type ItemDetail, type ItemSummary, itemListResponse } from '@beranda/contract';
import { beforeAll, expect, it } from 'vitest';
import { createTag } from '#cms/collections/tags/sample.ts';
import { fetchApi } from '../../../testing/content.ts';
import { onOneDatabase } from '../../../testing/databases.ts';
import { createItem, publishItem } from '../../../testing/items.ts';

onOneDatabase('the blog', (cms) => {
  const ids = new Map<string, number>();
  const idOf = (slug: string) => ids.get(slug) ?? 0;

  async function publish(slug: string, day: number, tags: string[], languages: ('id' | 'en')[] = ['id']) {
    const id = await publishItem(cms(), 'blogs', slug, languages);
    ids.set(slug, id);
    const publishedAt = new Date(Date.UTC(2026, 4, day)).toISOString();
    await change(slug, { publishedAt, tags: await Promise.all(tags.map((tag) => createTag(cms(), tag))) });
  }

  async function change(slug: string, data: object) {
    await cms().payload.update({
      collection: 'blogs',
      id: idOf(slug),
      locale: 'id',
      data: { ...data, _status: 'published' },
      overrideAccess: true,
    });
  }

  async function listOf(query: string): Promise<ItemSummary<'blogs'>[]> {
    const body: unknown = await (await fetchApi(cms(), `/content/blogs?${query}`)).json();
    return itemListResponse('blogs').parse(body).items as ItemSummary<'blogs'>[];
  }

  const slugsOf = async (query: string) => (await listOf(query)).map(({ slug }) => slug);

  async function relatedTo(slug: string): Promise<string[]> {
    const body = (await (await fetchApi(cms(), `/content/blogs/${slug}`)).json()) as ItemDetail<'blogs'>;
    return body.related.map((one) => one.slug);
  }

  async function tagsIn(locale: 'id' | 'en') {
    const body: unknown = await (await fetchApi(cms(), `/content/blog-tags?locale=${locale}`)).json();
    return blogTagsResponse.parse(body).tags;
  }

  beforeAll(async () => {
    await publish('oldest', 1, ['money', 'home']);
    await publish('older', 2, ['home'], ['id', 'en']);
    await publish('newer', 3, ['money']);
    await publish('newest', 4, []);
    ids.set('draft', await createItem(cms(), 'blogs', 'draft', 'id', 'draft'));
    const money = await createTag(cms(), 'money');
    await cms().payload.update({ collection: 'tags', id: money, data: { order: 1 } });
  });

  it('can be filtered by tag; an unknown tag matches nothing', async () => {
    expect(await slugsOf('tag=home')).toEqual(['older', 'oldest']);
    expect(await slugsOf('tag=home&limit=1&page=2')).toEqual(['oldest']);
    expect(await slugsOf('tag=nobody')).toEqual([]);
    expect(await slugsOf('')).toEqual(['newest', 'newer', 'older', 'oldest']);
  });

  it('names tags in the requested language, in order', async () => {
    const [, , , oldest] = await listOf('locale=en');
    expect(oldest?.tags).toEqual([
      { slug: 'money', title: 'money en', language: 'en' },
      { slug: 'home', title: 'home en', language: 'en' },
    ]);
  });

  it('falls back to the Indonesian name of a tag', async () => {
    const home = await createTag(cms(), 'home');
    await cms().payload.update({
      collection: 'tags',
      id: home,
      locale: 'en',
      data: { title: null } as never,
    });
    expect((await tagsIn('en')).find(({ slug }) => slug === 'home')).toMatchObject({
      title: 'home id',
      language: 'id',
    });
  });

  it('counts the visible articles per tag, and omits tags without articles', async () => {
    await createTag(cms(), 'unused');
    const counted = async (locale: 'id' | 'en') =>
      (await tagsIn(locale)).map(({ slug, articles }) => [slug, articles]);
    const expected = [
      ['money', 2],
      ['home', 2],
    ];
    expect(await counted('id')).toEqual(expected);
    expect(await counted('en')).toEqual(expected);
  });

  it('recommends articles with shared tags only, the most shared first, never the article itself', async () => {
    expect(await relatedTo('older')).toEqual(['oldest']);
    expect(await relatedTo('oldest')).toEqual(['newer', 'older']);
    expect(await relatedTo('newest')).toEqual([]);
    await change('older', { tags: [await createTag(cms(), 'money'), await createTag(cms(), 'home')] });
    expect(await relatedTo('oldest')).toEqual(['older', 'newer']);
    await change('older', { tags: [await createTag(cms(), 'home')] });
  });

  it("recommends the editor's choice first, in order, as far as it is published", async () => {
    await change('older', { related: [idOf('newest'), idOf('draft'), idOf('newer')] });
    expect(await relatedTo('older')).toEqual(['newest', 'newer', 'oldest']);
  });

  it('rejects the slug of the list page', async () => {
    await expect(createItem(cms(), 'blogs', 'all', 'id', 'published')).rejects.toThrow(/Alamat|Address/);
  });

  it('a tag cannot be deleted while an article has it', async () => {
    const id = await createTag(cms(), 'home');
    const remove = () => cms().payload.delete({ collection: 'tags', id, overrideAccess: true });
    await expect(remove()).rejects.toThrow('masih dipakai');
    expect(await slugsOf('tag=home')).toEqual(['older', 'oldest']);
    for (const slug of ['older', 'oldest']) await change(slug, { tags: [] });
    await remove();
    expect(await slugsOf('tag=home')).toEqual([]);
  });
});
