import { MINUTE_MS } from '@beranda/finance';
import type { TypedUser } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import { publishItem } from '../../testing/items.ts';
import { createUser, signIn } from '../../testing/records.ts';
import { addRedirect } from '../../testing/redirects.ts';

const collection = 'payload-locked-documents';

onEachDatabase('an edit lock', (cms) => {
  let holder: TypedUser;
  let other: TypedUser;
  let headers: Record<string, string>;
  let others: Record<string, string>;

  beforeAll(async () => {
    holder = await createUser(cms(), 'administrator', []);
    other = await createUser(cms(), 'other', ['administrator']);
    headers = { ...(await signIn(cms(), 'administrator')), 'content-type': 'application/json' };
    others = { ...(await signIn(cms(), 'other')), 'content-type': 'application/json' };
  });

  beforeEach(() => cms().payload.db.deleteMany({ collection, where: {} }));

  const locks = async () =>
    (await cms().payload.find({ collection, depth: 0, overrideAccess: true })).docs.map(
      ({ document, globalSlug, updatedAt, user }) => ({
        of: globalSlug ?? `${document?.relationTo} ${document?.value}`,
        by: user.value,
        age: Date.now() - new Date(updatedAt).getTime(),
      }),
    );
  const lock = (what: object, ageMs = 0, by = holder) =>
    cms().payload.db.create({
      collection,
      data: {
        ...what,
        user: { relationTo: 'users', value: by.id },
        updatedAt: new Date(Date.now() - ageMs).toISOString(),
      },
      returning: false,
    });
  const document = (relationTo: string, value: number) => ({ document: { relationTo, value } });
  const save = (path: string, body: object, by = headers, method = 'PATCH') =>
    fetch(`${cms().url}/api/${path}`, { method, headers: by, body: JSON.stringify(body) });

  it("survives its owner's saves, each of which renews it", async () => {
    const id = await publishItem(cms(), 'news', 'terkunci', ['id']);
    await lock(document('news', id), 3 * MINUTE_MS);
    for (const title of ['Satu', 'Dua']) {
      const saved = await save(`news/${id}?draft=true&autosave=true&locale=id`, { title });
      expect(saved.status).toBe(200);
      expect(await locks()).toEqual([{ of: `news ${id}`, by: holder.id, age: expect.any(Number) }]);
      expect((await locks())[0]?.age).toBeLessThan(MINUTE_MS);
    }
    const rejected = await save(`news/${id}?draft=true&locale=id`, { title: 'Lain' }, others);
    expect(rejected.status).toBe(423);
  });

  it('names who has the document open, in the language of the user, before a stale state is compared', async () => {
    const id = await publishItem(cms(), 'news', 'bernama', ['id']);
    await lock(document('news', id));
    const redirect = await addRedirect(cms(), '/bernama', '/news');
    await lock(document('redirects', redirect));
    const stale = { title: 'Lain', updatedAt: '2020-01-01T00:00:00.000Z' };
    const messageOf = async (response: Response) => {
      const { errors } = (await response.json()) as { errors: { message: string }[] };
      return [response.status, errors[0]?.message];
    };
    const indonesian = { ...others, 'accept-language': 'id' };
    const english = { ...others, 'accept-language': 'en' };
    const editing = /^administrator sedang mengedit ini, terakhir pada [\d-]+ [\d.]+ WIB\. Belum disimpan/;
    expect(await messageOf(await save(`news/${id}?draft=true&locale=id`, stale, indonesian))).toEqual([
      423,
      expect.stringMatching(editing),
    ]);
    expect(await messageOf(await save(`redirects/${redirect}`, {}, english, 'DELETE'))).toEqual([
      423,
      expect.stringMatching(/^administrator is editing this, last at .+ Nothing was deleted\.$/),
    ]);
  });

  it('is decided by the newest one where two people opened a document at once', async () => {
    const id = await publishItem(cms(), 'news', 'dua-kunci', ['id']);
    await lock(document('news', id), MINUTE_MS);
    await lock(document('news', id), 0, other);
    const path = `news/${id}?draft=true&locale=id`;
    expect((await save(path, { title: 'Satu' })).status).toBe(423);
    expect((await save(path, { title: 'Dua' }, others)).status).toBe(200);
  });

  it('names who has a global open, before a stale state is compared', async () => {
    const data = { popular: [{ text: 'kurs' }] };
    expect((await save('globals/search?locale=id', data, headers, 'POST')).status).toBe(200);
    await lock({ globalSlug: 'search' });
    const stale = { ...data, updatedAt: '2020-01-01T00:00:00.000Z' };
    const options = { overrideAccess: false, overrideLock: false, user: other };
    await expect(
      cms().payload.updateGlobal({ slug: 'search', locale: 'id', data: stale, ...options }),
    ).rejects.toMatchObject({
      status: 423,
      message: expect.stringMatching(/^administrator (sedang mengedit ini|is editing this), /),
    });
  });

  it('shows staff the name of its owner in place of an account that they may not read', async () => {
    const id = await publishItem(cms(), 'news', 'siapa', ['id']);
    await lock(document('news', id));
    await createUser(cms(), 'publisher', ['publisher']);
    const publisher = await signIn(cms(), 'publisher');
    for (const depth of [0, 1]) {
      const response = await fetch(`${cms().url}/api/${collection}?depth=${depth}`, { headers: publisher });
      const { docs } = (await response.json()) as { docs: { user: { value: object } }[] };
      expect(docs[0]?.user.value).toEqual({
        id: holder.id,
        email: expect.stringMatching(/^administrator \([\d-]+ [\d.]+ WIB\)$/),
      });
    }
  });

  it('covers documents without drafts, and globals', async () => {
    const id = await addRedirect(cms(), '/terkunci', '/news');
    await lock(document('redirects', id));
    expect((await save(`redirects/${id}`, { to: '/blog' })).status).toBe(200);
    await lock({ globalSlug: 'search' });
    const data = { popular: [{ text: 'kurs' }] };
    expect((await save('globals/search?locale=id', data, headers, 'POST')).status).toBe(200);
    expect((await locks()).map(({ of }) => of).sort()).toEqual([`redirects ${id}`, 'search']);
  });

  it('survives a scheduled publication, which does not renew it', async () => {
    const id = await publishItem(cms(), 'news', 'berjadwal', ['id']);
    await lock(document('news', id), 3 * MINUTE_MS);
    await cms().payload.update({ collection: 'news', id, locale: 'id', data: { _status: 'published' } });
    const [left] = await locks();
    expect(left?.age).toBeGreaterThan(2 * MINUTE_MS);
  });

  it('is not restored once expired', async () => {
    const id = await publishItem(cms(), 'news', 'kedaluwarsa', ['id']);
    await lock(document('news', id), 6 * MINUTE_MS);
    const response = await save(`news/${id}?draft=true&locale=id`, { title: 'Lain' }, others);
    expect(response.status).toBe(200);
    expect(await locks()).toEqual([]);
  });

  describe('ends', () => {
    it('when its owner leaves the form, and no other user can release it', async () => {
      const id = await publishItem(cms(), 'news', 'ditinggal', ['id']);
      await lock(document('news', id));
      const where = `where[document.relationTo][equals]=news&where[document.value][equals]=${id}`;
      await save(`${collection}?${where}`, {}, others, 'DELETE');
      expect(await locks()).toHaveLength(1);
      expect((await save(`${collection}?${where}`, {}, headers, 'DELETE')).status).toBe(200);
      expect(await locks()).toEqual([]);
    });
  });
});
