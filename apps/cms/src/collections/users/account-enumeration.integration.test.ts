import crypto from 'node:crypto';
import { beforeAll, expect, it, vi } from 'vitest';
import { onEachDatabase } from '../../../testing/databases.ts';
import { TEST_PASSWORD } from '../../../testing/records.ts';

onEachDatabase('accounts cannot be enumerated', (cms) => {
  const post = (path: string, body: unknown) =>
    fetch(`${cms().url}/api/users${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  const login = (email: string, password: string) => post('/login', { email, password });
  let known: string;
  beforeAll(async () => {
    known = await create('dikenal');
  });

  const wrong = 'kata sandi yang salah';
  const create = async (name: string) => {
    const email = `${name}@bank.example`;
    await cms().payload.create({
      collection: 'users',
      data: { name, email, password: TEST_PASSWORD, roles: ['editor'] },
    });
    return email;
  };

  it('by hashing time or error message at sign-in', async () => {
    const open = await create('terbuka');
    const locked = await create('terkunci');
    for (let attempt = 0; attempt < 5; attempt += 1) await login(locked, wrong);
    const hashing = vi.spyOn(crypto, 'pbkdf2');
    const attempts: [email: string, password: string][] = [
      [open, wrong],
      ['tidak-ada@bank.example', wrong],
      [locked, wrong],
      [locked, TEST_PASSWORD],
    ];
    const seen = [];
    for (const [email, password] of attempts) {
      hashing.mockClear();
      const response = await login(email, password);
      const hashes = hashing.mock.calls.map(([, , iterations, bytes, digest]) => [iterations, bytes, digest]);
      seen.push({ status: response.status, text: await response.text(), hashes });
    }
    hashing.mockRestore();
    expect(seen[0]).toMatchObject({
      status: 401,
      text: expect.stringContaining('terkunci'),
      hashes: [[600_000, 32, 'sha256']],
    });
    for (const other of seen) expect(other).toEqual(seen[0]);
  });

  it('by a very long password, which is rejected without hashing', async () => {
    const hashing = vi.spyOn(crypto, 'pbkdf2');
    for (const email of [known, 'tidak-ada@bank.example'])
      expect((await login(email, 'x'.repeat(10_000))).status).toBe(401);
    expect(hashing).not.toHaveBeenCalled();
    hashing.mockRestore();
  });

  it('by the response to a password reset, which looks for no account', async () => {
    const email = await create('pelupa');
    const find = vi.spyOn(cms().payload.db, 'findOne');
    const answers = [];
    for (const address of [email, 'tidak-ada@bank.example', email]) {
      const response = await post('/forgot-password', { email: address });
      answers.push([response.status, await response.text()]);
    }
    expect(new Set(answers.map(String)).size).toBe(1);
    expect(answers[0]?.[0]).toBe(200);
    expect(find.mock.calls.filter(([{ collection }]) => collection === 'users')).toEqual([]);
    find.mockRestore();
    await cms().payload.db.deleteMany({ collection: 'payload-jobs', where: {} });
  });

  it('by an unlock request', async () => {
    for (const email of [known, 'tidak-ada@bank.example'])
      expect((await post('/unlock', { email })).status).toBe(403);
  });
});
