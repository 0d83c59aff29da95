import { expect, it } from 'vitest';
import { CONFIRMATION_HEADER, type Confirmation } from '#cms/confirmation/confirmation-header.ts';
import { onOneDatabase } from '../../../testing/databases.ts';
import { pictureFile } from '../../../testing/picture.ts';
import { makeSignedInTestUsers } from '../../../testing/test-users.ts';

onOneDatabase('a replaced picture', (cms) => {
  const { headersOf } = makeSignedInTestUsers(cms);

  async function described(name: string): Promise<number> {
    const { payload } = cms();
    const data = { alt: 'Keranjang ikan' };
    const { id } = await payload.create({ collection: 'media', data, file: await pictureFile(name) });
    await payload.update({ collection: 'media', id, locale: 'en', data: { alt: 'Baskets of fish' } });
    return id;
  }
  async function replace(id: number, fields: object, digest = '') {
    const { data, mimetype } = await pictureFile('pengganti');
    const form = new FormData();
    form.set('_payload', JSON.stringify(fields));
    form.set('file', new Blob([new Uint8Array(data)], { type: mimetype }), 'pengganti.jpeg');
    const response = await fetch(`${cms().url}/api/media/${id}?locale=id`, {
      method: 'PATCH',
      body: form,
      headers: { ...headersOf('publisher'), 'accept-language': 'en', [CONFIRMATION_HEADER]: digest },
    });
    const { errors } = (await response.json()) as { errors?: { data: { confirmation: Confirmation } }[] };
    return { status: response.status, confirmation: errors?.[0]?.data.confirmation };
  }
  const fileOf = async (id: number) => (await cms().payload.findByID({ collection: 'media', id })).filename;

  it('keeps its file until somebody confirms that the descriptions still fit', async () => {
    const id = await described('lama');
    const before = await fileOf(id);
    const { confirmation, status } = await replace(id, { alt: 'Keranjang ikan' });
    expect([status, confirmation?.consequences, await fileOf(id)]).toEqual([
      409,
      ['Indonesian: “Keranjang ikan”', 'English: “Baskets of fish”'],
      before,
    ]);
    expect((await replace(id, { alt: 'Keranjang ikan' }, confirmation?.digest)).status).toBe(200);
    expect(await fileOf(id)).not.toBe(before);
  });

  it('confirms only the description in the other language when this one is written anew', async () => {
    const id = await described('lain');
    const { confirmation, status } = await replace(id, { alt: 'Kotak hijau' });
    expect([status, confirmation?.consequences]).toEqual([409, ['English: “Baskets of fish”']]);
  });

  it('needs no confirmation without a description', async () => {
    const { payload } = cms();
    const file = await pictureFile('hiasan');
    const { id } = await payload.create({ collection: 'media', data: { decorative: true }, file });
    expect((await replace(id, { decorative: true })).status).toBe(200);
  });
});
