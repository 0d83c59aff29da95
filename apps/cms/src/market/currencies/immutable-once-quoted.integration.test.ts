import { beforeAll, beforeEach, expect, it } from 'vitest';
import { onOneDatabase } from '../../../testing/databases.ts';
import { emptyMarket, makeMarket } from '../../../testing/market.ts';
import { createUser, signIn } from '../../../testing/records.ts';

onOneDatabase('a currency', (cms) => {
  beforeAll(async () => {
    await makeMarket(cms());
    await createUser(cms(), 'administrator', ['administrator']);
    await createUser(cms(), 'treasury', ['treasury']);
  });
  beforeEach(() => emptyMarket(cms()));

  async function stored() {
    const { docs } = await cms().payload.find({ collection: 'currencies', depth: 0, sort: 'id' });
    return docs.map(({ code, unit }) => [code, unit]);
  }

  async function request(method: string, which: string, body?: object, language = 'en') {
    const response = await fetch(`${cms().url}/api/currencies${which}locale=id`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
      headers: {
        'content-type': 'application/json',
        'accept-language': language,
        ...(await signIn(cms(), 'treasury')),
      },
    });
    return { status: response.status, body: JSON.stringify(await response.json()) };
  }

  const idOf = async (code: string) => {
    const { docs } = await cms().payload.find({
      collection: 'currencies',
      where: { code: { equals: code } },
    });
    return docs[0]?.id ?? 0;
  };
  const quote = (currency: string) =>
    cms().payload.create({
      collection: 'exchange-quotes',
      data: {
        currency,
        rateType: 'e-rate',
        buy: 104,
        sell: 106,
        validFrom: '2026-01-14T02:00:00.000Z',
        publishedAt: '2026-01-14T02:00:00.000Z',
      },
    });

  it('code and unit are immutable once it was quoted; the error names the alternative', async () => {
    await quote('JPY');
    const id = await idOf('JPY');
    const unit = await request('PATCH', `/${id}?`, { unit: '1' });
    expect(unit.status).toBe(400);
    expect(unit.body).toContain('Keep entering rates per 100.');
    expect((await request('PATCH', `/${id}?`, { unit: '1' }, 'id')).body).toContain(
      'Tetap isi kurs per 100.',
    );
    const code = await request('PATCH', `/${id}?`, { code: 'KRW' });
    expect(code.status).toBe(400);
    expect(code.body).toContain('Add a new currency');
    const many = await request('PATCH', `?where[id][equals]=${id}&`, { unit: '1' });
    expect(many.status).toBe(403);
    expect(await stored()).toEqual([
      ['USD', '1'],
      ['JPY', '100'],
    ]);
  });

  it('cannot be deleted once it was quoted, neither alone nor in bulk', async () => {
    await quote('JPY');
    const id = await idOf('JPY');
    const deleted = await request('DELETE', `/${id}?`);
    expect(deleted.status).toBe(400);
    expect(deleted.body).toContain('There are rates of JPY in the history');
    expect((await request('DELETE', `?where[id][equals]=${id}&`)).body).toContain('There are rates of JPY');
    expect(await stored()).toHaveLength(2);
  });

  it('other fields stay editable, and all of them until the first quote', async () => {
    await quote('JPY');
    const saved = await request('PATCH', `/${await idOf('JPY')}?`, { unit: '100', code: 'JPY', digits: 0 });
    expect(saved.status).toBe(200);
    const id = await idOf('USD');
    expect((await request('PATCH', `/${id}?`, { code: 'KRW', unit: '100' })).status).toBe(200);
    expect(await stored()).toContainEqual(['KRW', '100']);
    expect((await request('DELETE', `/${id}?`)).status).toBe(200);
    expect(await stored()).toEqual([['JPY', '100']]);
  });
});
