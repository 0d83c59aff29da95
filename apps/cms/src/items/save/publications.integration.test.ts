import { createLocalReq } from 'payload';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../../../testing/databases.ts';
import { publishIn, publishItem } from '../../../testing/items.ts';
import { createUser } from '../../../testing/records.ts';
import { wasPublic } from '../fields/follow-title.ts';
import { outdatedFields } from '../translation/outdated-translation.ts';

onEachDatabase('old versions', (cms) => {
  const countVersions = async (collection: 'news' | 'people', id: number) =>
    (await cms().payload.countVersions({ collection, where: { parent: { equals: id } } })).totalDocs;

  it('of the last English publication are kept: English stays outdated after any number of Indonesian ones', async () => {
    const id = await publishItem(cms(), 'news', 'sering-diperbarui', ['id', 'en']);
    const outdated = async () =>
      (await outdatedFields(cms().payload, 'news', id)).map(({ en }) => en).includes('Title');
    expect(await outdated()).toBe(false);
    // Each publication of one language stores two versions.
    for (let number = 1; number <= 28; number++)
      await publishIn(cms(), 'news', id, 'id', `Pembaruan ${number}`);
    expect(await countVersions('news', id)).toBeLessThanOrEqual(51);
    expect(await outdated()).toBe(true);
    await publishIn(cms(), 'news', id, 'en', 'Latest update');
    expect(await outdated()).toBe(false);
    expect(await countVersions('news', id)).toBe(50);
  });

  it('of notices are kept if they were published: a consent is to the text of that time', async () => {
    const { payload } = cms();
    const id = await publishItem(cms(), 'notices', 'privacy-9', ['id', 'en']);
    const user = await createUser(cms(), 'penerbit', ['publisher']);
    const save = (locale: 'id' | 'en', title: string, more: object) =>
      payload.update({ collection: 'notices', id, locale, user, data: { title }, ...more } as never);
    for (let number = 1; number <= 30; number++) {
      const title = `Isi ${number}`;
      await save('id', title, { data: { title, _status: 'published' }, publishSpecificLocale: 'id' });
    }
    for (let number = 1; number <= 60; number++) await save('en', `Draft ${number}`, { draft: true });
    const { docs } = await payload.findVersions({
      collection: 'notices',
      depth: 0,
      limit: 0,
      locale: 'all',
      where: { parent: { equals: id } },
    });
    const titles = (locale: 'id' | 'en') =>
      new Set(docs.map(({ version }) => (version.title as unknown as Record<string, string>)[locale]));
    for (let number = 1; number <= 30; number++) expect(titles('id')).toContain(`Isi ${number}`);
    expect(titles('en')).not.toContain('Draft 10');
  });

  it('that were public are kept: a withdrawn item without a page counts as published before', async () => {
    const { payload } = cms();
    const id = await publishItem(cms(), 'people', 'pernah-terbit', ['id']);
    const save = (data: object, more: object = {}) =>
      payload.update({ collection: 'people', id, locale: 'id', data, ...more } as never);
    const statuses = async () => {
      const common = { collection: 'people', depth: 0, locale: 'all', sort: 'id' } as const;
      const { docs } = await payload.findVersions({ ...common, where: { parent: { equals: id } } });
      return docs.map(({ latest, version }) => [latest, (version._status as { id?: string } | null)?.id]);
    };
    await save({ _status: 'draft' }, { unpublishAllLocales: true });
    expect(await statuses()).toEqual([
      [false, 'published'],
      [true, 'draft'],
    ]);
    for (let number = 1; number <= 52; number++) await save({ title: `Nama ${number}` }, { draft: true });
    expect(await countVersions('people', id)).toBe(51);
    const req = await createLocalReq({}, payload);
    expect(await wasPublic(req, payload.collections.people.config, id)).toBe(true);
  });
});
