import { createLocalReq } from 'payload';
import { expect, it } from 'vitest';
import { CONFIRMATION_HEADER } from '#cms/confirmation/confirmation-header.ts';
import { fetchApi } from '../../../testing/content.ts';
import { onEachDatabase } from '../../../testing/databases.ts';
import { createItem, itemSamples } from '../../../testing/items.ts';
import { createUser } from '../../../testing/records.ts';
import { DONE, makeTwoPublishers, type Person, REJECTED } from '../../../testing/two-publishers.ts';
import { restoreAsDraft } from './restore-version.ts';
import { updateItems } from './update-many.ts';

onEachDatabase('publication that needs a second person', (cms, itemCollections) => {
  const { accounts, latest, next, outcomeOf, publish, published, save, send, setSecondPerson, shown, write } =
    makeTwoPublishers(cms);

  it('is off at first: one person writes and publishes', async () => {
    await setSecondPerson(false);
    const id = await published();
    await write('sari', id, { title: 'Sendiri' });
    expect(await publish('sari', id)).toEqual(DONE);
    expect((await latest(id)).draftAuthors).toEqual({});
  });

  it('is changed by administrators only, and each change is in the audit log', async () => {
    const set = (who: Person) => send(who, 'POST', '/globals/publishing', { needsSecondPerson: false });
    for (const who of ['sari', 'editor'] as const) expect((await set(who)).status).toBe(403);
    expect((await set('administrator')).status).toBe(200);
    const { docs } = await cms().payload.find({
      collection: 'audit-log',
      overrideAccess: true,
      sort: '-sequence',
      limit: 1,
      where: { collection: { equals: 'publishing' } },
    });
    expect(docs[0]).toMatchObject({ field: 'needsSecondPerson', from: 'true', to: 'false' });
  });

  it.each([
    ['the language', (id: number) => publish('sari', id)],
    ['all languages', (id: number) => outcomeOf(save('sari', id, 'publishAllLocales=true', {}))],
    [
      'as a draft with a published status',
      (id: number) => outcomeOf(save('sari', id, 'draft=true&locale=id', { _status: 'published' })),
    ],
  ])('the author cannot publish: %s', async (_way, attempt) => {
    const id = await published();
    const before = await shown(id);
    await write('sari', id, { title: 'Baru' });
    expect(await attempt(id)).toEqual(REJECTED);
    expect(await shown(id)).toBe(before);
    expect(await publish('budi', id)).toEqual(DONE);
    expect(await shown(id)).toBe('Baru');
  });

  it('administrators are bound by it as well', async () => {
    const id = await published();
    await write('administrator', id, { title: 'Pengelola' });
    expect(await publish('administrator', id)).toEqual(REJECTED);
  });

  it('is rejected with what to do, in the language of the user', async () => {
    const id = await published();
    await write('sari', id, { title: 'Baru' });
    const sentenceIn = async (language: string) => {
      const query = 'locale=id&publishSpecificLocale=id';
      const headers = { 'accept-language': language };
      const { json } = await save('sari', id, query, { _status: 'published' }, headers);
      return json.errors?.[0]?.message;
    };
    expect(await sentenceIn('id')).toMatch(/minta penerbit lain/);
    expect(await sentenceIn('en')).toMatch(/ask another publisher/);
  });

  it('everybody who changed the draft is an author, also where an autosave replaces that of another', async () => {
    const id = await published();
    await write('sari', id, { title: 'Satu' });
    await write('budi', id, { title: 'Dua' });
    await write('editor', id, { title: 'Tiga' });
    expect(await publish('sari', id)).toEqual(REJECTED);
    expect(await publish('budi', id)).toEqual(REJECTED);
    expect(await publish('administrator', id)).toEqual(DONE);
    expect((await latest(id)).draftAuthors).toEqual({});
  });

  it('who saves without a change is no author', async () => {
    const id = await published();
    await write('editor', id, { title: 'Baru' });
    await write('sari', id, { title: 'Baru' });
    expect(await publish('sari', id)).toEqual(DONE);
  });

  it('a change that comes with the publication is one of the publisher, and is not stored', async () => {
    const id = await published();
    const before = await shown(id);
    await write('editor', id, { title: 'Dari penyunting' });
    expect(await publish('sari', id, 'id', { title: 'Dari penerbit' })).toEqual(REJECTED);
    expect(await shown(id)).toBe(before);
    expect((await latest(id)).title).toBe('Dari penyunting');
    expect(await publish('sari', id)).toEqual(DONE);
  });

  it('a change without a status, of what is published, is one as well', async () => {
    const id = await published();
    const before = await shown(id);
    expect(await outcomeOf(save('sari', id, 'locale=id', { title: 'Langsung' }))).toEqual(REJECTED);
    expect(await shown(id)).toBe(before);
  });

  it('a save that sends other authors does not change them', async () => {
    const id = await published();
    await write('sari', id, { title: 'Baru', draftAuthors: {} });
    await write('sari', id, { draftAuthors: { id: [{ user: accounts.budi.id, name: 'budi' }] } });
    expect((await latest(id)).draftAuthors).toEqual({ id: [{ user: accounts.sari.id, name: 'sari' }] });
  });

  it('a new item cannot be created as published', async () => {
    const slug = next('langsung');
    const data = { ...itemSamples.news.text(slug), slug, topic: 'company' };
    const path = '/news?depth=0&locale=id';
    expect(await outcomeOf(send('sari', 'POST', path, { ...data, _status: 'published' }))).toEqual(REJECTED);
    const { json, status } = await send('sari', 'POST', `${path}&draft=true`, data);
    expect(status).toBe(201);
    expect(await publish('sari', json.doc.id)).toEqual(REJECTED);
    expect(await publish('budi', json.doc.id)).toEqual(DONE);
  });

  it('counts for each language by itself, and for shared fields in both', async () => {
    const id = await published();
    await write('sari', id, { title: 'Baru' });
    await write('budi', id, { title: 'New' }, 'en');
    expect(await publish('budi', id, 'en')).toEqual(REJECTED);
    expect(await outcomeOf(save('sari', id, 'publishAllLocales=true', {}))).toEqual(REJECTED);
    expect(await publish('sari', id, 'en')).toEqual(DONE);
    expect(await publish('sari', id)).toEqual(REJECTED);
    expect(await publish('budi', id)).toEqual(DONE);
    await write('sari', id, { publishedAt: '2026-05-06T07:08:09.000Z' });
    expect(await publish('sari', id, 'en')).toEqual(REJECTED);
    await write('sari', id, { owner: 'Humas' });
    expect((await latest(id)).draftAuthors).toEqual({ shared: [{ user: accounts.sari.id, name: 'sari' }] });
  });

  it('one person withdraws, with a reason, and publishes again what was approved', async () => {
    const id = await published();
    await write('sari', id, { withdrawnBecause: 'Ditinjau' });
    const confirmed = async (query: string, data: object) => {
      const { json, status } = await save('sari', id, query, data);
      const digest = json.errors?.[0]?.data?.confirmation?.digest;
      return digest
        ? (await save('sari', id, query, data, { [CONFIRMATION_HEADER]: digest })).status
        : status;
    };
    expect(await confirmed('unpublishAllLocales=true', { _status: 'draft' })).toBe(200);
    expect((await cms().payload.findByID({ collection: 'news', id }))._status).toBe('draft');
    expect(await publish('sari', id)).toEqual(DONE);
  });

  it('one person moves a draft of their own to the trash and back; it stays theirs', async () => {
    const id = await createItem(cms(), 'news', next('sampah'), 'id', 'draft');
    await write('sari', id, { title: 'Baru' });
    const move = (deletedAt: string | null) =>
      outcomeOf(save('sari', id, 'locale=id&trash=true', { deletedAt }));
    expect(await move(new Date().toISOString())).toEqual(DONE);
    expect(await move(null)).toEqual(DONE);
    expect(await publish('sari', id)).toEqual(REJECTED);
    expect(await publish('budi', id)).toEqual(DONE);
  });

  it('restoring a version makes its authors and the user who restores it authors', async () => {
    const id = await published();
    await write('sari', id, { title: 'Lama' });
    const versions = await cms().payload.findVersions({
      collection: 'news',
      sort: '-id',
      limit: 1,
      where: { parent: { equals: id } },
    });
    await outcomeOf(save('administrator', id, 'draft=true&locale=id', { title: 'Lain' }));
    expect(await publish('budi', id)).toEqual(DONE);
    const req = await createLocalReq({ user: accounts.editor }, cms().payload);
    await restoreAsDraft(req, 'news', Number(versions.docs[0]?.id));
    expect((await latest(id)).title).toBe('Lama');
    expect(await publish('sari', id)).toEqual(REJECTED);
    expect(await publish('budi', id)).toEqual(DONE);
  });

  it('a draft that equals what is published again has no author', async () => {
    const id = await published();
    const { title } = await latest(id);
    await write('sari', id, { title: 'Salah' });
    await write('sari', id, { title });
    expect((await latest(id)).draftAuthors).toEqual({});
  });

  it('neither who copies a language nor its author can publish the copy', async () => {
    const id = await published();
    await write('sari', id, { title: 'Tulisan Sari' });
    const req = await createLocalReq(
      { user: accounts.budi, context: { isCopyOfLanguage: true } },
      cms().payload,
    );
    const copied = await latest(id);
    await cms().payload.update({
      collection: 'news',
      id,
      locale: 'en',
      draft: true,
      data: copied as never,
      req,
      user: accounts.budi,
      overrideAccess: false,
    });
    expect(await publish('sari', id, 'en')).toEqual(REJECTED);
    expect(await publish('budi', id, 'en')).toEqual(REJECTED);
    expect(await publish('administrator', id, 'en')).toEqual(DONE);
  });

  it('a bulk publication leaves out what the user has changed, and names it', async () => {
    const [own, others] = [await published(), await published()];
    await write('sari', own, { title: 'Milik Sari' });
    await write('editor', others, { title: 'Milik penyunting' });
    const req = await createLocalReq({ user: accounts.sari, locale: 'id' }, cms().payload);
    // Only REST requests need a confirmation of number and languages.
    const { docs, errors } = await updateItems(req, 'news', {
      where: { id: { in: [own, others] } },
      data: { _status: 'published' },
      publishAllLocales: true,
    });
    expect(docs).toHaveLength(1);
    expect(errors).toEqual([
      { id: own, isPublic: true, message: expect.stringMatching(/^“.*”: Belum diterbitkan/) },
    ]);
    expect(await shown(others)).toBe('Milik penyunting');
  });

  it('a program publishes without a second person, and its drafts have no author', async () => {
    const id = await published();
    const common = { collection: 'news', id, locale: 'id' } as const;
    await cms().payload.update({ ...common, draft: true, data: { title: 'Program' } });
    expect((await latest(id)).draftAuthors).toEqual({});
    expect(await publish('sari', id)).toEqual(DONE);
    await write('sari', id, { title: 'Sari' });
    await cms().payload.update({ ...common, draft: true, data: { title: 'Program lagi' } });
    expect(await publish('sari', id)).toEqual(REJECTED);
    await cms().payload.update({ ...common, publishSpecificLocale: 'id', data: { _status: 'published' } });
    expect(await shown(id)).toBe('Program lagi');
  });

  it('an author whose account is deleted stays an author', async () => {
    const rina = await createUser(cms(), next('rina'), ['publisher']);
    const id = await published();
    await cms().payload.update({
      collection: 'news',
      id,
      locale: 'id',
      draft: true,
      data: { title: 'Rina' },
      user: rina,
      overrideAccess: false,
    });
    await cms().payload.delete({ collection: 'users', id: rina.id });
    expect((await latest(id)).draftAuthors).toEqual({ id: [{ user: rina.id, name: rina.name }] });
    expect(await publish('sari', id)).toEqual(DONE);
  });

  it('of a draft older than the record of authors, the user of the last save is known', async () => {
    const id = await published();
    await write('sari', id, { title: 'Lama' });
    const { payload } = cms();
    const { docs } = await payload.db.findVersions({
      collection: 'news',
      limit: 1,
      sort: '-id',
      locale: 'all',
      where: { parent: { equals: id } },
    });
    const [version] = docs;
    await payload.db.updateVersion({
      collection: 'news',
      id: Number(version?.id),
      versionData: { ...version, version: { ...version?.version, draftAuthors: null } } as never,
    });
    expect(await publish('sari', id)).toEqual(REJECTED);
    expect(await publish('budi', id)).toEqual(DONE);
  });

  it('of two publishers at once, the author is rejected whoever comes first', async () => {
    for (const order of [
      ['sari', 'budi'],
      ['budi', 'sari'],
    ] as const) {
      const id = await published();
      await write('sari', id, { title: 'Serentak' });
      const { updatedAt } = await latest(id);
      const outcomes = await Promise.all(order.map((who) => publish(who, id, 'id', { updatedAt })));
      const of = (who: Person) => outcomes[order.indexOf(who as never)];
      expect(of('budi')).toEqual(DONE);
      // After the publication, the form of the other is of an older state.
      expect([REJECTED, { status: 409, code: 'stale' }]).toContainEqual(of('sari'));
      expect(await shown(id)).toBe('Serentak');
    }
  });

  it('a change during the publication of another person is published by nobody', async () => {
    for (const isFirst of [true, false]) {
      const id = await published();
      await write('sari', id, { title: 'Diperiksa' });
      const { updatedAt } = await latest(id);
      const change = () =>
        save('sari', id, 'draft=true&autosave=true&locale=id', { title: 'Diam-diam', updatedAt });
      const approve = () => publish('budi', id, 'id', { updatedAt });
      await Promise.all(isFirst ? [change(), approve()] : [approve(), change()]);
      expect(await shown(id)).not.toBe('Diam-diam');
      expect(await publish('sari', id)).toEqual(REJECTED);
    }
  });

  it.each(itemCollections)('who changes nothing can publish a draft of %s', async (collection) => {
    const { fields, slug, text } = itemSamples[collection];
    const name = next('kedua');
    const common = { collection, locale: 'id', overrideAccess: false } as const;
    const data = { ...(await fields(slug?.(name) ?? name, cms())), ...text(name) } as never;
    const { id } = await cms().payload.create({ ...common, data, draft: true, user: accounts.editor });
    // As a form does, with all fields.
    const { docs } = await cms().payload.find({
      ...common,
      draft: true,
      depth: 0,
      user: accounts.sari,
      where: { id: { equals: id } },
    });
    const whole = { ...docs[0], _status: 'published' } as never;
    const update = { ...common, id, data: whole, publishSpecificLocale: 'id' } as const;
    expect(await cms().payload.update({ ...update, user: accounts.sari } as never)).toMatchObject({
      _status: 'published',
    });
  });

  it('does not show the authors of drafts to the site', async () => {
    const id = await published();
    await write('sari', id, { title: 'Baru' });
    const { slug } = await latest(id);
    expect(await (await fetchApi(cms(), `/content/news/${String(slug)}?locale=id`)).text()).not.toMatch(
      /sari|Authors/,
    );
  });
});
