import { ValidationError } from 'payload';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../../../testing/databases.ts';
import { itemSamples, publishItem } from '../../../testing/items.ts';

onEachDatabase('addresses of two parts', (cms) => {
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
  const refusalOf = async (...args: Parameters<typeof publish>) => {
    const error = await publish(...args).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ValidationError);
    return (error as ValidationError).data.errors.map(({ message }) => message).join(' ');
  };

  it('are put together from type and sub-type, and from the title where there is none', async () => {
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

  it('are never shared by a product and a page', async () => {
    await publishItem(cms(), 'products', 'satu', ['id']);
    await publish('pages', { type: 'simpanan', subType: 'dua' });
    expect(await refusalOf('pages', { type: 'simpanan', subType: 'satu' })).toContain(
      'sudah dipakai oleh sebuah produk',
    );
    expect(await refusalOf('products', { type: 'simpanan', subType: 'dua' })).toContain(
      'sudah dipakai oleh sebuah halaman',
    );
  });

  it.each([
    { type: 'about-us', subType: 'complaint' },
    { type: 'calculators', subType: 'apa-saja' },
    { type: 'en', subType: 'tabungan' },
  ])('are refused where the site has a page of its own: %o', async (parts) => {
    expect(await refusalOf('pages', parts)).toContain('halaman tetap');
  });

  it('are refused when they are none', async () => {
    for (const subType of ['a/b', '../x', 'Huruf Besar'])
      expect(await refusalOf('pages', { type: 'informasi', subType })).not.toBe('');
  });
});
