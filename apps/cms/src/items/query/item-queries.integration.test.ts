import { itemCollectionOf, itemListResponse, PREVIEW_TOKEN_HEADER, publishedItems } from '@beranda/contract';
import type { TypedUser } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { signPreviewToken } from '#cms/preview/preview-token.ts';
import { fetchApi, getTagVersions } from '../../../testing/content.ts';
import { onEachDatabase } from '../../../testing/databases.ts';
import { createItem, itemSamples, publishIn, publishItem, restoreFirst } from '../../../testing/items.ts';
import { createUser } from '../../../testing/records.ts';

/** Rules that apply to every item collection. */
onEachDatabase(
  'items',
  (cms, itemCollections) => {
    // Payload makes the first user an administrator, whatever role is given.
    let administrator: TypedUser;
    beforeAll(async () => {
      administrator = await createUser(cms(), 'administrator', ['administrator']);
    });

    describe.each(itemCollections)('%s', (collection) => {
      const { item: itemSchema, base } = itemCollectionOf(collection);
      const slugOf = (name: string) => itemSamples[collection].slug?.(name) ?? name;
      const change = (id: number, data: object, more: object = {}) =>
        cms().payload.update({
          collection,
          id,
          locale: 'id',
          data: data as never,
          overrideAccess: true,
          ...more,
        });
      const askFor = (name: string, locale = 'id', headers?: Record<string, string>) =>
        fetchApi(cms(), `/content/${collection}/${slugOf(name)}?locale=${locale}`, headers);
      const read = async (name: string, locale = 'id') => {
        const response = await askFor(name, locale);
        return response.status === 200 ? ((await response.json()) as Seen) : response.status;
      };
      const list = async (locale = 'id', headers?: Record<string, string>) => {
        const response = await fetchApi(cms(), `/content/${collection}?locale=${locale}&limit=50`, headers);
        return itemListResponse(collection).parse(await response.json()) as {
          items: Seen[];
          totalItems: number;
        };
      };
      const tokenFor = (id: number, locale: 'id' | 'en') => ({
        [PREVIEW_TOKEN_HEADER]: signPreviewToken({ collection, id, locale }, cms().env.payloadSecret),
      });

      it('list and detail responses match the contract', async () => {
        await publishItem(cms(), collection, 'contract', ['id', 'en']);
        const one: unknown = await (await askFor('contract')).json();
        expect(itemSchema.parse(one)).toEqual(one);
        const many = (await (await fetchApi(cms(), `/content/${collection}?limit=50`)).json()) as unknown;
        expect(itemListResponse(collection).parse(many)).toEqual(many);
      });

      it('drafts appear in no list and at no address', async () => {
        const before = await list();
        await createItem(cms(), collection, 'draft', 'id', 'draft');
        expect(await read('draft')).toBe(404);
        expect(await list()).toEqual(before);
      });

      it('falls back to Indonesian until English is published', async () => {
        const id = await publishItem(cms(), collection, 'translated', ['id']);
        expect(await read('translated', 'en')).toMatchObject({ language: 'id', title: 'translated id' });
        await change(id, itemSamples[collection].text('English draft'), { locale: 'en', draft: true });
        expect(await read('translated', 'en')).toMatchObject({ language: 'id', title: 'translated id' });
        await publishIn(cms(), collection, id, 'en', 'Published English');
        expect(await read('translated', 'en')).toMatchObject({
          language: 'en',
          title: 'Published English',
          languages: ['id', 'en'],
        });
        expect(await read('translated', 'id')).toMatchObject({ language: 'id', title: 'translated id' });
      });

      it('saving English copies no Indonesian text into it', async () => {
        const id = await createItem(cms(), collection, 'written-once', 'id', 'draft');
        await change(id, { metaTitle: null }, { locale: 'en', draft: true });
        const english = await cms().payload.findByID({
          collection,
          id,
          locale: 'en',
          draft: true,
          overrideAccess: true,
        });
        expect((english as { title?: string | null }).title ?? null).toBeNull();
      });

      it('shows the draft of a published item only with a valid preview token', async () => {
        const id = await publishItem(cms(), collection, 'previewed', ['id']);
        await change(id, { title: 'Belum terbit' }, { draft: true });
        expect(await read('previewed')).toMatchObject({ title: 'previewed id' });
        const one = await askFor('previewed', 'id', tokenFor(id, 'id'));
        expect(await one.json()).toMatchObject({ title: 'Belum terbit' });
        const many = await list('id', tokenFor(id, 'id'));
        expect(many.items[0]).toMatchObject({ title: 'Belum terbit' });
        expect(many.items.filter(({ slug }) => slug === slugOf('previewed'))).toHaveLength(1);
        expect(many.totalItems).toBe((await list()).totalItems);
        expect((await askFor('previewed', 'id', { [PREVIEW_TOKEN_HEADER]: 'forged' })).status).toBe(403);
      });

      it('bumps its cache tag on publication but not on draft saves', async () => {
        const tagVersion = async () => (await getTagVersions(cms()))[collection] ?? 0;
        const before = await tagVersion();
        const id = await createItem(cms(), collection, 'tag-version', 'id', 'draft');
        expect(await tagVersion()).toBe(before);
        await change(id, { _status: 'published' });
        expect(await tagVersion()).toBe(before + 1);
      });

      it('a withdrawn item is gone (410) with its reason, and not found (404) without one', async () => {
        const back = { unpublishAllLocales: true };
        const plain = await publishItem(cms(), collection, 'taken-back', ['id', 'en']);
        await change(plain, { _status: 'draft' }, back);
        expect(await read('taken-back')).toBe(404);
        expect((await list()).items.map(({ slug }) => slug)).not.toContain(slugOf('taken-back'));
        if (base === null) return;
        const reasoned = await publishItem(cms(), collection, 'withdrawn', ['id', 'en']);
        await change(reasoned, { _status: 'draft', withdrawnBecause: 'Isinya sudah tidak berlaku.' }, back);
        const gone = await askFor('withdrawn', 'en');
        expect([gone.status, await gone.json()]).toEqual([
          410,
          { statusCode: 410, message: 'Isinya sudah tidak berlaku.', language: 'id' },
        ]);
        // English is still public, Indonesian is not.
        await publishIn(cms(), collection, reasoned, 'en', 'Only English');
        expect([(await askFor('withdrawn')).status, (await askFor('withdrawn', 'en')).status]).toEqual([
          410, 200,
        ]);
      });

      it.runIf(base)('only publishers can set a public withdrawal reason', async () => {
        const editor = await createUser(cms(), `editor-of-${collection}`, ['editor']);
        const { fields, text } = itemSamples[collection];
        const slug = slugOf('spoken');
        await cms().payload.create({
          collection,
          locale: 'id',
          draft: true,
          data: { ...(await fields(slug, cms())), ...text('spoken'), withdrawnBecause: 'Pesan' } as never,
          overrideAccess: false,
          user: editor,
        });
        expect(await read('spoken')).toBe(404);
      });

      it('restoring an old version changes nothing public until it is published', async () => {
        const id = await publishItem(cms(), collection, 'restored', ['id']);
        await change(id, { title: 'Salah', _status: 'published' });
        await restoreFirst(cms(), collection, id, administrator);
        expect(await read('restored')).toMatchObject({ title: 'Salah' });
        await change(id, { _status: 'published' });
        expect(await read('restored')).toMatchObject({ title: 'restored id' });
      });

      it('is published and withdrawn by schedule', async () => {
        const id = await createItem(cms(), collection, 'scheduled', 'id', 'draft');
        const schedule = async (type: 'publish' | 'unpublish') => {
          await cms().payload.jobs.queue({
            task: 'schedulePublish',
            input: { type, doc: { relationTo: collection, value: String(id) as never } },
            waitUntil: new Date(Date.now() - 1_000),
          });
          await cms().payload.jobs.run({ silent: true });
        };
        await schedule('publish');
        expect(await read('scheduled')).toMatchObject({ title: 'scheduled id' });
        await schedule('unpublish');
        expect(await read('scheduled')).toBe(404);
      });

      it.runIf(base)('is among the published items as long as it is published', async () => {
        const names = async () => {
          const body: unknown = await (await fetchApi(cms(), '/content/published-items')).json();
          return (publishedItems.parse(body).items[collection] ?? []).map(({ slug }) => slug);
        };
        await publishItem(cms(), collection, 'found', ['id']);
        await createItem(cms(), collection, 'not-found', 'id', 'draft');
        expect(await names()).toContain(slugOf('found'));
        expect(await names()).not.toContain(slugOf('not-found'));
      });

      it('ignores unknown filters', async () => {
        const response = await fetchApi(cms(), `/content/${collection}?nonsense=1&limit=50`);
        expect(await response.json()).toEqual(
          await (await fetchApi(cms(), `/content/${collection}?limit=50`)).json(),
        );
      });
    });
  },
  { hasCollectionDifferences: true },
);

type Seen = { slug: string; language: string; title: string; languages?: string[] };
