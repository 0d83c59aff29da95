import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { onOneDatabase } from '../../testing/databases.ts';
import { makeSignedInTestUsers } from '../../testing/test-users.ts';

type Search = { updatedAt?: string; popular?: { text: string }[] };

onOneDatabase('the first save of a global', (cms) => {
  const { headersOf } = makeSignedInTestUsers(cms);
  const path = 'globals/search?depth=0&locale=id';
  const form = () => ({ 'x-form-id': randomUUID() });
  const read = async (): Promise<Search> =>
    (await fetch(`${cms().url}/api/${path}`, { headers: headersOf('publisher') })).json();
  async function save(
    who: 'administrator' | 'publisher',
    text: string,
    headers: object = {},
    updatedAt?: string,
  ) {
    const response = await fetch(`${cms().url}/api/${path}`, {
      method: 'POST',
      body: JSON.stringify({ popular: [{ text }], updatedAt }),
      headers: { ...headersOf(who), ...headers, 'content-type': 'application/json' },
    });
    const { errors } = (await response.json()) as { errors?: { data?: { updatedAt?: string } }[] };
    return { status: response.status, conflict: errors?.[0]?.data };
  }

  it('is rejected if somebody else has saved it since the form was opened', async () => {
    expect((await read()).updatedAt).toBeUndefined();
    const [first, second] = [form(), form()];
    expect((await save('publisher', 'kurs', first)).status).toBe(200);
    const { conflict, status } = await save('administrator', 'deposito', second);
    const stored = await read();
    expect([status, conflict]).toEqual([
      409,
      { code: 'stale', by: 'publisher', at: stored.updatedAt, updatedAt: stored.updatedAt },
    ]);
    expect(stored.popular).toMatchObject([{ text: 'kurs' }]);

    // The form of the first save, before it knows the timestamp.
    expect((await save('publisher', 'kurs valas', first)).status).toBe(200);
    const { updatedAt } = await read();
    expect((await save('administrator', 'deposito', second, updatedAt)).status).toBe(200);
    expect((await save('publisher', 'kurs', first)).status).toBe(409);
    expect((await read()).popular).toMatchObject([{ text: 'deposito' }]);
  });

  it('is not compared if a program sends it', async () => {
    expect((await save('publisher', 'emas')).status).toBe(200);
    expect((await save('administrator', 'perak')).status).toBe(200);
    expect((await read()).popular).toMatchObject([{ text: 'perak' }]);
  });
});
