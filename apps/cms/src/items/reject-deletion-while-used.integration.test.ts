import type { Locale } from '@beranda/contract';
import { createLocalReq } from 'payload';
import { expect, it, vi } from 'vitest';
import { newsText } from '#cms/collections/news/sample.ts';
import { createTag } from '#cms/collections/tags/sample.ts';
import { databaseOf, inTransaction } from '#cms/database/sql.ts';
import { findUse } from '#cms/links/find-use.ts';
import { canRefer, PROTECTED_WHILE_REFERENCED } from '#cms/saves/lock-references-on-save.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { pdfFile } from '../../testing/document.ts';
import { createItem, publishItem } from '../../testing/items.ts';
import { paragraph } from '../../testing/paragraph.ts';
import { pictureFile } from '../../testing/picture.ts';
import { rejectDeletionWhileUsed } from './reject-deletion-while-used.ts';

onEachDatabase('a referenced document', (cms) => {
  const addDocument = async () =>
    (await cms().payload.create({ collection: 'documents', data: { title: 'Formulir' }, file: pdfFile('f') }))
      .id;
  const addPicture = async () =>
    (
      await cms().payload.create({
        collection: 'media',
        data: { decorative: true },
        file: await pictureFile('p'),
      })
    ).id;

  /** A rich text with a picture inside a list item. */
  const textWith = (picture: number) => {
    const text = paragraph('Lihat:');
    const upload = {
      type: 'upload',
      version: 3,
      relationTo: 'media',
      value: picture,
      fields: null,
      format: '',
      id: 'a',
    };
    return { root: { ...text.root, children: [...text.root.children, upload] } };
  };

  let serial = 0;
  /** Publishes a page with these blocks, by default in Indonesian. */
  async function pageWith(blocks: object[], locale: Locale = 'id'): Promise<number> {
    serial += 1;
    const id = await publishItem(cms(), 'pages', `pemakai-${serial}`, ['id']);
    const texts = { title: `Pemakai ${locale}`, summary: 'Uji', blocks };
    await cms().payload.update({
      collection: 'pages',
      id,
      locale,
      publishSpecificLocale: locale,
      data: { ...texts, _status: 'published' } as never,
    });
    return id;
  }
  const saveDraft = (id: number, blocks: object[], locale: Locale = 'id') =>
    cms().payload.update({ collection: 'pages', id, locale, draft: true, data: { blocks } as never });

  const downloads = (document: number) => ({
    blockType: 'downloads',
    title: 'Unduhan',
    documents: [document],
  });
  const remove = (collection: 'documents' | 'media' | 'products' | 'tags', id: number) =>
    cms().payload.delete({ collection, id });

  it.each(['id', 'en'] as const)(
    'a block of a page in %s blocks the deletion and is named in the error',
    async (locale) => {
      const [other, used] = [await addDocument(), await addDocument()];
      const page = await pageWith([{ ...downloads(other), documents: [other, used] }], locale);
      const title = locale === 'id' ? 'Pemakai id' : `pemakai-${serial} id`;
      await expect(remove('documents', used)).rejects.toThrow(
        `Ini masih dipakai: Halaman “${title}”. Ganti atau lepaskan dahulu di sana.`,
      );
      const english = await createLocalReq({ context: {} }, cms().payload);
      english.i18n = { ...english.i18n, language: 'en' } as typeof english.i18n;
      await expect(cms().payload.delete({ collection: 'documents', id: used, req: english })).rejects.toThrow(
        /^This is still in use: Page “.*”\. Replace it or take it out there first\.$/,
      );
      await cms().payload.delete({ collection: 'pages', id: page });
      await expect(remove('documents', used)).resolves.toBeDefined();
    },
  );

  it('a draft of a published page blocks the deletion until it drops the reference', async () => {
    const document = await addDocument();
    const page = await pageWith([]);
    await saveDraft(page, [downloads(document)]);
    await expect(remove('documents', document)).rejects.toThrow('masih dipakai: Halaman “Pemakai id” (draf)');
    await saveDraft(page, []);
    // Older versions do not block a deletion.
    await expect(remove('documents', document)).resolves.toBeDefined();
  });

  it('an unpublished draft that dropped the reference does not block', async () => {
    const document = await addDocument();
    const page = await createItem(cms(), 'pages', 'belum-terbit', 'id', 'draft');
    await saveDraft(page, [downloads(document)]);
    const other = await cms().payload.create({
      collection: 'pages',
      locale: 'id',
      draft: true,
      data: { type: 'layanan', subType: 'naskah', title: 'Naskah', blocks: [downloads(document)] } as never,
    });
    await saveDraft(page, []);
    await expect(remove('documents', document)).rejects.toThrow('masih dipakai: Halaman “Naskah” (draf)');
    await saveDraft(other.id, []);
    await expect(remove('documents', document)).resolves.toBeDefined();
  });

  it('a published page blocks the deletion although its draft dropped the reference', async () => {
    const document = await addDocument();
    const page = await pageWith([downloads(document)]);
    await saveDraft(page, []);
    await expect(remove('documents', document)).rejects.toThrow('masih dipakai: Halaman “Pemakai id”.');
  });

  it.each<[string, (picture: number) => Promise<unknown>, string]>([
    ['a block', (picture) => pageWith([{ blockType: 'media', picture }]), 'Halaman'],
    [
      'the text of a block',
      (picture) => pageWith([{ blockType: 'text', body: textWith(picture) }], 'en'),
      'Halaman',
    ],
    [
      'the text of a row of a block',
      (picture) =>
        pageWith([
          { blockType: 'faq', title: 'Tanya', items: [{ question: 'Apa?', answer: textWith(picture) }] },
        ]),
      'Halaman',
    ],
    [
      'the text of a draft that was never published',
      (picture) =>
        cms().payload.create({
          collection: 'news',
          locale: 'id',
          draft: true,
          data: { ...newsText('Kabar'), body: textWith(picture) } as never,
        }),
      'Berita “Kabar”',
    ],
    [
      'a cover that only the draft has',
      async (picture) => {
        const id = await publishItem(cms(), 'news', 'bersampul', ['id']);
        await cms().payload.update({ collection: 'news', id, draft: true, data: { cover: picture } });
      },
      'Berita “bersampul id” (draf)',
    ],
  ])('a picture used in %s cannot be deleted', async (_where, use, place) => {
    const [unused, used] = [await addPicture(), await addPicture()];
    await use(used);
    await expect(remove('media', used)).rejects.toThrow(`masih dipakai: ${place}`);
    await expect(remove('media', unused)).resolves.toBeDefined();
  });

  it("a product used in a page's block or in a calculator cannot be deleted", async () => {
    const add = (name: string) => publishItem(cms(), 'products', name, ['id']);
    const [shown, computed, unused] = [await add('tampil'), await add('hitung'), await add('lepas')];
    await pageWith([{ blockType: 'product', product: shown }]);
    await pageWith([{ blockType: 'calculator', title: 'Hitung', kind: 'loan', product: computed }]);
    await expect(remove('products', shown)).rejects.toThrow('masih dipakai: Halaman');
    await expect(remove('products', computed)).rejects.toThrow('masih dipakai: Halaman');
    await expect(remove('products', unused)).resolves.toBeDefined();
  });

  it('a tag used in a draft cannot be deleted', async () => {
    const tag = await createTag(cms(), 'baru');
    const id = await createItem(cms(), 'blogs', 'bertag', 'id', 'published');
    await cms().payload.update({ collection: 'blogs', id, draft: true, data: { tags: [tag] } });
    await expect(remove('tags', tag)).rejects.toThrow('masih dipakai: Artikel');
  });

  it.each<[string, (picture: number) => object]>([
    ['a block', (picture) => ({ collection: 'pages', data: { blocks: [{ blockType: 'media', picture }] } })],
    ['a field', (picture) => ({ collection: 'news', data: { cover: picture } })],
  ])('a deletion waits for a running save that refers to it in %s', async (_where, change) => {
    const picture = await addPicture();
    serial += 1;
    const ids = {
      pages: await createItem(cms(), 'pages', `bersamaan-${serial}`, 'id', 'draft'),
      news: await createItem(cms(), 'news', `bersamaan-${serial}`, 'id', 'draft'),
    };
    const save = change(picture) as { collection: 'pages' | 'news'; data: never };
    const saved = Promise.withResolvers<void>();
    const committing = Promise.withResolvers<void>();
    const req = await createLocalReq({}, cms().payload);
    const saving = inTransaction(req, async () => {
      await cms().payload.update({ ...save, id: ids[save.collection], locale: 'id', draft: true, req });
      saved.resolve();
      await committing.promise;
    });
    await saved.promise;
    const removal = remove('media', picture).then(
      () => 'deleted',
      ({ message }: Error) => message,
    );
    const first = await Promise.race([removal, new Promise((done) => setTimeout(done, 300, 'waits'))]);
    committing.resolve();
    await saving;
    expect(first).toBe('waits');
    expect(await removal).toMatch(/^Ini masih dipakai: /);
  });

  it('uses are found in a constant number of statements', async () => {
    const req = await createLocalReq({}, cms().payload);
    const execute = vi.spyOn(databaseOf(cms().payload), 'execute');
    expect(await findUse(req, { slug: 'media', id: 987_654 })).toBeNull();
    expect(execute).toHaveBeenCalledTimes(1);
    execute.mockRestore();
  });

  it('is of a collection in PROTECTED_WHILE_REFERENCED, for whose references saves take a shared lock', () => {
    const kept = cms().payload.config.collections.filter(({ hooks }) =>
      hooks.beforeDelete.includes(rejectDeletionWhileUsed),
    );
    expect(kept.map(({ slug }) => slug).sort()).toEqual(PROTECTED_WHILE_REFERENCED);
  });

  it('is announced by saves of items, and not by forms that visitors send', () => {
    const { payload } = cms();
    const refers = (slug: 'cases' | 'news' | 'products' | 'users') =>
      canRefer(payload.collections[slug].config.flattenedFields);
    expect([refers('news'), refers('products'), refers('cases'), refers('users')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
