import { createLocalReq, type GlobalSlug } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { calculators } from '../../seed/content/calculators.ts';
import { home } from '../../seed/content/home.ts';
import { navigation } from '../../seed/content/navigation.ts';
import { settings } from '../../seed/content/settings.ts';
import { seedGlobals } from '../../seed/seed-globals.ts';
import { auditOf } from '../../testing/audit.ts';
import { getTagVersions } from '../../testing/content.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { createUser, factSample, signIn } from '../../testing/records.ts';
import { lastSaveIn } from './last-save.ts';

onEachDatabase('restoring an old version of a global', (cms) => {
  const sessions: Record<string, Record<string, string>> = {};
  const global: GlobalSlug = 'settings';

  beforeAll(async () => {
    await createUser(cms(), 'administrator', []);
    for (const name of ['publisher', 'colleague', 'editor']) {
      await createUser(cms(), name, [name === 'editor' ? 'editor' : 'publisher']);
      const json = { 'content-type': 'application/json', 'accept-language': 'en' };
      sessions[name] = { ...(await signIn(cms(), name)), ...json };
    }
    const req = await createLocalReq({}, cms().payload);
    await seedGlobals(req, { settings, calculators, navigation, home });
  });

  const send = async (who: string, path: string, body: object = {}) => {
    const address = `${cms().url}/api/globals/${global}${path}`;
    const response = await fetch(address, {
      method: 'POST',
      headers: sessions[who] ?? {},
      body: JSON.stringify(body),
    });
    return { status: response.status, text: await response.text() };
  };
  const stored = async () => {
    const { tagline, updatedAt, lastSave } = await cms().payload.findGlobal({ slug: global, locale: 'all' });
    return { tagline: tagline as unknown, updatedAt: String(updatedAt), by: lastSaveIn({ lastSave })?.by };
  };
  const versions = async () => {
    const common = { slug: global, limit: 0, locale: 'all', overrideAccess: true, sort: '-id' } as const;
    return (await cms().payload.findGlobalVersions(common)).docs;
  };
  const change = async (who: string, id: string, en: string) => {
    for (const [locale, tagline] of Object.entries({ id, en }))
      expect((await send(who, `?locale=${locale}`, { tagline })).status).toBe(200);
    return (await versions())[0]?.id;
  };
  const restore = (who: string, version: unknown, seenAt?: string) =>
    send(who, `/versions/${version}${seenAt ? `?updatedAt=${encodeURIComponent(seenAt)}` : ''}`);

  it('is a save of the user who restores it, recorded as such in both languages', async () => {
    const old = await change('publisher', 'Lama', 'Old');
    await change('publisher', 'Baru', 'New');
    const [before, tags] = [await stored(), await getTagVersions(cms())];
    const rows = await auditOf(cms(), async () => {
      const { status, text } = await restore('colleague', old, before.updatedAt);
      expect([status, text]).toEqual([200, expect.stringContaining('in effect at once')]);
    });
    const after = await stored();
    expect(after).toMatchObject({ tagline: { id: 'Lama', en: 'Old' }, by: 'colleague' });
    expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
    expect((await getTagVersions(cms()))[global]).toBe((tags[global] ?? 0) + 1);
    const [newest] = await versions();
    expect(lastSaveIn(newest?.version)).toMatchObject({
      by: 'colleague',
      previousUpdatedAt: before.updatedAt,
    });
    const row = { action: 'version-restored', actorName: 'colleague', collection: global };
    expect(rows).toMatchObject([
      { ...row, field: 'tagline.id', from: 'Baru', to: 'Lama' },
      { ...row, field: 'tagline.en', from: 'New', to: 'Old' },
    ]);
  });

  it('is rejected once another state was stored than the one it was compared with', async () => {
    const old = await change('publisher', 'Satu', 'One');
    const seen = await stored();
    await change('colleague', 'Dua', 'Two');
    const before = [await stored(), (await versions()).length];
    const { status, text } = await restore('publisher', old, seen.updatedAt);
    expect([status, text]).toEqual([409, expect.stringMatching(/colleague saved .* Nothing was restored/)]);
    expect([await stored(), (await versions()).length]).toEqual(before);
    // Programs name no state.
    expect((await restore('publisher', old)).status).toBe(200);
  });

  it('is one of two at a time', async () => {
    const old = await change('publisher', 'Serentak', 'At once');
    const { updatedAt } = await stored();
    const responses = await Promise.all([
      restore('publisher', old, updatedAt),
      restore('colleague', old, updatedAt),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('makes open forms stale', async () => {
    const old = await change('publisher', 'Terbuka', 'Open');
    const { updatedAt } = await stored();
    await restore('colleague', old, updatedAt);
    const { status, text } = await send('publisher', '?locale=id', { tagline: 'Formulir', updatedAt });
    expect([status, text]).toEqual([409, expect.stringContaining('colleague')]);
  });

  it('requires the right to save, an existing version and a time', async () => {
    const old = await change('publisher', 'Terlarang', 'Forbidden');
    const statuses = [];
    for (const [who, version] of [
      ['editor', old],
      ['editor', 987_654],
      ['nobody', old],
      ['publisher', 987_654],
      ['publisher', 'constructor'],
    ] as const)
      statuses.push((await restore(who, version)).status);
    expect(statuses).toEqual([403, 403, 403, 404, 404]);
    const { status, text } = await restore('publisher', old, 'kemarin');
    expect([status, text]).toEqual([400, expect.stringContaining('updatedAt must be an ISO time')]);
  });

  it('is rejected with the reasons if its texts name a fact that is gone, in either language', async () => {
    const { payload } = cms();
    const addFact = () =>
      payload.create({ collection: 'facts', locale: 'id', data: factSample('pulih.bunga') });
    for (const [id, en] of [
      ['Bunga {pulih.bunga}', 'Rate'],
      ['Bunga', 'Rate {pulih.bunga}'],
    ] as const) {
      const fact = await addFact();
      const old = await change('publisher', id, en);
      await change('publisher', 'Tanpa fakta', 'Without a fact');
      await payload.delete({ collection: 'facts', id: fact.id });
      const before = [await stored(), (await versions()).length, await getTagVersions(cms())];
      const rejected = await restore('publisher', old);
      expect([rejected.status, JSON.parse(rejected.text)]).toMatchObject([
        400,
        {
          errors: [
            {
              message: expect.stringMatching(/not valid any more\. Nothing was changed\. .*pulih\.bunga/),
              data: { errors: [{ path: 'tagline' }] },
            },
          ],
        },
      ]);
      expect([await stored(), (await versions()).length, await getTagVersions(cms())]).toEqual(before);
      const again = await addFact();
      expect((await restore('publisher', old)).status).toBe(200);
      await change('publisher', 'Tanpa fakta', 'Without a fact');
      await payload.delete({ collection: 'facts', id: again.id });
    }
  });

  it('is possible although English is missing, as in a save', async () => {
    const { payload } = cms();
    const save = (text: string) =>
      payload.updateGlobal({ slug: 'search', locale: 'id', data: { popular: [{ text }] } });
    await save('kurs');
    const common = { slug: 'search', limit: 1, overrideAccess: true, sort: '-id' } as const;
    const [old] = (await payload.findGlobalVersions(common)).docs;
    await save('deposito');
    const address = `${cms().url}/api/globals/search/versions/${old?.id}`;
    const response = await fetch(address, { method: 'POST', headers: sessions.publisher ?? {} });
    expect(response.status).toBe(200);
    const { popular } = await payload.findGlobal({ slug: 'search', locale: 'id' });
    expect(popular?.map(({ text }) => text)).toEqual(['kurs']);
  });

  it('is not possible by Payload’s own operation', async () => {
    const old = await change('publisher', 'Lain', 'Other');
    const attempt = cms().payload.restoreGlobalVersion({ slug: global, id: String(old) });
    await expect(attempt).rejects.toThrow('riwayat versinya');
  });
});
