import { createLocalReq, type PayloadRequest, ValidationError } from 'payload';
import { expect, it } from 'vitest';
import { inTransaction } from '#cms/database/sql.ts';
import { onEachDatabase } from '../../../testing/databases.ts';
import { createItem, itemSamples, publishItem } from '../../../testing/items.ts';

onEachDatabase('two-part addresses', (cms) => {
  const publish = (collection: 'products' | 'pages', parts: object) =>
    cms().payload.create({
      collection,
      locale: 'id',
      data: {
        ...itemSamples[collection].text('Judul Baru'),
        layout: 'default',
        ...parts,
        _status: 'published',
      } as never,
      overrideAccess: true,
    });
  const rejectionOf = async (...args: Parameters<typeof publish>) => {
    const error = await publish(...args).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ValidationError);
    return (error as ValidationError).data.errors.map(({ message }) => message).join(' ');
  };

  it('are joined from type and sub-type, or the title as fallback', async () => {
    expect(await publish('pages', { type: 'informasi', subType: 'biaya' })).toMatchObject({
      slug: 'informasi/biaya',
    });
    expect(await publish('pages', { type: 'informasi' })).toMatchObject({
      slug: 'informasi/judul-baru',
      subType: 'judul-baru',
    });
  });

  it('follow their parts when these change', async () => {
    const { id } = await publish('pages', { type: 'informasi', subType: 'lama' });
    const moved = await cms().payload.update({
      collection: 'pages',
      id,
      data: { subType: 'baru' },
      overrideAccess: true,
    });
    expect(moved.slug).toBe('informasi/baru');
  });

  it('are unique across products and pages', async () => {
    await publishItem(cms(), 'products', 'satu', ['id']);
    await publish('pages', { type: 'simpanan', subType: 'dua' });
    expect(await rejectionOf('pages', { type: 'simpanan', subType: 'satu' })).toContain(
      'sudah dipakai oleh sebuah produk',
    );
    expect(await rejectionOf('products', { type: 'simpanan', subType: 'dua' })).toContain(
      'sudah dipakai oleh sebuah halaman',
    );
  });

  it('are unique when a product and a page are published at the same moment', async () => {
    const { payload } = cms();
    const address = { type: 'simpanan', subType: 'bersamaan', slug: 'simpanan/bersamaan' };
    const drafted = async (collection: 'products' | 'pages') => {
      const id = await createItem(cms(), collection, 'simpanan/sebelumnya', 'id', 'draft');
      await payload.update({ collection, id, draft: true, locale: 'id', data: address });
      return (req?: PayloadRequest) =>
        payload.update({
          collection,
          id,
          locale: 'id',
          data: { _status: 'published' },
          ...(req ? { req } : {}),
        });
    };
    const [publishProduct, publishPage] = [await drafted('products'), await drafted('pages')];
    const published = Promise.withResolvers<void>();
    const committing = Promise.withResolvers<void>();
    const req = await createLocalReq({}, payload);
    const first = inTransaction(req, async () => {
      await publishProduct(req);
      published.resolve();
      await committing.promise;
    });
    await published.promise;
    const second = publishPage().then(
      () => 'published',
      (error: ValidationError) => error.data.errors.map(({ message }) => message).join(' '),
    );
    const before = await Promise.race([second, new Promise((done) => setTimeout(done, 300, 'waits'))]);
    committing.resolve();
    await first;
    expect(before).toBe('waits');
    expect(await second).toContain('sudah dipakai oleh sebuah produk');
  });

  it.each([
    { type: 'about-us', subType: 'complaint' },
    { type: 'calculators', subType: 'apa-saja' },
    { type: 'en', subType: 'tabungan' },
  ])('are rejected if the site uses them: %o', async (parts) => {
    expect(await rejectionOf('pages', parts)).toContain('halaman tetap');
  });

  it('are rejected if invalid', async () => {
    for (const subType of ['a/b', '../x', 'Huruf Besar'])
      expect(await rejectionOf('pages', { type: 'informasi', subType })).not.toBe('');
  });

  it('of pages are not confused with those of a product with the same id', async () => {
    const { payload } = cms();
    const req = await createLocalReq({}, payload);
    const common = { locale: 'id', req, overrideAccess: true } as const;
    const write = async (collection: 'products' | 'pages', slug: string) =>
      payload.create({
        ...common,
        collection,
        data: {
          ...(await itemSamples[collection].fields(slug, cms())),
          ...itemSamples[collection].text(slug),
          layout: 'default',
          slug,
          _status: 'published',
        } as never,
      });
    const page = await write('pages', 'informasi/nomor-terakhir');
    const next = Number(page.id) + 1;
    let product = await write('products', 'pinjaman/nomor-0');
    for (let number = 1; Number(product.id) < next; number++)
      product = await write('products', `pinjaman/nomor-${number}`);
    await payload.update({
      ...common,
      collection: 'products',
      id: product.id,
      data: { ...itemSamples.products.text('Baru'), _status: 'published' } as never,
    });
    expect((await write('pages', 'informasi/nomor-berikutnya')).id).toBe(product.id);
    const { docs } = await payload.find({ collection: 'redirects', overrideAccess: true });
    expect(docs.filter(({ from }) => from.startsWith('/pinjaman/'))).toEqual([]);
  });
});
