import { jakartaDate, startOfJakartaDay } from '@beranda/finance';
import { createLocalReq } from 'payload';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { onEachDatabase } from '../../../testing/databases.ts';
import { emptyMarket, makeMarket } from '../../../testing/market.ts';
import { ratesBeforeToday } from './rates-before-today.ts';
import { screenData } from './screen-data.ts';

/** Monday, 8:00 in Jakarta; at Jakarta's midnight it was still Sunday in UTC. */
const MONDAY = new Date('2026-01-12T01:00:00Z');

onEachDatabase('rates before today', (cms) => {
  beforeAll(() => makeMarket(cms()));
  beforeEach(() => emptyMarket(cms()));

  const quote = (currency: string, buy: number, validFrom: string) =>
    cms().payload.create({
      collection: 'exchange-quotes',
      data: {
        currency,
        rateType: 'e-rate',
        buy,
        sell: buy + 20,
        validFrom,
        publishedAt: validFrom,
      },
    });
  const request = () => createLocalReq({}, cms().payload);

  it('are the last of an earlier day in Jakarta, however many days ago', async () => {
    await quote('USD', 16_000, '2026-01-09T02:00:00.000Z');
    await quote('USD', 16_100, '2026-01-09T08:00:00.000Z');
    await quote('USD', 16_200, '2026-01-11T17:00:00.000Z');
    await quote('JPY', 10_400, '2026-01-11T16:59:59.999Z');
    expect(Object.fromEntries(await ratesBeforeToday(await request(), MONDAY))).toEqual({
      'USD e-rate': { buy: 16_100, sell: 16_120, date: '2026-01-09' },
      'JPY e-rate': { buy: 10_400, sell: 10_420, date: '2026-01-11' },
    });
  });

  it('are shown beside the current ones', async () => {
    const midnight = startOfJakartaDay(jakartaDate(new Date())).getTime();
    const yesterday = new Date(midnight - 3_600_000);
    await quote('USD', 16_000, yesterday.toISOString());
    await quote('USD', 16_300, new Date(midnight).toISOString());
    const { rates } = await screenData(await request(), undefined);
    expect(rates.rows.slice(0, 2)).toMatchObject([
      {
        key: 'USD e-rate',
        beforeToday: { buy: 16_000, sell: 16_020, date: jakartaDate(yesterday) },
        quotesInForce: { buy: 16_300, sell: 16_320 },
      },
      { key: 'USD tt-counter', beforeToday: null, quotesInForce: null },
    ]);
  });
});
