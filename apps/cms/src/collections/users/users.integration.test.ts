import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  CONFIRMATION_HEADER,
  type Confirmation,
  PASSWORD_HEADER,
} from '#cms/confirmation/confirmation-header.ts';
import { onEachDatabase } from '../../../testing/databases.ts';
import { createUser, signIn, TEST_PASSWORD } from '../../../testing/records.ts';

onEachDatabase('users', (cms) => {
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${cms().url}/api/users${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
  const first = { name: 'Pertama', email: 'pertama@bank.example', password: TEST_PASSWORD };
  const login = (email: string, password: string) => post('/login', { email, password });
  const cookieOf = (response: Response) => response.headers.get('set-cookie') ?? '';
  /** Set by the test that creates the first account. */
  let firstCookie = '';

  it('reject a short password with the reason', async () => {
    const response = await post('/first-register', { ...first, password: 'pendek' });
    expect([response.status, JSON.stringify(await response.json())]).toEqual([
      400,
      expect.stringContaining('12 sampai'),
    ]);
  });

  it.each([
    ['id', 'pernah bocor'],
    ['en', 'leaked passwords'],
  ])('reject a leaked password with the reason, in %s', async (language, reason) => {
    const leaked = { ...first, password: 'Password2026!' };
    const response = await post('/first-register', leaked, { 'accept-language': language });
    expect([response.status, JSON.stringify(await response.json())]).toEqual([
      400,
      expect.stringContaining(reason),
    ]);
  });

  it('make the first one administrator, whatever role is sent', async () => {
    const response = await post('/first-register', { ...first, roles: ['auditor'] });
    expect(response.status).toBe(200);
    firstCookie = cookieOf(response);
    const { docs } = await cms().payload.find({ collection: 'users' });
    expect(docs).toMatchObject([{ email: first.email, roles: ['administrator'] }]);
  });

  it('sign the first one in', async () => {
    expect(firstCookie).toMatch(/HttpOnly.*SameSite=Strict/i);
    const headers = { cookie: firstCookie.split(';')[0] ?? '', origin: cms().url };
    const response = await fetch(`${cms().url}/api/users/me`, { headers });
    expect(await response.json()).toMatchObject({ user: { email: first.email } });
  });

  it('forbid further registrations', async () => {
    const response = await post('/first-register', { ...first, email: 'kedua@bank.example' });
    expect(response.status).toBe(403);
    expect((await post('', { ...first, email: 'kedua@bank.example' })).status).toBe(403);
  });

  it('sign in with an HttpOnly, SameSite cookie', async () => {
    const response = await login(first.email, TEST_PASSWORD);
    expect(response.status).toBe(200);
    expect(cookieOf(response)).toMatch(/payload-token=.+HttpOnly.*SameSite=Strict/i);
    expect(await response.json()).not.toHaveProperty('token');
  });

  it('are not authenticated by cookie on cross-site requests', async () => {
    const cookie = cookieOf(await login(first.email, TEST_PASSWORD)).split(';')[0] ?? '';
    const me = async (headers: Record<string, string>) => {
      const response = await fetch(`${cms().url}/api/users/me`, { headers: { cookie, ...headers } });
      return ((await response.json()) as { user: { email: string } | null }).user?.email ?? null;
    };
    expect(await me({ origin: cms().url })).toBe(first.email);
    expect(await me({ 'sec-fetch-site': 'same-origin' })).toBe(first.email);
    expect(await me({ origin: 'https://evil.example' })).toBeNull();
    expect(await me({ 'sec-fetch-site': 'cross-site' })).toBeNull();
    expect(await me({})).toBeNull();
  });

  it('always include one administrator', async () => {
    const { payload } = cms();
    const { docs } = await payload.find({ collection: 'users', where: { email: { equals: first.email } } });
    const id = docs[0]?.id ?? 0;
    const rejectsChange = async () => {
      const demotion = payload.update({ collection: 'users', id, data: { roles: ['editor'] } });
      await expect(demotion).rejects.toThrow(/administrator/);
      await expect(payload.delete({ collection: 'users', id })).rejects.toThrow(/administrator/);
    };
    await rejectsChange();
    // Nobody has signed in to that account yet.
    const invited = await payload.create({
      collection: 'users',
      data: {
        name: 'Undangan',
        email: 'undangan@bank.example',
        password: TEST_PASSWORD,
        roles: ['administrator'],
        invitedAt: '2026-11-28T00:00:00.000Z',
      },
    });
    await rejectsChange();
    await payload.delete({ collection: 'users', id: invited.id });
  });

  describe('with several administrators', () => {
    const administrators = async () =>
      (await cms().payload.find({ collection: 'users', where: { roles: { in: ['administrator'] } } })).docs;
    const request = async (method: string, path: string, body?: unknown) =>
      fetch(`${cms().url}/api/users${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...(await signIn(cms(), 'pertama')) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });

    beforeAll(async () => {
      await createUser(cms(), 'lain', ['administrator']);
    });

    it('cannot be changed or deleted in bulk', async () => {
      const everyone = '?where[id][greater_than]=0';
      expect((await request('PATCH', everyone, { roles: ['editor'] })).status).toBe(403);
      expect((await request('DELETE', everyone)).status).toBe(403);
      expect(await administrators()).toHaveLength(2);
    });

    it.each(['change', 'delete'])('keep one when two concurrent requests %s both', async (what) => {
      const both = await administrators();
      if (both.length < 2) await createUser(cms(), `lain-${what}`, ['administrator']);
      const results = await Promise.allSettled(
        (await administrators()).map(({ id }) =>
          what === 'change'
            ? cms().payload.update({ collection: 'users', id, data: { roles: ['editor'] } })
            : cms().payload.delete({ collection: 'users', id }),
        ),
      );
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const left = await administrators();
      expect(left).toHaveLength(1);
      await restore(left[0]?.id ?? 0);
    });

    /** Later tests expect the first user, whichever of two is left. */
    async function restore(id: number) {
      const { docs } = await cms().payload.find({
        collection: 'users',
        where: { email: { equals: first.email } },
      });
      if (docs[0]) {
        await cms().payload.update({
          collection: 'users',
          id: docs[0].id,
          data: { roles: ['administrator'] },
        });
      } else {
        await cms().payload.update({
          collection: 'users',
          id,
          data: first,
        });
      }
    }
  });

  it.each(['enteredBy', 'sourceSetBy', 'decidedBy', 'withdrawnBy'])(
    'cannot be deleted while a market sheet names them (%s); the error suggests an alternative',
    async (name) => {
      const { payload } = cms();
      const { id } = await createUser(cms(), `tresuri-${name}`, ['treasury']);
      const sheet = await payload.create({
        collection: 'market-sheets',
        data: { kind: 'rates', source: 'manual', state: 'published', lines: [], [name]: id },
      });
      const remove = async () =>
        fetch(`${cms().url}/api/users/${id}`, {
          method: 'DELETE',
          headers: { 'accept-language': 'en', ...(await signIn(cms(), 'pertama')) },
        });
      const rejected = await remove();
      expect([rejected.status, await rejected.text()]).toEqual([
        400,
        expect.stringContaining('Take away all roles'),
      ]);
      expect(await payload.findByID({ collection: 'market-sheets', id: sheet.id, depth: 0 })).toMatchObject({
        [name]: id,
      });
      await payload.delete({ collection: 'market-sheets', id: sheet.id });
      expect((await remove()).status).toBe(200);
    },
  );

  it('give up roles of their own only once that is confirmed, those of others at once', async () => {
    const own = await createUser(cms(), 'pelepas', ['administrator', 'editor']);
    const other = await createUser(cms(), 'dilepas', ['editor']);
    const headers = await signIn(cms(), 'pelepas');
    const change = async (id: number, data: object, digest = '') =>
      fetch(`${cms().url}/api/users/${id}`, {
        method: 'PATCH',
        headers: {
          'content-type': 'application/json',
          'accept-language': 'en',
          [CONFIRMATION_HEADER]: digest,
          ...headers,
        },
        body: JSON.stringify(data),
      });
    expect((await change(other.id, { roles: [] })).status).toBe(200);
    expect((await change(own.id, { name: 'Pelepas Peran' })).status).toBe(200);
    const asked = await change(own.id, { roles: ['editor'] });
    const { errors } = (await asked.json()) as { errors: { data: { confirmation: Confirmation } }[] };
    const confirmation = errors[0]?.data.confirmation;
    expect([asked.status, confirmation?.consequences]).toEqual([
      409,
      ['The role “Administrator” no longer applies to you, at once after saving.'],
    ]);
    const rolesOf = async () => (await cms().payload.findByID({ collection: 'users', id: own.id })).roles;
    expect(await rolesOf()).toEqual(['administrator', 'editor']);
    const all = await change(own.id, { roles: [] });
    expect([all.status, await all.text()]).toEqual([
      400,
      expect.stringContaining('You cannot give up your last role'),
    ]);
    expect(await rolesOf()).toEqual(['administrator', 'editor']);
    expect((await change(own.id, { roles: ['editor'] }, confirmation?.digest)).status).toBe(200);
    expect(await rolesOf()).toEqual(['editor']);
  });

  it('leave no edit lock behind when they are deleted', async () => {
    const { payload } = cms();
    const leaving = await createUser(cms(), 'pergi', ['editor']);
    const staying = await createUser(cms(), 'tinggal', ['editor']);
    for (const { id } of [leaving, staying])
      await payload.create({
        collection: 'payload-locked-documents',
        data: { globalSlug: 'settings', user: { relationTo: 'users', value: id } },
      });
    const removed = await fetch(`${cms().url}/api/users/${leaving.id}`, {
      method: 'DELETE',
      headers: await signIn(cms(), 'pertama'),
    });
    expect(removed.status).toBe(200);
    const { docs } = await payload.find({ collection: 'payload-locked-documents', depth: 0 });
    expect(docs.map(({ user }) => user?.value ?? null)).toEqual([staying.id]);
  });

  it('cannot reset to a short password', async () => {
    const token = await cms().payload.forgotPassword({
      collection: 'users',
      data: { email: first.email },
      disableEmail: true,
    });
    expect((await post('/reset-password', { token, password: 'pendek' })).status).toBe(400);
    expect((await login(first.email, TEST_PASSWORD)).status).toBe(200);
  });

  it('are told at the former address when an administrator gives them another one', async () => {
    const person = await createUser(cms(), 'alamat-lama', ['editor']);
    const sent = vi.spyOn(cms().payload, 'sendEmail').mockResolvedValue(undefined);
    onTestFinished(() => sent.mockRestore());
    const change = async (data: object) =>
      fetch(`${cms().url}/api/users/${person.id}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', ...(await signIn(cms(), 'pertama')) },
        body: JSON.stringify(data),
      });
    expect((await change({ name: 'Nama Baru' })).status).toBe(200);
    expect(sent).not.toHaveBeenCalled();
    expect((await change({ email: 'alamat-baru@bank.example' })).status).toBe(200);
    await cms().payload.jobs.run({ silent: true });
    expect(sent.mock.calls.map(([{ html, subject, to }]) => ({ html, subject, to }))).toEqual([
      {
        to: { name: '', address: 'alamat-lama@bank.example' },
        subject: 'Alamat e-mail akun Anda diubah / The e-mail address of your account was changed',
        html: expect.stringMatching(/baru saja diubah oleh Pertama.*changed just now by Pertama/),
      },
    ]);
  });

  it('get a reset link with the configured address, not that of the Host header', async () => {
    const response = await post(
      '/forgot-password',
      { email: first.email },
      { 'x-forwarded-host': 'evil.example' },
    );
    expect(response.status).toBe(200);
    const folder = path.join(cms().env.dataDir, 'mail');
    await cms().payload.jobs.run({ silent: true });
    const [file = '', ...others] = await readdir(folder);
    expect(others).toEqual([]);
    const mail = await readFile(path.join(folder, file), 'utf8');
    expect(mail.replaceAll(/=\r?\n/g, '')).toContain(`${cms().url}/admin/reset/`);
    expect(mail).not.toContain('evil.example');
  });

  it('choose their own passwords: an administrator who sets one gets the reason', async () => {
    const { id } = await createUser(cms(), 'orang-lain', ['editor']);
    const change = async (headers: Record<string, string>, user: number) =>
      fetch(`${cms().url}/api/users/${user}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
        body: JSON.stringify({ password: `${TEST_PASSWORD} lain` }),
      });
    const rejected = await change(await signIn(cms(), 'pertama'), id);
    expect([rejected.status, await rejected.text()]).toEqual([
      400,
      expect.stringContaining('Only the owner of an account'),
    ]);
    expect((await login('orang-lain@bank.example', TEST_PASSWORD)).status).toBe(200);
    const own = await signIn(cms(), 'orang-lain');
    expect((await change({ ...own, [PASSWORD_HEADER]: TEST_PASSWORD }, id)).status).toBe(200);
    expect((await login('orang-lain@bank.example', `${TEST_PASSWORD} lain`)).status).toBe(200);
  });

  it('are locked out after five wrong passwords, even with the right one', async () => {
    const victim = { name: 'Korban', email: 'korban@bank.example', password: TEST_PASSWORD };
    await cms().payload.create({ collection: 'users', data: { ...victim, roles: ['editor'] } });
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await login(victim.email, 'kata sandi yang salah')).status).toBe(401);
    }
    expect((await login(victim.email, TEST_PASSWORD)).status).toBe(401);
    const { docs } = await cms().payload.find({
      collection: 'users',
      where: { email: { equals: victim.email } },
      showHiddenFields: true,
    });
    const minutes = (Date.parse(docs[0]?.lockUntil ?? '') - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(14);
    expect(minutes).toBeLessThanOrEqual(15);
  });
});
