import { expect, it } from 'vitest';
import { onOneDatabase } from '../../../testing/databases.ts';
import { publishItem } from '../../../testing/items.ts';
import { createUser, signIn } from '../../../testing/records.ts';

onOneDatabase('a number field', (cms) => {
  it('rejects a text that is no number, also in a draft, and keeps the stored number', async () => {
    const id = await publishItem(cms(), 'products', 'angka-diketik', ['id']);
    await createUser(cms(), 'editor', ['editor']);
    const headers = {
      ...(await signIn(cms(), 'editor')),
      'accept-language': 'id',
      'content-type': 'application/json',
    };
    const address = `${cms().url}/api/products/${id}?draft=true&depth=0&locale=id`;
    const read = async () =>
      (await (await fetch(address, { headers })).json()) as { figures: { amount: unknown }[] };
    const { figures } = await read();
    const save = (amount: unknown) => {
      const [first, ...others] = figures;
      const body = JSON.stringify({ _status: 'draft', figures: [{ ...first, amount }, ...others] });
      return fetch(`${address}&autosave=true`, { method: 'PATCH', headers, body });
    };
    const rejected = await save('?2.125');
    expect([rejected.status, await rejected.text()]).toEqual([
      400,
      expect.stringMatching(/Ini bukan bilangan.+figures\.0\.amount/),
    ]);
    expect(await read()).toMatchObject({ figures });
    expect((await save(2.125)).status).toBe(200);
    expect((await read()).figures[0]?.amount).toBe(2.125);
  });
});
