import { expect, it } from 'vitest';
import { auditOf, staffRequests } from '../../testing/audit.ts';
import { onOneDatabase } from '../../testing/databases.ts';
import { signIn, TEST_PASSWORD } from '../../testing/records.ts';
import { makeTestUsers } from '../../testing/test-users.ts';

onOneDatabase('what happens to accounts', (cms) => {
  const people = makeTestUsers(cms);
  const { rowsOf, send } = staffRequests(cms);

  const login = (email: string, password: string) =>
    fetch(`${cms().url}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });

  it('is recorded for signing in and out', async () => {
    const { id } = people.accountOf('auditor');
    const rows = await auditOf(cms(), async () => {
      const headers = await signIn(cms(), 'auditor');
      await fetch(`${cms().url}/api/users/logout`, { method: 'POST', headers });
    });
    expect(rows).toMatchObject([
      { action: 'signed-in', actor: id, actorName: 'auditor', collection: 'users', document: String(id) },
      { action: 'signed-out', actor: id, actorName: 'auditor', document: String(id) },
    ]);
  });

  it('is recorded alike for a wrong password, an unknown address and a locked account', async () => {
    const attempts = [
      ['treasury@bank.example', 'salah salah salah'],
      ['tidak-ada@bank.example', 'salah salah salah'],
      ['Treasury@bank.example ', 'salah lagi salah lagi'],
      ['treasury@bank.example', 'salah'],
      ['treasury@bank.example', 'salah'],
      ['treasury@bank.example', 'salah'],
      ['treasury@bank.example', TEST_PASSWORD],
    ] as const;
    const all = await auditOf(cms(), async () => {
      for (const attempt of attempts) expect((await login(attempt[0], attempt[1])).status).toBe(401);
    });
    const { id: lockedId } = people.accountOf('treasury');
    const isLock = ({ action }: { action: string }) => action === 'account-locked';
    expect(all.filter(isLock)).toMatchObject([
      { actor: null, collection: 'users', document: String(lockedId), label: 'treasury' },
    ]);
    // After the fifth wrong password of that account.
    expect(all.findIndex(isLock)).toBe(6);
    const rows = all.filter((row) => !isLock(row));
    expect(rows).toHaveLength(attempts.length);
    const shapes = rows.map(({ id, sequence, at, hash, previousHash, label, ...row }) => JSON.stringify(row));
    expect(new Set(shapes).size).toBe(1);
    const labels = rows.map(({ label }) => label);
    expect(labels[0]).toMatch(/^[\da-f]{10}$/);
    expect(labels[1]).toMatch(/^[\da-f]{10}$/);
    expect(labels[1]).not.toBe(labels[0]);
    expect(new Set(labels.filter((_, index) => index !== 1))).toEqual(new Set([labels[0]]));
    expect(JSON.stringify(rows)).not.toMatch(/treasury|tidak-ada|salah/);
    const unlocked = await rowsOf('administrator', 'POST', '/users/unlock', {
      email: 'treasury@bank.example',
    });
    expect(unlocked).toMatchObject([{ action: 'unlocked', actorName: 'administrator', collection: 'users' }]);
  });

  it('is recorded for a new password', async () => {
    const { payload } = cms();
    const { id } = people.accountOf('auditor');
    let token = '';
    const rows = await auditOf(cms(), async () => {
      const data = { email: 'auditor@bank.example' };
      token = await payload.forgotPassword({ collection: 'users', data, disableEmail: true });
      await send('auditor', 'POST', '/users/reset-password', { token, password: TEST_PASSWORD });
    });
    expect(rows).toMatchObject([
      { action: 'password-requested', actor: null, document: String(id) },
      { action: 'password-reset', actor: id, document: String(id) },
    ]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('names roles and fields, and no address or name', async () => {
    let id = 0;
    const rows = await auditOf(cms(), async () => {
      const data = {
        name: 'Bambang Sutrisno',
        email: 'bambang@bank.example',
        language: 'id',
        roles: ['editor'],
      };
      id = (await send('administrator', 'POST', '/users/invitations', data)).body.id ?? 0;
      await cms().payload.jobs.run({ silent: true });
      await send('administrator', 'PATCH', `/users/${id}`, { roles: ['editor', 'publisher'] });
      await send('administrator', 'PATCH', `/users/${id}`, {
        name: 'Bambang S.',
        email: 'bs@bank.example',
      });
      await send('administrator', 'DELETE', `/users/${id}`);
    });
    const common = { actorName: 'administrator', collection: 'users', document: String(id), label: null };
    expect(rows).toMatchObject([
      { ...common, action: 'created', field: 'roles', from: null, to: 'editor' },
      { ...common, action: 'updated', field: 'invitedAt', from: null, to: null },
      { action: 'password-requested' },
      { ...common, action: 'updated', field: 'roles', from: 'editor', to: 'editor, publisher' },
      { ...common, action: 'updated', field: 'name', from: null, to: null },
      { ...common, action: 'updated', field: 'email', from: null, to: null },
      { ...common, action: 'deleted' },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/bambang|bs@|sandi/i);
  });
});
