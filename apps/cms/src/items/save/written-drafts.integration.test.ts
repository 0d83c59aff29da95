import type { ItemCollection } from '@beranda/contract';
import { type TypedUser, ValidationError } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '../../../testing/databases.ts';
import { createItem, itemSamples } from '../../../testing/items.ts';
import { createUser } from '../../../testing/records.ts';

/** Drafts as the form autosaves them, every letter or two. */
onEachDatabase('autosaved drafts', (cms, itemCollections) => {
  let editor: TypedUser;
  beforeAll(async () => {
    await createUser(cms(), 'administrator', []);
    editor = await createUser(cms(), 'editor', ['editor']);
  });

  type Draft = { id: number; slug?: string | null; subType?: string | null };
  const asEditor = () => ({
    locale: 'id' as const,
    draft: true,
    user: editor,
    overrideAccess: false as const,
  });
  const begin = async (collection: ItemCollection, data: object): Promise<Draft> =>
    (await cms().payload.create({ collection, data: data as never, ...asEditor() } as never)) as never;
  const autosave = async (collection: ItemCollection, id: number, data: object): Promise<Draft> =>
    (await cms().payload.update({
      collection,
      id,
      autosave: true,
      data: data as never,
      ...asEditor(),
    } as never)) as never;

  /** Types a title letter by letter; each save sends the slug of the previous response. */
  async function type(collection: 'news' | 'products', field: 'slug' | 'subType', titles: string[]) {
    const [first = '', ...others] = titles;
    let draft = await begin(collection, {
      title: first,
      ...(collection === 'products' && { type: 'simpanan' }),
    });
    for (const title of others)
      draft = await autosave(collection, draft.id, { title, [field]: draft[field], type: 'simpanan' });
    return draft;
  }

  it.each(itemCollections)('rejects a text above its maximum length: %s', async (collection) => {
    const id = await createItem(cms(), collection, `panjang-${collection}`, 'id', 'draft');
    const rejected = autosave(collection, id, { title: 'x'.repeat(600) });
    await expect(rejected).rejects.toBeInstanceOf(ValidationError);
    await expect(rejected).rejects.toMatchObject({ data: { errors: [{ path: 'title' }] } });
    await autosave(collection, id, { title: '' });
  });

  it('rejects an overlong text in a row or a block', async () => {
    const { id } = await begin('products', { title: 'Berbaris', type: 'simpanan' });
    const long = { label: 'x'.repeat(61), value: 'Rp0' };
    await expect(
      autosave('products', id, { facts: [{ label: 'a', value: 'b' }, long] }),
    ).rejects.toMatchObject({
      data: { errors: [{ path: 'facts.1.label' }] },
    });
    const block = { blockType: 'faq', title: 'x'.repeat(2_000), items: [] };
    await expect(autosave('products', id, { blocks: [block] })).rejects.toMatchObject({
      data: { errors: [{ path: 'blocks.0.title' }] },
    });
  });

  it('its slug follows its title', async () => {
    const { slug } = await type('news', 'slug', ['Bunga', 'Bunga dep', 'Bunga deposito naik']);
    expect(slug).toBe('bunga-deposito-naik');
    const product = await type('products', 'subType', ['Tab', 'Tabungan Kunang', 'Tabungan Kunang Dua']);
    expect(product).toMatchObject({
      slug: 'simpanan/tabungan-kunang-dua',
      subType: 'tabungan-kunang-dua',
    });
  });

  it('its slug is unique among items with the same title', async () => {
    const first = await type('news', 'slug', ['Kemb', 'Kembar']);
    const second = await type('news', 'slug', ['Kem', 'Kembar']);
    const third = await type('news', 'slug', ['Kembar', 'Kembar!']);
    expect([first.slug, second.slug, third.slug]).toEqual(['kembar', 'kembar-2', 'kembar-3']);
  });

  it('keeps a slug that was edited by hand, and regenerates a cleared one', async () => {
    const { id } = await begin('news', { title: 'Judul' });
    expect(await autosave('news', id, { title: 'Judul', slug: 'punya-saya' })).toMatchObject({
      slug: 'punya-saya',
    });
    expect(await autosave('news', id, { title: 'Judul Lain', slug: 'punya-saya' })).toMatchObject({
      slug: 'punya-saya',
    });
    expect(await autosave('news', id, { title: 'Judul Lain', slug: '' })).toMatchObject({
      slug: 'judul-lain',
    });
  });

  it('keeps a published slug, also after withdrawal', async () => {
    const { id, slug } = await begin('news', {
      ...itemSamples.news.text('Sudah Terbit'),
      topic: 'company',
      publishedAt: '2026-01-02T03:04:05.000Z',
    });
    const save = (data: object) =>
      cms().payload.update({ collection: 'news', id, locale: 'id', data, overrideAccess: true });
    await save({ _status: 'published' });
    expect(await autosave('news', id, { title: 'Berganti Judul', slug })).toMatchObject({ slug });
    await save({ _status: 'draft' });
    expect(await autosave('news', id, { title: 'Sekali Lagi', slug })).toMatchObject({ slug });
    expect(await autosave('news', id, { slug: 'alamat-baru' })).toMatchObject({ slug: 'alamat-baru' });
  });
});
