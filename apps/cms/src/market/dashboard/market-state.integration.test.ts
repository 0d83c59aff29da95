import { type RateType, rateTypes } from '@beranda/contract';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { onOneDatabase } from '../../../testing/databases.ts';
import { emptyMarket, makeMarket, RULES } from '../../../testing/market.ts';
import { marketState } from './market-state.ts';

/** A Wednesday noon in Jakarta, earlier than any other test data. */
const NOON = new Date('2026-01-14T05:00:00Z');

onOneDatabase('the market state', (cms) => {
  beforeAll(() => makeMarket(cms()));
  beforeEach(() => emptyMarket(cms()));

  const quote = (currency: string, validFrom: string, rateType: RateType = 'e-rate') =>
    cms().payload.create({
      collection: 'exchange-quotes',
      data: { currency, rateType, buy: 1, sell: 2, validFrom, publishedAt: validFrom },
    });
  const value = async (slug: string, date: string) => {
    const { docs } = await cms().payload.find({ collection: 'funds', where: { slug: { equals: slug } } });
    await cms().payload.create({
      collection: 'fund-values',
      data: { fund: docs[0]?.id ?? 0, date, value: 1 },
    });
  };
  const state = () => marketState(cms().payload, NOON);

  it('reports missing, soon stale and stale rates and values', async () => {
    await quote('USD', '2026-01-13T02:00:00.000Z');
    await quote('JPY', '2026-01-09T02:00:00.000Z');
    await value('lentera-kas', '2026-01-13');
    await value('lentera-saham', '2026-01-08');
    expect(await state()).toEqual({
      isRateDayMissing: true,
      rates: { fresh: [], 'stale-tomorrow': ['USD'], stale: ['JPY'] },
      missingValues: { date: '2026-01-13', funds: ['lentera-saham'] },
      funds: { fresh: [], 'stale-tomorrow': ['lentera-kas'], stale: ['lentera-saham'] },
      waiting: { rates: 0, funds: 0 },
      failingSince: { rates: null, funds: null },
    });
  });

  it('reports nothing with rates of today, or on a holiday', async () => {
    await quote('USD', '2026-01-14T02:00:00.000Z');
    expect(await state()).toMatchObject({ isRateDayMissing: false, rates: { fresh: ['USD'] } });
    await emptyMarket(cms());
    const data = { date: '2026-01-14', name: 'Libur', closesBanks: true, closesExchange: true };
    await cms().payload.create({ collection: 'holidays', data });
    expect(await state()).toMatchObject({ isRateDayMissing: false });
  });

  it.each(rateTypes)(
    'reports no missing rates if %s are of today, however old the others are',
    async (today) => {
      for (const type of rateTypes)
        await quote('USD', type === today ? '2026-01-14T02:00:00.000Z' : '2026-01-13T02:00:00.000Z', type);
      expect(await state()).toMatchObject({ isRateDayMissing: false });
    },
  );

  it('does not count rates of a hidden currency', async () => {
    const { payload } = cms();
    const { docs } = await payload.find({ collection: 'currencies', where: { code: { equals: 'JPY' } } });
    const id = docs[0]?.id ?? 0;
    await quote('JPY', '2026-01-14T02:00:00.000Z');
    await payload.update({ collection: 'currencies', id, data: { isShown: false } });
    expect(await state()).toMatchObject({ isRateDayMissing: true });
    await payload.update({ collection: 'currencies', id, data: { isShown: true } });
  });

  it('counts waiting sheets, and dates failures while fetching is enabled', async () => {
    const sheet = {
      kind: 'rates' as const,
      source: 'pull' as const,
      lines: [],
      seenAt: NOON.toISOString(),
    };
    await cms().payload.create({ collection: 'market-sheets', data: { ...sheet, state: 'waiting' } });
    const failed = await cms().payload.create({
      collection: 'market-sheets',
      data: { ...sheet, state: 'failed', seenAt: new Date(NOON.getTime() + 60_000).toISOString() },
    });
    expect(await state()).toMatchObject({ waiting: { rates: 1 }, failingSince: { rates: null } });
    const pull = { isOn: true, url: 'https://kurs.example/', format: 'json', everyMinutes: 5 } as const;
    const data = { ...RULES, rates: { ...RULES.rates, pull } };
    await cms().payload.updateGlobal({ slug: 'market', data });
    expect(await state()).toMatchObject({ failingSince: { rates: failed.createdAt, funds: null } });
    await cms().payload.updateGlobal({
      slug: 'market',
      data: { ...data, rates: { ...data.rates, pull: { ...pull, isOn: false } } },
    });
  });
});
