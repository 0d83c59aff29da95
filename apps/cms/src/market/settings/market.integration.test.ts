import { createLocalReq, type TypedUser } from 'payload';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Market } from '#cms/payload-types.ts';
import { restoreGlobalVersion } from '#cms/saves/restore-global-version.ts';
import { onEachDatabase } from '../../../testing/databases.ts';
import { makeMarket, RULES } from '../../../testing/market.ts';
import { createUser, signIn } from '../../../testing/records.ts';

const pull = { isOn: false, url: 'https://kurs.example/', format: 'json', everyMinutes: 60 } as const;
const rules = { rates: { ...RULES.rates, pull }, funds: { ...RULES.funds, pull } };
const elsewhere = { isOn: true, url: 'https://lain.example/', format: 'csv', everyMinutes: 5 } as const;
const loose = {
  ...RULES.rates,
  warnAbovePercent: 24,
  approveAbovePercent: 25,
  staleAfterWorkingDays: 3,
  pull: elsewhere,
};

onEachDatabase('the market data settings', (cms) => {
  let administrator: TypedUser;

  beforeAll(async () => {
    await makeMarket(cms());
    administrator = await createUser(cms(), 'administrator', ['administrator']);
    await createUser(cms(), 'treasury', ['treasury']);
  });
  beforeEach(() => cms().payload.updateGlobal({ slug: 'market', data: rules }));

  const stored = (): Promise<Market> => cms().payload.findGlobal({ slug: 'market', depth: 0 });
  const post = async (who: string, path: string, body: unknown = {}) =>
    fetch(`${cms().url}/api/globals/market${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...(await signIn(cms(), who)) },
    });

  it.each(['rates', 'funds'] as const)(
    'let treasury change the age limit of %s, but neither approval limits nor sources',
    async (kind) => {
      const response = await post('treasury', '', { ...rules, [kind]: loose });
      expect(response.status).toBe(200);
      expect((await stored())[kind]).toMatchObject({ ...rules[kind], staleAfterWorkingDays: 3 });
    },
  );

  it.each(['rates', 'funds'] as const)('let administrators change everything for %s', async (kind) => {
    expect((await post('administrator', '', { ...rules, [kind]: loose })).status).toBe(200);
    expect((await stored())[kind]).toMatchObject(loose);
  });

  it.each(['warnAbovePercent', 'approveAbovePercent'])(
    'limit %s to a quarter, more than any figure moves in a day',
    async (name) => {
      const response = await post('administrator', '', { ...rules, rates: { ...RULES.rates, [name]: 25.1 } });
      expect([response.status, JSON.stringify(await response.json())]).toEqual([
        400,
        expect.stringContaining(`rates.${name}`),
      ]);
    },
  );

  it.each([
    ['https://10.0.0.5/kurs', '10.0.0.5:443 is no address of the internet'],
    ['https://169.254.169.254/', 'MARKET_PULL_HOSTS'],
    ['http://kurs.example/', 'starts with https://'],
  ])('reject fetching from %s, with the reason', async (url, why) => {
    const response = await fetch(`${cms().url}/api/globals/market`, {
      method: 'POST',
      body: JSON.stringify({ ...rules, rates: { ...RULES.rates, pull: { ...elsewhere, url } } }),
      headers: {
        'accept-language': 'en',
        'content-type': 'application/json',
        ...(await signIn(cms(), 'administrator')),
      },
    });
    expect([response.status, JSON.stringify(await response.json())]).toEqual([
      400,
      expect.stringContaining(why),
    ]);
  });

  it('forbid treasury to restore versions, which would restore limits and addresses', async () => {
    const { payload } = cms();
    await payload.updateGlobal({ slug: 'market', data: { ...rules, rates: loose } });
    const { docs } = await payload.findGlobalVersions({ slug: 'market', limit: 1 });
    await payload.updateGlobal({ slug: 'market', data: rules });
    const path = `/versions/${docs[0]?.id}`;
    expect((await post('treasury', path)).status).toBe(403);
    expect((await stored()).rates).toMatchObject(rules.rates);
    const req = await createLocalReq({ user: administrator }, payload);
    await restoreGlobalVersion(req, 'market', Number(docs[0]?.id));
    expect((await stored()).rates).toMatchObject(loose);
  });

  it('record who set the address, ignoring submitted values', async () => {
    const { payload } = cms();
    const second = await createUser(cms(), 'second', ['administrator']);
    const setBy = async () => (await stored()).rates.pull?.changedBy ?? null;
    const save = (who: string, data: object) =>
      post(who, '', { ...rules, rates: { ...rules.rates, ...data } });

    await save('administrator', { pull: { ...elsewhere, changedBy: second.id } });
    expect(await setBy()).toBe(administrator.id);
    const { docs } = await payload.findGlobalVersions({ slug: 'market', limit: 1, sort: '-createdAt' });

    await save('second', { pull: { ...elsewhere, everyMinutes: 30, changedBy: second.id } });
    expect(await setBy()).toBe(administrator.id);
    await save('treasury', { staleAfterWorkingDays: 2, pull: { ...pull, changedBy: null } });
    expect(await setBy()).toBe(administrator.id);

    await save('administrator', { pull });
    const req = await createLocalReq({ user: second }, payload);
    await restoreGlobalVersion(req, 'market', Number(docs[0]?.id));
    expect((await stored()).rates.pull?.url).toBe(elsewhere.url);
    expect(await setBy()).toBe(second.id);
  });
});
