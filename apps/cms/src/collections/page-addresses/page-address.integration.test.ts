import { createLocalReq, ValidationError } from 'payload';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../../../testing/databases.ts';
import { itemSamples, publishItem } from '../../../testing/items.ts';

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
