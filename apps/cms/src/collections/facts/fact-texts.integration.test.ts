import { expect, it } from 'vitest';
import { fetchApi } from '../../../testing/content.ts';
import { onEachDatabase } from '../../../testing/databases.ts';
import { publishItem } from '../../../testing/items.ts';
import { factSample, signIn } from '../../../testing/records.ts';
import { makeTestUsers } from '../../../testing/test-users.ts';

onEachDatabase('facts that are texts', (cms) => {
  makeTestUsers(cms);
  const period = (text: string | null, validFrom = '2026-01-01') => ({ text, validFrom });
  const textFact = (key: string, ...values: object[]) => ({ ...factSample(key), kind: 'text', values });

  type Stored = { id: number; values: { id: string; text: string | null; validFrom: string }[] };
  /** Saves as the form does, over REST. */
  const save = async (method: 'POST' | 'PATCH', path: string, locale: string, data: object) => {
    const response = await fetch(`${cms().url}/api/facts${path}?locale=${locale}&depth=0`, {
      method,
      headers: {
        'content-type': 'application/json',
        'accept-language': 'en',
        ...(await signIn(cms(), 'publisher')),
      },
      body: JSON.stringify(data),
    });
    const body = (await response.json()) as { doc: Stored; errors?: { data?: { errors: unknown } }[] };
    return { status: response.status, doc: body.doc, errors: body.errors?.[0]?.data?.errors };
  };
  const add = async (key: string, ...values: object[]) => {
    const { doc, status } = await save('POST', '', 'id', textFact(key, ...values));
    expect(status).toBe(201);
    return doc;
  };
  const errorAt = (path: string, text: string) => [
    expect.objectContaining({ path, message: expect.stringContaining(text) }),
  ];

  it.each([null, '', '   '])('cannot be emptied to %j while pages name them', async (empty) => {
    const key = `nama.kosong-${String(empty).length}`;
    const { id, values } = await add(key, period('Beranda Mobile'));
    const news = await publishItem(cms(), 'news', key.replace('.', '-'), ['id']);
    const summary = `Di {${key}} semuanya selesai`;
    await cms().payload.update({ collection: 'news', id: news, locale: 'id', data: { summary } });
    const rejected = await save('PATCH', `/${id}`, 'id', { values: [{ ...values[0], text: empty }] });
    expect([rejected.status, rejected.errors]).toEqual([400, errorAt('values.0.text', 'required')]);
    const page = await fetchApi(cms(), `/content/news/${key.replace('.', '-')}?locale=id`);
    expect(await page.json()).toMatchObject({ summary: 'Di Beranda Mobile semuanya selesai' });
  });

  it('are not created in English, without an Indonesian text', async () => {
    const { errors, status } = await save('POST', '', 'en', textFact('nama.inggris', period('Our app')));
    expect([status, errors]).toEqual([400, errorAt('values.0.text', 'Indonesian form')]);
    const { totalDocs } = await cms().payload.count({
      collection: 'facts',
      where: { key: { equals: 'nama.inggris' } },
    });
    expect(totalDocs).toBe(0);
  });

  it('get no period in English, but its translation', async () => {
    const { id, values } = await add('nama.periode', period('Aplikasi kami'));
    const [stored] = values;
    const translated = { ...stored, text: 'Our app' };
    const added = await save('PATCH', `/${id}`, 'en', {
      values: [translated, period('New app', '2026-02-01')],
    });
    expect([added.status, added.errors]).toEqual([400, errorAt('values.1.text', 'Indonesian form')]);
    expect((await save('PATCH', `/${id}`, 'en', { values: [translated] })).status).toBe(200);
    // English pages then show the Indonesian text again.
    expect((await save('PATCH', `/${id}`, 'en', { values: [{ ...stored, text: '' }] })).status).toBe(200);
  });

  it('are not made of another kind without a text', async () => {
    const { doc } = await save('POST', '', 'id', factSample('nama.jenis'));
    const [stored] = doc.values;
    for (const [locale, text] of [
      ['id', ''],
      ['en', 'Words'],
    ] as const) {
      const change = { kind: 'text', values: [{ ...stored, text }] };
      expect((await save('PATCH', `/${doc.id}`, locale, change)).status).toBe(400);
    }
    const change = { kind: 'text', values: [{ ...stored, text: 'Kata' }] };
    expect((await save('PATCH', `/${doc.id}`, 'id', change)).status).toBe(200);
  });

  it.each([
    ['an amount', 'money', { amount: 5 }, { amount: null }],
    ['a duration', 'months', { amount: 5 }, { amount: null }],
    ['a date', 'date', { day: '2026-05-01' }, { day: null }],
  ])('of other kinds are not emptied either: %s', async (_what, kind, value, empty) => {
    for (const locale of ['id', 'en']) {
      const fact = { ...factSample(`nilai.${kind}-${locale}`), kind };
      const { doc } = await save('POST', '', 'id', {
        ...fact,
        values: [{ ...value, validFrom: '2026-01-01' }],
      });
      const { errors, status } = await save('PATCH', `/${doc.id}`, locale, {
        values: [{ ...doc.values[0], ...empty }],
      });
      expect([status, errors]).toEqual([400, errorAt('values', 'needs a value')]);
    }
  });
});
