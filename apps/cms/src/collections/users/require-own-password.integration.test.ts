import { expect, it, vi } from 'vitest';
import { PASSWORD_HEADER } from '#cms/confirmation/confirmation-header.ts';
import { onEachDatabase } from '../../../testing/databases.ts';
import { createUser, signIn, TEST_PASSWORD } from '../../../testing/records.ts';

const NEW_PASSWORD = 'kata sandi bärü yang panjang';
const WRONG_PASSWORD = 'kata sandi yang salah';

onEachDatabase('who changes the own password', (cms) => {
  const login = async (name: string, password: string) => {
    const response = await fetch(`${cms().url}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${name}@bank.example`, password }),
    });
    return response.status;
  };

  /** An editor who is signed in, and a request for the new password; null: without the present one. */
  async function createEditor(name: string) {
    const { id } = await createUser(cms(), name, ['editor']);
    const headers = await signIn(cms(), name);
    const { updatedAt } = await cms().payload.findByID({ collection: 'users', id });
    return async (present: string | null) => {
      const response = await fetch(`${cms().url}/api/users/${id}`, {
        method: 'PATCH',
        headers: {
          'content-type': 'application/json',
          'accept-language': 'en',
          ...(present === null ? {} : { [PASSWORD_HEADER]: encodeURIComponent(present) }),
          ...headers,
        },
        body: JSON.stringify({ password: NEW_PASSWORD, updatedAt }),
      });
      return [response.status, await response.text()] as const;
    };
  }

  it('has to enter the present one, and gets a mail', async () => {
    const change = await createEditor('pengganti');
    const sent = vi.spyOn(cms().payload, 'sendEmail').mockResolvedValue(undefined);
    expect(await change(null)).toEqual([409, expect.stringContaining('"needsPassword":true')]);
    expect(await change(WRONG_PASSWORD)).toEqual([
      409,
      expect.stringContaining('The present password is not right.'),
    ]);
    expect(await login('pengganti', TEST_PASSWORD)).toBe(200);
    expect(sent).not.toHaveBeenCalled();
    expect((await change(TEST_PASSWORD))[0]).toBe(200);
    expect(await login('pengganti', NEW_PASSWORD)).toBe(200);
    await cms().payload.jobs.run({ silent: true });
    expect(sent.mock.calls.map(([{ subject, to }]) => [to, subject])).toEqual([
      [{ name: '', address: 'pengganti@bank.example' }, 'Your password was changed'],
    ]);
    sent.mockRestore();
  });

  it('is not locked by wrong ones before the right one', async () => {
    const change = await createEditor('hitung-ulang');
    for (let attempt = 0; attempt < 3; attempt += 1) await change(WRONG_PASSWORD);
    expect((await change(TEST_PASSWORD))[0]).toBe(200);
    for (let attempt = 0; attempt < 2; attempt += 1) await login('hitung-ulang', WRONG_PASSWORD);
    expect(await login('hitung-ulang', NEW_PASSWORD)).toBe(200);
  });

  it('is locked by five wrong ones', async () => {
    const change = await createEditor('terkunci-sendiri');
    for (let attempt = 0; attempt < 5; attempt += 1) await change(WRONG_PASSWORD);
    expect((await change(TEST_PASSWORD))[0]).toBe(403);
    expect(await login('terkunci-sendiri', TEST_PASSWORD)).toBe(401);
  });
});
