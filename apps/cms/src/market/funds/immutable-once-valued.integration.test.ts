import { beforeAll, beforeEach, expect, it } from 'vitest';
import { onOneDatabase } from '../../../testing/databases.ts';
import { emptyMarket, makeMarket } from '../../../testing/market.ts';
import { createUser, signIn } from '../../../testing/records.ts';

onOneDatabase('a fund', (cms) => {
  beforeAll(async () => {
    await makeMarket(cms());
    await createUser(cms(), 'administrator', ['administrator']);
    await createUser(cms(), 'treasury', ['treasury']);
  });
  beforeEach(() => emptyMarket(cms()));

  async function request(method: string, id: number, body?: object) {
    const response = await fetch(`${cms().url}/api/funds/${id}?locale=id`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
      headers: {
        'content-type': 'application/json',
        'accept-language': 'en',
        ...(await signIn(cms(), 'treasury')),
      },
    });
    return { status: response.status, body: JSON.stringify(await response.json()) };
  }

  async function idOf(slug: string): Promise<number> {
    const { docs } = await cms().payload.find({ collection: 'funds', where: { slug: { equals: slug } } });
    return docs[0]?.id ?? 0;
  }
  const value = (fund: number) =>
    cms().payload.create({ collection: 'fund-values', data: { fund, date: '2026-01-14', value: 1_000 } });

  it('slug and currency are immutable once it has values, and it cannot be deleted', async () => {
    const id = await idOf('lentera-kas');
    await value(id);
    const slug = await request('PATCH', id, { slug: 'lentera-lain' });
    expect([slug.status, slug.body]).toEqual([400, expect.stringContaining('its code stays “lentera-kas”')]);
    const currency = await request('PATCH', id, { currency: 'USD' });
    expect([currency.status, currency.body]).toEqual([400, expect.stringContaining('values in IDR already')]);
    const deleted = await request('DELETE', id);
    expect([deleted.status, deleted.body]).toEqual([
      400,
      expect.stringContaining('“Shown on the site” instead'),
    ]);
    expect(await cms().payload.findByID({ collection: 'funds', id })).toMatchObject({
      slug: 'lentera-kas',
      currency: 'IDR',
    });
    expect((await request('PATCH', id, { risk: 'high' })).status).toBe(200);
  });

  it('its inception can be corrected, but not to a day after a value', async () => {
    const id = await idOf('lentera-kas');
    await value(id);
    for (const inceptionDate of ['2012-03-01', '2026-01-14'])
      expect((await request('PATCH', id, { inceptionDate })).status, inceptionDate).toBe(200);
    const late = await request('PATCH', id, { inceptionDate: '2026-01-15' });
    expect([late.status, late.body]).toEqual([400, expect.stringContaining('values before 2026-01-15')]);
  });

  it('can be changed and deleted without values', async () => {
    const id = await idOf('lentera-saham');
    expect((await request('PATCH', id, { slug: 'lentera-dolar', currency: 'USD' })).status).toBe(200);
    expect((await request('DELETE', id)).status).toBe(200);
    expect(await idOf('lentera-dolar')).toBe(0);
  });
});
