import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onEachDatabase } from '../../../testing/databases.ts';
import {
  emptyMarket,
  makeMarket,
  putInForce,
  putValue,
  shownRates,
  shownValues,
  storedSheets,
  weekdays,
} from '../../../testing/market.ts';
import { createUser, signIn } from '../../../testing/records.ts';
import { startCms, TEST_FEED_KEY } from '../../../testing/start-cms.ts';

const RATES = { rates: [{ currency: 'USD', rateType: 'e-rate', buy: 16_300, sell: '16320.50' }] };
const AUTHORIZATION = `Bearer ${TEST_FEED_KEY}`;

onEachDatabase('the feed of the core banking system', (cms) => {
  beforeAll(() => makeMarket(cms()));
  beforeEach(async () => {
    await emptyMarket(cms());
    await putInForce(cms(), { 'USD e-rate': [16_200, 16_220] });
  });
  /** Rates that came with a sheet. */
  const quotes = async () => {
    const where = { sheet: { exists: true } };
    return (await cms().payload.find({ collection: 'exchange-quotes', where })).docs;
  };

  const send = (body: unknown, headers: Record<string, string> = {}, kind = 'rates') =>
    fetch(`${cms().url}/api/market/feed/${kind}`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: {
        authorization: AUTHORIZATION,
        'content-type': 'application/json',
        'idempotency-key': 'one',
        'accept-language': 'en',
        ...headers,
      },
    });
  const read = async (response: Response) => [response.status, await response.json()] as const;

  it('publishes rates at once', async () => {
    const [status, body] = await read(await send(RATES));
    expect([status, body]).toEqual([201, { sheet: expect.any(Number), state: 'published', issues: [] }]);
    expect(await shownRates(cms())).toEqual({ 'USD e-rate': [16_300, 16_320.5] });
    expect(await storedSheets(cms())).toMatchObject([{ source: 'feed', enteredBy: null, key: 'feed:one' }]);
  });

  it('publishes fund values', async () => {
    const [before = '', date = ''] = weekdays(3);
    await putValue(cms(), 'lentera-kas', before, 1_520);
    const values = [{ fund: 'lentera-kas', date, value: 1_523.4567 }];
    expect((await send({ values }, {}, 'funds')).status).toBe(201);
    expect(await shownValues(cms(), 'lentera-kas')).toEqual({ [before]: 1_520, [date]: 1_523.4567 });
  });

  it('the same idempotency key and content give the same response and one effect', async () => {
    const [, first] = await read(await send(RATES));
    const [status, again] = await read(
      await send({ sentAt: 'later', rates: [{ sell: '16320.50', ...RATES.rates[0] }] }),
    );
    expect([status, again]).toEqual([200, first]);
    expect(await storedSheets(cms())).toHaveLength(1);
    expect(await quotes()).toHaveLength(1);
  });

  it('the first rate of its kind waits for approval, because nothing can be compared', async () => {
    const rates = [{ currency: 'USD', rateType: 'bank-notes', buy: 15.57, sell: 15_590 }];
    const [status, body] = await read(await send({ rates }));
    expect([status, body]).toMatchObject([
      201,
      {
        state: 'waiting',
        issues: [{ line: 1, code: 'first', message: expect.stringMatching(/^There is no figure before it/) }],
      },
    ]);
    expect(await shownRates(cms())).toEqual({ 'USD e-rate': [16_200, 16_220] });
  });

  it.each([
    ['rates', { rates: [{ ...RATES.rates[0], buy: 16_301 }] }],
    ['rates', { ...RATES, validFrom: new Date(Date.now() + 60_000).toISOString() }],
    ['funds', RATES],
  ])('rejects the same key with other content for %s', async (kind, body) => {
    await send(RATES);
    expect((await send(body, {}, kind)).status).toBe(409);
    expect(await storedSheets(cms())).toHaveLength(1);
  });

  it('reports the issues of each line, publishes nothing and stores the sheet', async () => {
    const rates = [
      RATES.rates[0],
      { ...RATES.rates[0], currency: 'ZZZ' },
      { currency: 'JPY', buy: 'x', sell: 0 },
    ];
    const [status, body] = await read(await send({ rates }));
    expect([status, body]).toEqual([
      422,
      {
        statusCode: 422,
        message: 'Nothing of this sheet was taken over',
        sheet: expect.any(Number),
        state: 'failed',
        issues: [
          expect.objectContaining({
            line: 2,
            field: 'currency',
            message: 'The currency “ZZZ” is not on the bank’s list.',
          }),
          expect.objectContaining({ line: 3, field: 'rateType', code: 'shape' }),
        ],
      },
    ]);
    expect(await shownRates(cms())).toEqual({ 'USD e-rate': [16_200, 16_220] });
    expect(await storedSheets(cms())).toMatchObject([{ id: body.sheet, state: 'failed' }]);
    expect(await read(await send({ rates }))).toEqual([422, body]);
    expect(await storedSheets(cms())).toHaveLength(1);
  });

  it('a failed sheet sent again is validated again, and published once the cause is fixed', async () => {
    const rates = [{ ...RATES.rates[0], currency: 'CHF' }];
    const [rejected, first] = await read(await send({ rates }));
    const data = { code: 'CHF', name: 'Franc', unit: '1', digits: 2, flag: 'ch', position: 3 };
    const { id } = await cms().payload.create({ collection: 'currencies', data: data as never });
    await putInForce(cms(), { 'CHF e-rate': [16_200, 16_220] });
    const [status, body] = await read(await send({ rates }));
    expect([rejected, status, body]).toEqual([
      422,
      201,
      { sheet: first.sheet, state: 'published', issues: [] },
    ]);
    expect(await shownRates(cms())).toMatchObject({ 'CHF e-rate': [16_300, 16_320.5] });
    expect((await send({ rates })).status).toBe(200);
    expect((await send(RATES)).status).toBe(409);
    expect(await quotes()).toHaveLength(1);
    await emptyMarket(cms());
    await cms().payload.db.deleteOne({ collection: 'currencies', where: { id: { equals: id } } });
  });

  it('uses the given times, and rejects figures older than the current quote', async () => {
    const before = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const time = before(5);
    expect((await send({ ...RATES, validFrom: time }, { 'idempotency-key': 'on-time' })).status).toBe(201);
    const late = { ...RATES, validFrom: before(10) };
    const [status, body] = await read(await send(late, { 'idempotency-key': 'late' }));
    expect((await quotes()).map(({ validFrom }) => validFrom)).toEqual([time]);
    expect([status, body.issues]).toMatchObject([
      422,
      [{ message: expect.stringMatching(/^Older than the rate in force, .* \d\d:\d\d Jakarta time\.$/) }],
    ]);
  });

  it('responds in the requested language', async () => {
    const [, body] = await read(
      await send({ rates: [{ ...RATES.rates[0], buy: -1 }] }, { 'accept-language': 'id' }),
    );
    expect(body.issues[0].message).toBe('Angka harus lebih besar dari nol.');
  });

  it('a large move, and buy above sell, wait for approval', async () => {
    await send(RATES);
    const [status, body] = await read(
      await send({ rates: [{ ...RATES.rates[0], buy: 17_300, sell: 17_200 }] }, { 'idempotency-key': 'two' }),
    );
    expect([status, body.state]).toEqual([201, 'waiting']);
    expect(body.issues.map(({ code, severity }: Record<string, string>) => [code, severity])).toEqual([
      ['sinceLargeMove', 'approval'],
      ['sinceLargeMove', 'approval'],
      ['buyAboveSell', 'approval'],
    ]);
    expect(await shownRates(cms())).toEqual({ 'USD e-rate': [16_300, 16_320.5] });
  });

  it.each([
    ['no feed key', { authorization: '' }, RATES, 403],
    ['another key', { authorization: `Bearer ${'x'.repeat(40)}` }, RATES, 403],
    ['no idempotency key', { 'idempotency-key': '' }, RATES, 400],
    ['an overlong idempotency key', { 'idempotency-key': 'x'.repeat(201) }, RATES, 400],
    ['no JSON', {}, '{', 400],
    ['another type', { 'content-type': 'text/plain' }, RATES, 415],
    ['too much', { connection: 'close' }, `"${'x'.repeat(1024 * 1024)}"`, 413],
  ])('rejects %s', async (_what, headers, body, status) => {
    expect((await send(body, headers as Record<string, string>)).status).toBe(status);
    expect(await storedSheets(cms())).toEqual([]);
  });

  it('has no other resources and methods', async () => {
    expect((await send(RATES, {}, 'shares')).status).toBe(404);
    const response = await fetch(`${cms().url}/api/market/feed/rates`, {
      headers: { authorization: AUTHORIZATION },
    });
    expect(response.status).toBe(404);
  });

  it('rejects staff accounts of any role', async () => {
    await createUser(cms(), 'staff', ['administrator']);
    expect((await send(RATES, { authorization: '', ...(await signIn(cms(), 'staff')) })).status).toBe(403);
  });
});

describe('a back office without FEED_KEY', () => {
  it('has no feed', async () => {
    const cms = await startCms({ hasFeed: false });
    try {
      const response = await fetch(`${cms.url}/api/market/feed/rates`, {
        method: 'POST',
        body: JSON.stringify(RATES),
        headers: {
          authorization: 'Bearer undefined',
          'content-type': 'application/json',
          'idempotency-key': 'one',
        },
      });
      expect(response.status).toBe(404);
    } finally {
      await cms.stop();
    }
  });
});
