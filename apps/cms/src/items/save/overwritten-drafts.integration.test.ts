import type { TypedUser } from 'payload';
import { beforeAll, expect, it, vi } from 'vitest';
import { onEachDatabase } from '../../../testing/databases.ts';
import { createItem } from '../../../testing/items.ts';
import { paragraph } from '../../../testing/paragraph.ts';
import { createUser } from '../../../testing/records.ts';
import { makeTestUsers } from '../../../testing/test-users.ts';

type Row = { id: string };
type Block = Row & { blockType: string; title?: string | null; items?: Row[] | null };
type Draft = { id: number; blocks?: Block[] | null; specialDays?: (Row & { reason?: string })[] | null };
type Reasons = { reason: Partial<Record<'id' | 'en', string>> }[];

onEachDatabase('rows that are removed from a draft', (cms) => {
  let editor: TypedUser;
  beforeAll(async () => {
    await createUser(cms(), 'administrator', []);
    editor = await createUser(cms(), 'editor', ['editor']);
  });

  const asEditor = (locale: 'id' | 'en') =>
    ({ locale, draft: true, depth: 0, user: editor, overrideAccess: false, autosave: true }) as const;
  const save = async (
    collection: 'products' | 'branches',
    id: number,
    data: object,
    locale: 'id' | 'en' = 'id',
  ): Promise<Draft> => cms().payload.update({ collection, id, data, ...asEditor(locale) } as never) as never;
  /** A product whose newest version is an autosaved one: creation does not write such a version. */
  const begin = async (title: string, blocks: object[]): Promise<Draft> => {
    const data = { title, type: 'simpanan' };
    const created = await cms().payload.create({ collection: 'products', data, ...asEditor('id') } as never);
    return save('products', (created as Draft).id, { blocks });
  };
  const versions = async (collection: 'products' | 'branches', id: number) => {
    const { docs } = await cms().payload.findVersions({
      collection,
      where: { parent: { equals: id } },
      locale: 'all',
      depth: 0,
      limit: 0,
      sort: '-id',
    });
    return docs as unknown as {
      autosave?: boolean | null;
      latest?: boolean | null;
      version: { blocks?: Partial<Record<'id' | 'en', Block[] | null>>; specialDays?: Reasons };
    }[];
  };
  const countOf = async (id: number) => (await versions('products', id)).length;
  const titlesOf = (blocks: Block[] | null | undefined) => blocks?.map(({ title }) => title);
  const steps = (title: string, ...items: string[]) => ({
    blockType: 'steps',
    title,
    items: items.map((item) => ({ title: item, text: item })),
  });

  it('stay in a version that later autosaves do not overwrite', async () => {
    const { blocks, id } = await begin('Bagian hilang', [steps('Satu'), steps('Dua')]);
    const before = await countOf(id);
    await save('products', id, { blocks: blocks?.slice(1) });
    await save('products', id, { title: 'Bagian hilang, lalu ada judul lain' });
    const [newest, kept, ...older] = await versions('products', id);
    expect(older).toHaveLength(before - 1);
    expect(newest).toMatchObject({ autosave: true, latest: true });
    expect(titlesOf(newest?.version.blocks?.id)).toEqual(['Dua']);
    expect(kept?.autosave).toBe(false);
    expect(kept?.latest).not.toBe(true);
    expect(titlesOf(kept?.version.blocks?.id)).toEqual(['Satu', 'Dua']);
  });

  it('stay also if none is left, inside a block, and in English', async () => {
    const { blocks, id } = await begin('Semua hilang', [steps('Satu', 'a', 'b')]);
    const [first] = blocks ?? [];
    const counts = [await countOf(id)];
    const saveAndCount = async (data: object, locale: 'id' | 'en' = 'id') => {
      await save('products', id, data, locale);
      counts.push(await countOf(id));
    };
    await saveAndCount({ blocks: [{ ...first, items: first?.items?.slice(0, 1) }] });
    await saveAndCount({ blocks: [] });
    await saveAndCount({ blocks: [steps('One')] }, 'en');
    await saveAndCount({ blocks: null }, 'en');
    const [begun = 0] = counts;
    expect(counts).toEqual([begun, begun + 1, begun + 2, begun + 2, begun + 3]);
  });

  it('make no version where rows are only moved, added or changed', async () => {
    const { blocks, id } = await begin('Bagian pindah', [steps('Satu'), steps('Dua')]);
    const before = await countOf(id);
    const moved = await save('products', id, { blocks: blocks?.toReversed() });
    const more = await save('products', id, { blocks: [...(moved.blocks ?? []), steps('Tiga')] });
    const changed = more.blocks?.map((block) => ({ ...block, title: `${block.title}!` }));
    await save('products', id, { blocks: changed });
    await save('products', id, { title: 'Tanpa bagian' });
    expect(await countOf(id)).toBe(before);
  });

  it('get back their texts in the other language when they come back', async () => {
    const id = await createItem(cms(), 'branches', 'baris-kembali', 'id', 'draft');
    const days = ['2030-01-02', '2030-01-03'].map((date) => ({ date, reason: `Tutup ${date}` }));
    const { specialDays } = await save('branches', id, { specialDays: days });
    const [first, second] = specialDays ?? [];
    const english = [
      { ...first, reason: 'Closed' },
      { ...second, reason: 'Closed, too' },
    ];
    await save('branches', id, { specialDays: english }, 'en');
    await save('branches', id, { specialDays: [second] });
    await save('branches', id, { specialDays: [{ ...first, reason: 'Tutup sehari' }, second] });
    const [draft] = await versions('branches', id);
    expect(draft?.version.specialDays?.map(({ reason }) => reason)).toEqual([
      { id: 'Tutup sehari', en: 'Closed' },
      { id: 'Tutup 2030-01-03', en: 'Closed, too' },
    ]);
  });

  it('stay as the form shows them in its own language', async () => {
    const id = await createItem(cms(), 'branches', 'baris-kosong', 'id', 'draft');
    const days = [{ date: '2030-01-02', reason: 'Tutup' }];
    const { specialDays } = await save('branches', id, { specialDays: days });
    const [day] = specialDays ?? [];
    await save('branches', id, { specialDays: [{ ...day, reason: 'Closed' }] }, 'en');
    await save('branches', id, { specialDays: [] });
    await save('branches', id, { specialDays: [{ ...day, reason: null }] });
    const [draft] = await versions('branches', id);
    expect(draft?.version.specialDays?.map(({ reason }) => [reason.id ?? null, reason.en])).toEqual([
      [null, 'Closed'],
    ]);
  });
});

onEachDatabase('an autosaved draft', (cms) => {
  const people = makeTestUsers(cms);
  const long = 'Kalimat yang ditulis kemarin dan belum disimpan sebagai draf. '.repeat(20);

  const save = (id: number, who: 'editor' | 'publisher', data: object) =>
    cms().payload.update({
      collection: 'news',
      id,
      locale: 'id',
      draft: true,
      autosave: true,
      data,
      ...people.as(who),
    } as never);
  const versionsOf = async (id: number) =>
    (
      await cms().payload.findVersions({
        collection: 'news',
        where: { parent: { equals: id } },
        locale: 'id',
        limit: 0,
        sort: '-id',
      })
    ).docs;
  const countAfter = async (id: number, data: object, who: 'editor' | 'publisher' = 'editor') => {
    await save(id, who, data);
    return (await versionsOf(id)).length;
  };
  /** A draft whose newest version is an autosaved one of the editor. */
  async function begun(name: string): Promise<[number, number]> {
    const id = await createItem(cms(), 'news', people.next(name), 'id', 'draft');
    await save(id, 'editor', { body: paragraph(long) });
    return [id, await countAfter(id, { title: name })];
  }

  it('of somebody else is not overwritten', async () => {
    const [id, count] = await begun('Rekan');
    expect(await countAfter(id, { title: 'Rekan, ditulis ulang' }, 'publisher')).toBe(count + 1);
    expect(await countAfter(id, { title: 'Rekan, ditulis ulang lagi' }, 'publisher')).toBe(count + 1);
    const [, kept] = await versionsOf(id);
    expect(kept).toMatchObject({ autosave: false, version: { title: 'Rekan' } });
  });

  it('of an earlier session is not overwritten, one of a moment ago is', async () => {
    const [id, count] = await begun('Kemarin');
    expect(await countAfter(id, { title: 'Sebentar lagi' })).toBe(count);
    vi.setSystemTime(Date.now() + 61 * 60 * 1000);
    expect(await countAfter(id, { title: 'Sesudah istirahat' })).toBe(count + 1);
    vi.useRealTimers();
  });

  it('keeps a text that is removed or replaced, and is overwritten by one that grows', async () => {
    const [id, count] = await begun('Teks');
    expect(await countAfter(id, { body: paragraph(`${long} Lagi.`) })).toBe(count);
    expect(await countAfter(id, { body: paragraph('x') })).toBe(count + 1);
    const [, kept] = await versionsOf(id);
    expect(JSON.stringify(kept?.version)).toContain(`${long} Lagi.`);
  });
});
