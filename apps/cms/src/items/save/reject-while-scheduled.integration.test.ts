import type { TypedUser } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '../../../testing/databases.ts';
import { itemSamples, publishItem } from '../../../testing/items.ts';
import { createUser, signIn } from '../../../testing/records.ts';

const TOMORROW = new Date(Date.now() + 24 * 60 * 60 * 1_000);

type Schedule = { type?: 'publish' | 'unpublish'; locale?: 'id' | 'en' };

onEachDatabase('an item with a scheduled publication', (cms, itemCollections) => {
  let editor: TypedUser;
  let publisher: TypedUser;

  beforeAll(async () => {
    await createUser(cms(), 'administrator', []);
    publisher = await createUser(cms(), 'publisher', ['publisher']);
    editor = await createUser(cms(), 'editor', ['editor']);
  });

  const schedule = (relationTo: string, id: number, { type = 'publish', locale }: Schedule = {}) =>
    cms().payload.jobs.queue({
      task: 'schedulePublish',
      input: {
        type,
        ...(locale && { locale }),
        doc: { relationTo, value: String(id) } as never,
        user: { relationTo: 'users', value: publisher.id } as never,
      },
      waitUntil: TOMORROW,
    });

  let serial = 0;
  /** A product with a shared field. */
  async function product() {
    serial += 1;
    const id = await publishItem(cms(), 'products', `simpanan/terjadwal-${serial}`, ['id', 'en']);
    const save = (data: object, user: TypedUser, locale = 'id') =>
      cms().payload.update({
        collection: 'products',
        id,
        locale,
        data,
        draft: true,
        user,
        overrideAccess: false,
      } as never);
    return { id, save };
  }
  const rejected = {
    status: 400,
    message: expect.stringMatching(/^Publikasinya dijadwalkan \d{4}-\d\d-\d\d/),
  };

  it('only publishers can change a scheduled item', async () => {
    const { id, save } = await product();
    await save({ title: 'Sebelum' }, editor);
    await schedule('products', id);
    await expect(save({ title: 'Sesudah' }, editor)).rejects.toMatchObject(rejected);
    await expect(save({ title: 'After' }, editor, 'en')).rejects.toMatchObject(rejected);
    expect(await save({ title: 'Penerbit' }, publisher)).toMatchObject({ title: 'Penerbit' });
  });

  it('editors can change it after cancellation, or if only a withdrawal is scheduled', async () => {
    const { id, save } = await product();
    const job = await schedule('products', id);
    await expect(save({ title: 'Sesudah' }, editor)).rejects.toMatchObject(rejected);
    await cms().payload.delete({ collection: 'payload-jobs', id: job.id });
    await schedule('products', id, { type: 'unpublish' });
    expect(await save({ title: 'Sesudah' }, editor)).toMatchObject({ title: 'Sesudah' });
  });

  it('the unscheduled language can be translated, but shared fields cannot change', async () => {
    const { id, save } = await product();
    await schedule('products', id, { locale: 'id' });
    expect(await save({ title: 'After' }, editor, 'en')).toMatchObject({ title: 'After' });
    await expect(save({ order: 77 }, editor, 'en')).rejects.toMatchObject(rejected);
    await expect(save({ title: 'Sesudah' }, editor)).rejects.toMatchObject(rejected);
  });

  it('editors cannot restore old versions, whichever language is scheduled', async () => {
    const { id, save } = await product();
    await save({ title: 'Kedua' }, editor);
    await save({ title: 'Ketiga' }, editor);
    const { docs } = await cms().payload.findVersions({
      collection: 'products',
      where: { parent: { equals: id } },
      sort: '-createdAt',
      limit: 2,
    });
    const headers = await signIn(cms(), 'editor');
    const restore = async () => {
      const address = `${cms().url}/api/products/versions/${docs[1]?.id}`;
      return (await fetch(address, { method: 'POST', headers })).status;
    };
    const job = await schedule('products', id, { locale: 'en' });
    expect(await restore()).toBe(400);
    await cms().payload.delete({ collection: 'payload-jobs', id: job.id });
    expect(await restore()).toBe(200);
  });

  it.each(itemCollections)('the error gives the time, and nothing is stored: %s', async (collection) => {
    const slug = itemSamples[collection].slug?.('terjadwal') ?? 'terjadwal';
    const id = await publishItem(cms(), collection, slug, ['id']);
    const headers = { ...(await signIn(cms(), 'editor')), 'content-type': 'application/json' };
    const address = `${cms().url}/api/${collection}/${id}?depth=0&locale=id&draft=true`;
    const save = () =>
      fetch(address, {
        method: 'PATCH',
        headers: { ...headers, 'accept-language': 'en' },
        body: JSON.stringify({ title: 'Changed', _status: 'draft' }),
      });
    const job = await schedule(collection, id, {});
    const response = await save();
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Its publication is scheduled for ');
    const stored = await (await fetch(address, { headers })).json();
    expect(stored).not.toMatchObject({ title: 'Changed' });
    await cms().payload.delete({ collection: 'payload-jobs', id: job.id });
    expect((await save()).status).toBe(200);
  });
});
