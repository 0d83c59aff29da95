import { exchangeRatesResponse, type RateType } from '@beranda/contract';
import { createLocalReq } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { fetchApi } from '../../../testing/content.ts';
import { onOneDatabase } from '../../../testing/databases.ts';
import { makeMarket, putInForce } from '../../../testing/market.ts';
import { marketState } from '../dashboard/market-state.ts';
import { screenData } from '../screen/screen-data.ts';
import { receiveSheet } from '../sheets/receive-sheet.ts';
import { quotedTypes } from './quoted-types.ts';

it('a currency without chosen rate types is quoted in all of them', () => {
  const all: RateType[] = ['e-rate', 'tt-counter', 'bank-notes'];
  for (const rateTypes of [undefined, null, []]) expect(quotedTypes({ rateTypes })).toEqual(all);
  expect(quotedTypes({ rateTypes: ['bank-notes', 'e-rate'] })).toEqual(['e-rate', 'bank-notes']);
});

onOneDatabase('a currency with restricted rate types', (cms) => {
  beforeAll(async () => {
    await makeMarket(cms());
    const pairs = ['USD e-rate', 'USD bank-notes', 'JPY e-rate', 'JPY bank-notes'];
    await putInForce(cms(), Object.fromEntries(pairs.map((pair) => [pair, [16_300, 16_320]])));
    await cms().payload.update({
      collection: 'currencies',
      where: { code: { equals: 'JPY' } },
      data: { rateTypes: ['e-rate', 'tt-counter'] },
    });
  });

  it('only its quoted types are shown and have a history', async () => {
    const body = await (await fetchApi(cms(), '/content/exchange-rates')).json();
    const { quotes } = exchangeRatesResponse.parse(body);
    expect(quotes.map(({ currency, rateType }) => `${currency} ${rateType}`).sort()).toEqual([
      'JPY e-rate',
      'USD bank-notes',
      'USD e-rate',
    ]);
    const statusOf = async (rateType: RateType) =>
      (await fetchApi(cms(), `/content/exchange-rates/JPY?rateType=${rateType}`)).status;
    expect([await statusOf('e-rate'), await statusOf('bank-notes')]).toEqual([200, 404]);
  });

  it('the screen offers and accepts only its quoted types', async () => {
    const { rates } = await screenData(await createLocalReq({}, cms().payload), undefined);
    expect(rates.rows.map(({ key }) => key)).toEqual([
      ...['USD e-rate', 'USD tt-counter', 'USD bank-notes'],
      ...['JPY e-rate', 'JPY tt-counter'],
    ]);
    const lines = [{ line: 1, currency: 'JPY', rateType: 'bank-notes', buy: 16_300, sell: 16_320 }];
    const result = await receiveSheet(cms().payload, {
      source: 'feed',
      content: { kind: 'rates', lines, validFrom: null },
      parseIssues: [],
      fingerprint: 'x',
      enteredBy: null,
    });
    expect(result).toMatchObject({
      state: 'failed',
      issues: [{ line: 1, field: 'rateType', code: 'notQuoted', values: { currency: 'JPY' } }],
    });
  });

  it('missing rates of other types are not reported as stale', async () => {
    const { payload } = cms();
    const now = new Date().toISOString();
    for (const currency of ['USD', 'JPY'])
      for (const rateType of ['e-rate', 'bank-notes'] as const)
        if (`${currency} ${rateType}` !== 'JPY bank-notes')
          await payload.create({
            collection: 'exchange-quotes',
            data: { currency, rateType, buy: 1, sell: 2, validFrom: now, publishedAt: now },
          });
    const { rates } = await marketState(payload);
    expect([...rates.fresh, ...rates['stale-tomorrow']]).toEqual(['USD', 'JPY']);
    expect(rates.stale).toEqual([]);
  });
});
