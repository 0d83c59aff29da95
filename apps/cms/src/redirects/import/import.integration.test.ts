import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ROLES } from '#cms/access/roles.ts';
import { IMPORT_LIMIT_BYTES } from '#cms/imports/import-report.ts';
import { getTagVersions } from '../../../testing/content.ts';
import { onEachDatabase } from '../../../testing/databases.ts';
import { createUser, signIn } from '../../../testing/records.ts';
import { addRedirect, removeRedirects, storedRedirects } from '../../../testing/redirects.ts';
import type { RedirectReport } from './redirect-report.ts';

const FILE = 'from,to,status\n/a,/b,301\n/c,https://elsewhere.example/,302\n/d,/e\n';
const BAD_FILE = 'from,to,status\n/a,/b,301\n/c,//elsewhere.example,302\n/b,/a,301\n';

onEachDatabase('redirect import', (cms) => {
  let publisher: Record<string, string> = {};

  beforeAll(async () => {
    await createUser(cms(), 'first', ['administrator']);
    for (const role of ROLES) await createUser(cms(), `the-${role}`, [role]);
    publisher = await signIn(cms(), 'the-publisher');
  });
  beforeEach(() => removeRedirects(cms()));

  const send = (body: BodyInit, dryRun: unknown, headers: Record<string, string> = publisher) =>
    fetch(`${cms().url}/api/redirects/import?dryRun=${String(dryRun)}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'text/csv', ...headers },
    });
  const reportOf = async (response: Response) => (await response.json()) as RedirectReport;
  const tagVersion = async () => (await getTagVersions(cms())).redirects ?? 0;

  it('a dry run reports the effect and changes nothing', async () => {
    await addRedirect(cms(), '/a', '/z');
    await addRedirect(cms(), '/d', '/e');
    const before = await tagVersion();
    const response = await send(`\uFEFF${FILE.replaceAll(',', ';')}`, true);
    expect([response.status, await reportOf(response)]).toEqual([
      200,
      {
        isStored: false,
        rows: [
          {
            line: 2,
            from: '/a',
            to: '/b',
            status: 301,
            effect: 'changed',
            former: { to: '/z', status: 301 },
          },
          { line: 3, from: '/c', to: 'https://elsewhere.example/', status: 302, effect: 'created' },
          { line: 4, from: '/d', to: '/e', status: 301, effect: 'unchanged' },
        ],
        issues: [],
        links: [],
        digest: expect.any(String),
      },
    ]);
    expect(await storedRedirects(cms())).toEqual({ '/a': '/z', '/d': '/e' });
    expect(await tagVersion()).toBe(before);
  });

  it('is a dry run by default', async () => {
    const response = await fetch(`${cms().url}/api/redirects/import`, {
      method: 'POST',
      body: FILE,
      headers: { 'content-type': 'text/csv', ...publisher },
    });
    expect(await reportOf(response)).toMatchObject({ isStored: false });
    expect(await storedRedirects(cms())).toEqual({});
  });

  it('imports the whole file and bumps the cache tag once', async () => {
    await addRedirect(cms(), '/a', '/z');
    const before = await tagVersion();
    const response = await send(FILE, false);
    expect([response.status, await reportOf(response)]).toMatchObject([201, { isStored: true, issues: [] }]);
    expect(await storedRedirects(cms())).toEqual({
      '/a': '/b',
      '/c': 'https://elsewhere.example/',
      '/d': '/e',
    });
    expect(await tagVersion()).toBe(before + 1);
    expect(await reportOf(await send(FILE, false))).toMatchObject({
      rows: [{ effect: 'unchanged' }, { effect: 'unchanged' }, { effect: 'unchanged' }],
    });
    expect(await tagVersion()).toBe(before + 1);
  });

  it('requires another look if a redirect that it changes has another target by then', async () => {
    await addRedirect(cms(), '/a', '/z');
    const { digest } = await reportOf(await send(FILE, true));
    await removeRedirects(cms());
    await addRedirect(cms(), '/a', '/y');
    const response = await send(FILE, `false&confirmedDigest=${digest}`);
    expect(response.status).toBe(409);
    expect(await storedRedirects(cms())).toEqual({ '/a': '/y' });
  });

  it('records who changed a redirect, and makes an automatic one manual', async () => {
    const data = { from: '/a', to: '/z', status: 'permanent' as const, isAutomatic: true };
    const { id, updatedAt } = await cms().payload.create({ collection: 'redirects', data });
    await send(FILE, false);
    expect(await cms().payload.findByID({ collection: 'redirects', id })).toMatchObject({
      to: '/b',
      isAutomatic: false,
      lastSave: { by: expect.stringContaining('publisher'), previousUpdatedAt: updatedAt },
    });
  });

  it('imports nothing of a file with a bad line, and reports each with its reason', async () => {
    const before = await tagVersion();
    for (const dryRun of [true, false]) {
      const response = await send(BAD_FILE, dryRun, { ...publisher, 'accept-language': 'en' });
      expect([response.status, (await reportOf(response)).issues]).toEqual([
        dryRun ? 200 : 422,
        [
          {
            line: 2,
            severity: 'error',
            message: 'These redirects lead in a circle without end: /a → /b → /a',
          },
          {
            line: 3,
            severity: 'error',
            message: expect.stringMatching(/^to: Write an address of this site/),
          },
        ],
      ]);
    }
    const inIndonesian = await send(BAD_FILE, true, { ...publisher, 'accept-language': 'id' });
    expect((await reportOf(inIndonesian)).issues[1]?.message).toMatch(/^to: Tulis alamat/);
    expect(await storedRedirects(cms())).toEqual({});
    expect(await tagVersion()).toBe(before);
  });

  it('detects loops with existing redirects', async () => {
    await addRedirect(cms(), '/b', '/a');
    const { issues } = await reportOf(await send(FILE, false));
    expect(issues).toEqual([
      { line: 2, severity: 'error', message: expect.stringContaining('/a → /b → /a') },
    ]);
  });

  it('validates the file as a whole, although its lines one by one would close a loop', async () => {
    await addRedirect(cms(), '/a', '/b');
    const response = await send('from,to\n/b,/a\n/a,/c\n', false);
    expect(response.status).toBe(201);
    expect(await storedRedirects(cms())).toEqual({ '/b': '/a', '/a': '/c' });
  });

  it('imports two thousand at a time', async () => {
    const lines = Array.from({ length: 2_000 }, (_, index) => `/lama/${index},/news\n`).join('');
    expect((await send(`from,to\n${lines}`, false)).status).toBe(201);
    expect(Object.keys(await storedRedirects(cms()))).toHaveLength(2_000);
  });

  describe('requires the right to change redirects', () => {
    it.each(ROLES)('signed in as %s', async (role) => {
      const response = await send(FILE, false, await signIn(cms(), `the-${role}`));
      expect(response.status).toBe(role === 'administrator' || role === 'publisher' ? 201 : 403);
      expect(Object.keys(await storedRedirects(cms()))).toHaveLength(response.status === 201 ? 3 : 0);
    });

    it.each([
      ['nobody', () => ({})],
      ['a cross-site request', () => ({ ...publisher, origin: 'https://elsewhere.example' })],
      ['a request without origin', () => ({ cookie: publisher.cookie ?? '' })],
    ])('rejects %s', async (_who, headers) => {
      expect((await send(FILE, false, headers() as Record<string, string>)).status).toBe(403);
      expect(await storedRedirects(cms())).toEqual({});
    });
  });

  it.each([
    // The server stops reading such a file, so the connection cannot be reused.
    [
      'too large',
      () => send('x'.repeat(IMPORT_LIMIT_BYTES + 1), true, { ...publisher, connection: 'close' }),
      413,
    ],
    ['not text', () => send(new Uint8Array([0xff, 0xfe, 0x00]), true), 400],
    ['sent as something else', () => send(FILE, true, { ...publisher, 'content-type': 'text/plain' }), 415],
    ['sent with another question', () => send(FILE, 'perhaps'), 400],
  ])('rejects a file that is %s', async (_what, attempt, status) => {
    expect((await attempt()).status).toBe(status);
  });
});
