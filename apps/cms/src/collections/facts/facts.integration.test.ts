import { type SearchTextsResponse, SITE_FACTS, searchTextsResponse } from '@beranda/contract';
import { createLocalReq, ValidationError } from 'payload';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '#cms/database/sql.ts';
import { auditOf } from '../../../testing/audit.ts';
import { fetchApi, getTagVersions } from '../../../testing/content.ts';
import { onEachDatabase } from '../../../testing/databases.ts';
import { publishItem } from '../../../testing/items.ts';
import { paragraph } from '../../../testing/paragraph.ts';
import { createUser, factSample } from '../../../testing/records.ts';
import { applyDueFacts } from './apply-due-facts.ts';
import { listFactUses } from './list-fact-uses.ts';

onEachDatabase('facts', (cms) => {
  const addFact = (key: string, data: object = {}) =>
    cms().payload.create({ collection: 'facts', locale: 'id', data: { ...factSample(key), ...data } });
  const setAmount = (id: number, amount: number) =>
    cms().payload.update({
      collection: 'facts',
      id,
      data: { values: [{ amount, validFrom: '2026-01-01' }] },
    });
  const write = (id: number, locale: 'id' | 'en', data: object, draft = false) =>
    cms().payload.update({
      collection: 'news',
      id,
      locale,
      ...(draft ? { draft } : { publishSpecificLocale: locale }),
      data: { ...data, ...(draft ? {} : { _status: 'published' }) } as never,
    });
  const publish = async (slug: string, text: string) => {
    const id = await publishItem(cms(), 'news', slug, ['id', 'en']);
    await write(id, 'id', { summary: text, body: paragraph(text) });
    await write(id, 'en', { summary: text, body: paragraph(text) });
    return id;
  };
  const read = async (path: string, locale: string) =>
    (await fetchApi(cms(), `/content/${path}?locale=${locale}`)).json();
  const found = async (locale: 'id' | 'en', id: number): Promise<string | undefined> => {
    const body: unknown = await (
      await fetchApi(cms(), `/content/search-texts?collection=news&locale=${locale}&since=0`)
    ).json();
    const { changed }: SearchTextsResponse = searchTextsResponse.parse(body);
    return changed.find(({ key }) => key === `news/${id}`)?.body;
  };

  it('are written into texts of both languages, lists and details', async () => {
    await addFact('tulis.bunga');
    await publish('fakta-tulis', 'Mulai {tulis.bunga} setahun');
    const [id, en] = [await read('news/fakta-tulis', 'id'), await read('news/fakta-tulis', 'en')];
    expect([id.summary, en.summary]).toEqual(['Mulai 8,75% setahun', 'Mulai 8.75% setahun']);
    expect(JSON.stringify(id.body)).toContain('Mulai 8,75% setahun');
    expect(JSON.stringify(await read('news', 'en'))).toContain('Mulai 8.75% setahun');
  });

  describe('that deadlines count with', () => {
    const days = (amount: number, validFrom: string, validUntil?: string) => ({
      amount,
      validFrom,
      ...(validUntil ? { validUntil } : {}),
    });
    const issueOf = (key: string, values: object[], kind = 'working-days') =>
      addFact(key, { kind, values }).then(
        () => null,
        (error: unknown) => (error instanceof ValidationError ? error.data.errors[0]?.message : error),
      );

    it('keep what law sets, today and in future, whatever it was before', async () => {
      const law = 'pengaduan.batas-tertulis';
      const rejected = expect.stringContaining('Peraturan menetapkan 10 hari kerja');
      expect(await issueOf(law, [days(9, '2026-01-01')])).toEqual(rejected);
      expect(await issueOf(law, [days(10, '2026-01-01'), days(9, '2099-01-01')])).toEqual(rejected);
      // The older one would be in force again after the newer one.
      expect(await issueOf(law, [days(9, '2020-01-01'), days(10, '2026-01-01', '2099-01-01')])).toEqual(
        rejected,
      );
      expect(await issueOf(law, [days(20, '2020-01-01'), days(10, '2026-01-01')])).toBeNull();
    });

    it('are whole numbers of working days', async () => {
      const promise = SITE_FACTS.supplyChainCallBack;
      for (const amount of [1.5, 0, -1, 20_000])
        expect(await issueOf(promise, [days(amount, '2026-01-01')])).toContain('bilangan bulat dari 1');
      expect(await issueOf(promise, [days(2, '2026-01-01')], 'years')).toContain('Lama dalam hari kerja');
      expect(await issueOf(promise, [days(2, '2026-01-01')])).toBeNull();
    });
  });

  it('are a dependency of the responses that name them, and of no others', async () => {
    await addFact('tag.bunga');
    await publish('fakta-tag', 'Mulai {tag.bunga}');
    await publishItem(cms(), 'news', 'tanpa-fakta', ['id']);
    const tags = async (slug: string) =>
      (await fetchApi(cms(), `/content/news/${slug}?locale=id`)).headers
        .get('x-beranda-cache-tags')
        ?.split(',');
    expect(await tags('fakta-tag')).toContain('facts');
    expect(await tags('tanpa-fakta')).not.toContain('facts');
  });

  it('change every page and search text that names them, in the transaction of the save', async () => {
    const fact = await addFact('ubah.bunga');
    const id = await publish('fakta-ubah', 'Bunga {ubah.bunga}');
    expect(await found('en', id)).toContain('Bunga 8.75%');
    const before = await getTagVersions(cms());
    await setAmount(fact.id, 9.25);
    const after = await getTagVersions(cms());
    expect(after.facts).toBe((before.facts ?? 0) + 1);
    expect((await read('news/fakta-ubah', 'id')).summary).toBe('Bunga 9,25%');
    expect([await found('id', id), await found('en', id)]).toEqual([
      expect.stringContaining('9,25%'),
      expect.stringContaining('9.25%'),
    ]);
  });

  it('take effect and end by themselves', async () => {
    await addFact('waktu.bunga', {
      values: [
        { amount: 5, validFrom: '2026-01-01' },
        { amount: 6, validFrom: '2099-05-01', validUntil: '2099-06-30' },
      ],
    });
    expect(await applyDueFacts(cms().payload, '2099-04-30')).not.toContain('waktu.bunga');
    const before = await getTagVersions(cms());
    expect(await applyDueFacts(cms().payload, '2099-05-01')).toEqual(['waktu.bunga']);
    expect((await getTagVersions(cms())).facts).toBe((before.facts ?? 0) + 1);
    expect(await applyDueFacts(cms().payload, '2099-05-01')).toEqual([]);
    expect(await applyDueFacts(cms().payload, '2099-07-01')).toEqual(['waktu.bunga']);
  });

  it('that take effect at midnight leave open forms up to date', async () => {
    const { payload } = cms();
    const fact = await addFact('malam.bunga', {
      values: [
        { amount: 5, validFrom: '2026-01-01' },
        { amount: 6, validFrom: '2099-08-01' },
      ],
    });
    expect(await applyDueFacts(payload, '2099-08-01')).toContain('malam.bunga');
    const { updatedAt } = await payload.findByID({ collection: 'facts', id: fact.id });
    expect(updatedAt).toBe(fact.updatedAt);
    const save = payload.update({
      collection: 'facts',
      id: fact.id,
      locale: 'id',
      data: { title: 'Dibuka kemarin', updatedAt: fact.updatedAt },
    });
    await expect(save).resolves.toMatchObject({ title: 'Dibuka kemarin' });
  });

  it.each([
    ['unknown', 'tolak.tidak-ada', 'Tidak ada fakta'],
    ['without a value today', 'tolak.lama', 'tidak punya nilai yang berlaku'],
  ])('that are %s reject the publication, not the draft', async (_what, key, message) => {
    if (key === 'tolak.lama')
      await addFact(key, { values: [{ amount: 1, validFrom: '2020-01-01', validUntil: '2020-12-31' }] });
    const id = await publishItem(cms(), 'news', key.replace('.', '-'), ['id', 'en']);
    const text = { summary: `Mulai {${key}}` };
    await expect(write(id, 'en', text)).rejects.toMatchObject({
      data: { errors: [{ path: 'summary', message: expect.stringContaining(message) }] },
    });
    await expect(write(id, 'id', { body: paragraph(`Mulai {${key}}`) })).rejects.toMatchObject({
      data: { errors: [{ path: 'body' }] },
    });
    await expect(write(id, 'id', text, true)).resolves.toBeDefined();
  });

  it('are not named in titles', async () => {
    await addFact('judul.bunga');
    const id = await publishItem(cms(), 'news', 'fakta-judul', ['id']);
    await expect(write(id, 'id', { title: 'Bunga {judul.bunga}' })).rejects.toMatchObject({
      data: { errors: [{ path: 'title' }] },
    });
  });

  it('in use, also in a draft or one language, are neither deleted, renamed nor of another unit', async () => {
    const { payload } = cms();
    const fact = await addFact('pakai.bunga');
    const id = await publishItem(cms(), 'news', 'fakta-pakai', ['id', 'en']);
    await write(id, 'en', { summary: 'From {pakai.bunga:number}' }, true);
    const remove = () => payload.delete({ collection: 'facts', id: fact.id });
    const rename = () => payload.update({ collection: 'facts', id: fact.id, data: { key: 'pakai.lain' } });
    await expect(remove()).rejects.toThrow('fakta-pakai');
    await expect(rename()).rejects.toMatchObject({ data: { errors: [{ path: 'key' }] } });
    const measure = (kind: 'percent' | 'percent-two-decimals' | 'years') =>
      payload.update({ collection: 'facts', id: fact.id, data: { kind } });
    await expect(measure('years')).rejects.toMatchObject({
      data: { errors: [{ path: 'kind', message: expect.stringContaining('fakta-pakai') }] },
    });
    // Only another format.
    await expect(measure('percent-two-decimals')).resolves.toBeDefined();
    await write(id, 'en', { summary: 'No figure' });
    await expect(measure('years')).resolves.toBeDefined();
    await expect(rename()).resolves.toBeDefined();
    await expect(remove()).resolves.toBeDefined();
  });

  it.each(['news', 'settings'] as const)(
    'are not deleted while a save of %s is about to name them',
    async (where) => {
      const { payload } = cms();
      const key = `serempak.${where}`;
      const fact = await addFact(key);
      const id = await publishItem(cms(), 'news', `fakta-serempak-${where}`, ['id']);
      const saved = Promise.withResolvers<void>();
      const committing = Promise.withResolvers<void>();
      const req = await createLocalReq({}, payload);
      const saving = inTransaction(req, async () => {
        const text = `Mulai {${key}}`;
        if (where === 'settings')
          await payload.updateGlobal({ slug: 'search', data: { popular: [{ text }] }, req });
        else await payload.update({ collection: 'news', id, locale: 'id', data: { summary: text }, req });
        saved.resolve();
        await committing.promise;
      });
      await saved.promise;
      const removal = payload.delete({ collection: 'facts', id: fact.id }).then(
        () => 'deleted',
        ({ message }: Error) => message,
      );
      const first = await Promise.race([removal, new Promise((done) => setTimeout(done, 600, 'waits'))]);
      committing.resolve();
      await saving;
      expect(first).toBe('waits');
      expect(await removal).toContain('masih disebut di');
    },
  );

  it('keep a value of today while visitors read it', async () => {
    const { payload } = cms();
    const fact = await addFact('kosong.bunga');
    const save = (...values: object[]) =>
      payload.update({ collection: 'facts', id: fact.id, data: { values } as never });
    const today = { amount: 8.75, validFrom: '2026-01-01' };
    const later = { amount: 9, validFrom: '2099-01-01' };
    const ended = { amount: 8.75, validFrom: '2020-01-01', validUntil: '2020-12-31' };
    const id = await publishItem(cms(), 'news', 'fakta-kosong', ['id']);
    await write(id, 'id', { summary: 'Mulai {kosong.bunga}' }, true);
    await expect(save(later)).resolves.toBeDefined();
    await save(today);
    await write(id, 'id', { summary: 'Mulai {kosong.bunga}' });
    for (const values of [[later], [ended], [ended, later]])
      await expect(save(...values)).rejects.toMatchObject({
        data: { errors: [{ path: 'values', message: expect.stringContaining('berlaku hari ini') }] },
      });
    await expect(save(today, later)).resolves.toBeDefined();
  });

  it('that the site names are returned for its own texts, and cannot be deleted', async () => {
    const { payload } = cms();
    const key = 'layanan.telepon-balik';
    const values = (amount: number) => [{ amount, validFrom: '2026-01-01' }];
    const fact = await addFact(key, { kind: 'working-days', values: values(2) });
    const callBack = async (locale: string) => (await read('facts', locale)).callBack;
    expect([await callBack('id'), await callBack('en')]).toEqual(['2 hari kerja', '2 working days']);
    await setAmount(fact.id, 1);
    expect([await callBack('id'), await callBack('en')]).toEqual(['1 hari kerja', '1 working day']);
    const remove = payload.delete({ collection: 'facts', id: fact.id });
    await expect(remove).rejects.toThrow('halaman formulir');
    const rename = payload.update({ collection: 'facts', id: fact.id, data: { key: 'layanan.lain' } });
    await expect(rename).rejects.toMatchObject({ data: { errors: [{ path: 'key' }] } });
    // Money is the default: a wrong kind can be corrected.
    const hours = await addFact('layanan.jam-telepon', { kind: 'money' });
    const correct = payload.update({
      collection: 'facts',
      id: hours.id,
      locale: 'id',
      data: { kind: 'text', values: [{ text: '24 jam', validFrom: '2026-01-01' }] },
    });
    await expect(correct).resolves.toMatchObject({ kind: 'text' });
  });

  it('list the items and globals that name them', async () => {
    const { payload } = cms();
    await addFact('daftar.bunga');
    const id = await publish('fakta-daftar', 'Mulai {daftar.bunga}');
    await payload.updateGlobal({
      slug: 'search',
      data: { popular: [{ text: 'bunga {daftar.bunga}' }] },
    });
    const uses = await listFactUses({ payload } as never, 'daftar.bunga');
    expect(uses).toEqual(
      expect.arrayContaining([
        { kind: 'collections', slug: 'news', id, isDraft: false },
        { kind: 'collections', slug: 'news', id, isDraft: true },
        expect.objectContaining({ kind: 'globals', slug: 'search', isDraft: false }),
      ]),
    );
  });

  it.each([
    ['a key without subject', { key: 'bunga' }, 'key'],
    ['no value of its kind', { kind: 'date' }, 'values'],
    [
      'two periods from one day',
      { values: [1, 2].map((amount) => ({ amount, validFrom: '2026-01-01' })) },
      'values',
    ],
    [
      'a period that ends before it begins',
      { values: [{ amount: 1, validFrom: '2026-02-01', validUntil: '2026-01-01' }] },
      'values',
    ],
  ])('with %s are rejected', async (_what, data, path) => {
    await expect(addFact('salah.bunga', data)).rejects.toMatchObject({ data: { errors: [{ path }] } });
  });

  it('are in the audit log, with the values of each change', async () => {
    const { payload } = cms();
    const user = await createUser(cms(), 'penerbit-fakta', ['publisher']);
    const common = { collection: 'facts', user, overrideAccess: false } as const;
    const rowsOf = async (work: () => Promise<unknown>) =>
      (await auditOf(cms(), work)).map(({ action, field, from, to }) => ({ action, field, from, to }));
    let stored: { id: number; values: object[] } = { id: 0, values: [] };
    const added = await rowsOf(async () => {
      stored = await payload.create({ ...common, locale: 'id', data: factSample('catat.bunga') });
    });
    const first = 'amount: 8.75, validFrom: 2026-01-01';
    expect(added).toEqual([{ action: 'created', field: 'values', from: null, to: first }]);
    const values = stored.values.map((value) => ({ ...value, amount: 9, source: 'SK 12/2026' }));
    const change = () => payload.update({ ...common, id: stored.id, data: { values } as never });
    expect(await rowsOf(change)).toEqual([
      {
        action: 'updated',
        field: 'values',
        from: first,
        to: 'amount: 9, validFrom: 2026-01-01, source: SK 12/2026',
      },
    ]);
    expect(await rowsOf(() => payload.delete({ ...common, id: stored.id }))).toEqual([
      {
        action: 'deleted',
        field: 'values',
        from: 'amount: 9, validFrom: 2026-01-01, source: SK 12/2026',
        to: null,
      },
    ]);
  });

  it('are checked in globals, too', async () => {
    const save = cms().payload.updateGlobal({
      slug: 'search',
      data: { popular: [{ text: 'bunga {tidak.ada}' }] },
    });
    await expect(save).rejects.toMatchObject({ data: { errors: [{ path: 'popular.0.text' }] } });
  });
});
