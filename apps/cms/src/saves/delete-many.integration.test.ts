import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createTag } from '#cms/collections/tags/sample.ts';
import { CONFIRMATION_HEADER, type Confirmation } from '#cms/confirmation/confirmation-header.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { createItem } from '../../testing/items.ts';
import { makeSignedInTestUsers } from '../../testing/test-users.ts';

onEachDatabase('a bulk deletion', (cms) => {
  const { headersOf, next } = makeSignedInTestUsers(cms);

  async function remove(collection: 'news' | 'tags', ids: readonly number[], trash = false) {
    const query = new URLSearchParams({ depth: '0', trash: String(trash), 'where[id][in]': ids.join() });
    const response = await fetch(`${cms().url}/api/${collection}?${query}`, {
      method: 'DELETE',
      headers: { ...headersOf('publisher'), 'accept-language': 'en' },
    });
    const { docs, errors } = (await response.json()) as {
      docs: { id: number }[];
      errors: { id: number; message: string }[];
    };
    return { status: response.status, docs: docs.map(({ id }) => id).sort(), errors };
  }
  const tag = () => createTag(cms(), next('massal'));
  async function trashedNews(): Promise<number> {
    const id = await createItem(cms(), 'news', next('massal'), 'id', 'draft');
    await cms().payload.update({ collection: 'news', id, data: { deletedAt: new Date().toISOString() } });
    return id;
  }
  /** Counts outside of any transaction. */
  const stored = async (collection: 'news' | 'tags', ids: readonly number[]) =>
    (await cms().payload.count({ collection, trash: true, where: { id: { in: [...ids] } } })).totalDocs;

  it('commits each deletion before the next, so that no lock is held until the last', async () => {
    const ids = [await tag(), await tag(), await tag()];
    const { db } = cms().payload;
    const { deleteOne } = db;
    const before: number[] = [];
    const spy = vi.spyOn(db, 'deleteOne').mockImplementation(async (args) => {
      if (args.collection === 'tags') before.push(await stored('tags', ids));
      return deleteOne.call(db, args);
    });
    const { docs, status } = await remove('tags', ids);
    spy.mockRestore();
    expect([status, docs]).toEqual([200, ids]);
    expect(before).toEqual([3, 2, 1]);
  });

  it('leaves what is rejected, names the reason, and deletes the rest', async () => {
    const [used, unused] = [await tag(), await tag()];
    const blog = await createItem(cms(), 'blogs', next('pemakai'), 'id', 'published');
    await cms().payload.update({ collection: 'blogs', id: blog, draft: true, data: { tags: [used] } });
    const response = await remove('tags', [used, unused]);
    expect(response).toMatchObject({
      status: 400,
      docs: [unused],
      errors: [{ id: used, message: expect.stringMatching(/^“.+”: This is still in use: /) }],
    });
    expect(await stored('tags', [used, unused])).toBe(1);
  });

  it('changes nothing of an item whose deletion fails half-way', async () => {
    const [first, failing] = [await trashedNews(), await trashedNews()];
    const { db, logger } = cms().payload;
    const { deleteOne } = db;
    const versions = async () =>
      (await cms().payload.countVersions({ collection: 'news', where: { parent: { equals: failing } } }))
        .totalDocs;
    const before = await versions();
    const logged = vi.spyOn(logger, 'error').mockImplementation(() => {});
    const spy = vi.spyOn(db, 'deleteOne').mockImplementation(async (args) => {
      const isFailing = args.collection === 'news' && JSON.stringify(args.where).includes(String(failing));
      if (isFailing) throw new Error('The disk is full');
      return deleteOne.call(db, args);
    });
    const response = await remove('news', [first, failing], true);
    spy.mockRestore();
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
    expect(response).toMatchObject({
      status: 400,
      docs: [first],
      errors: [{ id: failing, message: expect.stringMatching(/^“.+”: This could not be deleted/) }],
    });
    expect(before).toBeGreaterThan(0);
    expect(await versions()).toBe(before);
  });

  describe('that finds its documents by a filter', () => {
    beforeAll(() =>
      cms().payload.delete({ collection: 'news', trash: true, where: { deletedAt: { exists: true } } }),
    );

    /** As “Empty trash” sends it. */
    async function emptyTrash(digests: readonly string[] = []) {
      const query = new URLSearchParams({ depth: '0', trash: 'true', 'where[deletedAt][exists]': 'true' });
      const response = await fetch(`${cms().url}/api/news?${query}`, {
        method: 'DELETE',
        headers: {
          ...headersOf('publisher'),
          'accept-language': 'en',
          [CONFIRMATION_HEADER]: digests.join(),
        },
      });
      type Body = {
        docs: { id: number }[];
        errors: { message: string; data?: { confirmation: Confirmation } }[];
      };
      const { docs, errors } = (await response.json()) as Body;
      const question = errors[0]?.data?.confirmation;
      return { status: response.status, docs: docs.map(({ id }) => id).sort(), question };
    }

    it('asks before it deletes, and again when somebody has moved another item to the trash', async () => {
      const seen = [await trashedNews(), await trashedNews()];
      const first = await emptyTrash();
      expect(first).toMatchObject({
        status: 409,
        docs: [],
        question: {
          action: 'Delete permanently',
          consequences: [
            'News: 2 are permanently deleted with all of their versions.',
            expect.stringMatching(/^Namely “massal-\d+ id”, “massal-\d+ id”\.$/),
          ],
        },
      });
      const late = await trashedNews();
      await cms().payload.update({
        collection: 'news',
        id: late,
        draft: true,
        locale: 'id',
        trash: true,
        data: { title: 'Terlambat' },
      });
      const second = await emptyTrash([first.question?.digest ?? '']);
      expect(second).toMatchObject({ status: 409, docs: [] });
      expect(second.question?.consequences).toEqual([
        'News: 3 are permanently deleted with all of their versions.',
        expect.stringMatching(/^Namely “Terlambat”, “massal-/),
      ]);
      expect(await stored('news', [...seen, late])).toBe(3);
      const confirmed = await emptyTrash([first.question?.digest ?? '', second.question?.digest ?? '']);
      expect(confirmed).toMatchObject({ status: 200, docs: [...seen, late] });
      expect(await stored('news', [...seen, late])).toBe(0);
    });

    it('asks for nothing where there is nothing', async () => {
      expect(await emptyTrash()).toMatchObject({ status: 200, docs: [] });
    });
  });

  it('requires a filter of the documents', async () => {
    const response = await fetch(`${cms().url}/api/tags`, {
      method: 'DELETE',
      headers: headersOf('publisher'),
    });
    expect([response.status, JSON.stringify(await response.json())]).toEqual([
      400,
      expect.stringContaining('`where`'),
    ]);
  });
});
