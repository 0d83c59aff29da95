import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { onEachDatabase } from '../../../testing/databases.ts';
import {
  emptyMarket,
  makeMarket,
  RULES,
  shownRates,
  shownValues,
  storedSheets,
  weekdays,
} from '../../../testing/market.ts';
import { fetchFigures } from './fetch-figures.ts';
import { pullFigures } from './pull-figures.ts';
import { failingSince, isDue } from './pull-trace.ts';

let server: Server;
let url = '';
let answering: RequestListener = (_request, response) => response.end();

beforeEach(async () => {
  server = createServer((request, response) => answering(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/kurs`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const says = (body: string, status = 200): RequestListener => {
  return (_request, response) => response.writeHead(status).end(body);
};
const rates = (buy: number) =>
  JSON.stringify({ rates: [{ currency: 'USD', rateType: 'e-rate', buy, sell: buy + 20 }] });

describe('what is fetched', () => {
  it('is what stands there', async () => {
    answering = says('hello');
    expect(await fetchFigures(url)).toEqual({ text: 'hello' });
  });

  it.each([
    ['status', 'a status', says('secret', 500)],
    ['notText', 'no text', (_request, response) => response.end(Buffer.from([0xff, 0xfe]))],
    ['tooLarge', 'too much', says('x'.repeat(1024 * 1024 + 1))],
    ['unreachable', 'a broken connection', (request) => request.socket.destroy()],
    ['timeout', 'nothing in time', () => {}],
    ['timeout', 'a beginning and no end', (_request, response) => response.write('{')],
    [
      'redirect',
      'another address',
      (_request, response) => response.writeHead(302, { location: 'https://elsewhere.example' }).end(),
    ],
  ] as [string, string, RequestListener][])('%s: is %s', async (code, _what, listener) => {
    answering = listener;
    const fetched = await fetchFigures(url, 300);
    expect(fetched).toMatchObject({ failure: { code, severity: 'error' } });
    expect(JSON.stringify(fetched)).not.toContain('secret');
  });

  it.each(['http://elsewhere.example/', 'ftp://127.0.0.1/', 'https://a:b@elsewhere.example/', 'kurs'])(
    'is never fetched from %s',
    async (address) => {
      expect(await fetchFigures(address)).toMatchObject({ failure: { code: 'badAddress' } });
    },
  );
});

it.each([
  ['never fetched', null, null, true],
  ['just fetched', '09:59:00', null, false],
  ['fetched so many minutes ago', '09:50:20', null, true],
  ['fetched before the rules changed', '09:59:00', '09:59:30', true],
  ['fetched after the rules changed', '09:59:00', '09:58:00', false],
])('what was %s is due: %s, %s, %s', (_what, last, changed, due) => {
  const at = (time: string) => `2026-11-20T${time}Z`;
  const isNow = isDue(last ? new Date(at(last)) : null, 10, changed && at(changed), new Date(at('10:00:00')));
  expect(isNow).toBe(due);
});

onEachDatabase('figures that are fetched', (cms) => {
  const pull = (kind: 'rates' | 'funds', given: object) => {
    const data = {
      ...RULES,
      [kind]: { ...RULES[kind], pull: { everyMinutes: 5, format: 'json', ...given } },
    };
    return cms().payload.updateGlobal({ slug: 'market', data: data as never, overrideAccess: true });
  };
  let time = 0;
  /** The minute in which it is due again. */
  const fetchAgain = () => {
    time += 6 * 60_000;
    return pullFigures(cms().payload, new Date(Date.now() + time));
  };
  const warnings = () =>
    vi.mocked(cms().payload.logger.warn).mock.calls.map(([line]) => line as unknown as { why: string });

  beforeAll(() => makeMarket(cms()));
  beforeEach(async () => {
    vi.restoreAllMocks();
    vi.spyOn(cms().payload.logger, 'warn').mockReturnValue(undefined);
    await emptyMarket(cms());
    await pull('funds', { isOn: false });
    await pull('rates', { isOn: true, url });
    time = 0;
  });

  it('are published like any other', async () => {
    answering = says(rates(16_300));
    await fetchAgain();
    expect(await shownRates(cms())).toEqual({ 'USD e-rate': [16_300, 16_320] });
    expect(await storedSheets(cms())).toMatchObject([
      { source: 'pull', state: 'published', enteredBy: null },
    ]);
  });

  it('can be a file, and fund values', async () => {
    const [date = ''] = weekdays(2);
    answering = says(`fund;date;value\nlentera-kas;${date};1.523,4567\n`);
    await pull('funds', { isOn: true, url, format: 'csv' });
    await fetchAgain();
    expect(await shownValues(cms(), 'lentera-kas')).toEqual({ [date]: 1_523.4567 });
  });

  it('are fetched when their time has come, and not while they are off', async () => {
    const asked = vi.fn();
    answering = (request, response) => {
      asked();
      says(rates(16_300))(request, response);
    };
    await pullFigures(cms().payload);
    await pullFigures(cms().payload);
    expect(asked).toHaveBeenCalledTimes(1);
    await fetchAgain();
    expect(asked).toHaveBeenCalledTimes(2);
    await pull('rates', { isOn: false, url });
    await fetchAgain();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('make no new sheet while they are the same, also with a failure in between', async () => {
    answering = says(rates(16_300));
    await fetchAgain();
    const [first] = await storedSheets(cms());
    await fetchAgain();
    answering = says('', 503);
    await fetchAgain();
    answering = says(rates(16_300));
    await fetchAgain();
    const sheets = await storedSheets(cms());
    expect(sheets.map(({ state }) => state)).toEqual(['published', 'failed']);
    expect(Date.parse(sheets[0]?.seenAt ?? '')).toBeGreaterThan(Date.parse(first?.seenAt ?? ''));
    expect((await cms().payload.count({ collection: 'exchange-quotes' })).totalDocs).toBe(1);
    answering = says(rates(16_310));
    await fetchAgain();
    expect(await shownRates(cms())).toEqual({ 'USD e-rate': [16_310, 16_330] });
  });

  it.each([
    ['an answer that is an error', says('{"password":"secret"}', 500), 'status', 'status'],
    ['an answer that is no JSON', says('<html>secret'), 'content', 'notText'],
    ['an answer of another shape', says('{"token":"secret"}'), 'content', 'shape'],
    ['an impossible rate', says(rates(-1)), 'content', 'notPositive'],
  ])('keep the last good ones after %s, which is logged and kept', async (_what, listener, why, code) => {
    answering = says(rates(16_300));
    await fetchAgain();
    answering = listener;
    await fetchAgain();
    expect(await shownRates(cms())).toEqual({ 'USD e-rate': [16_300, 16_320] });
    const [, failed] = await storedSheets(cms());
    expect(failed).toMatchObject({ state: 'failed', findings: [{ code }] });
    expect(warnings()).toMatchObject([{ kind: 'rates', why }]);
    expect(JSON.stringify([failed, warnings()])).not.toContain('secret');
  });

  it('tell since when they fail, write the same failure down once, and are well again with a success', async () => {
    const since = () => failingSince(cms().payload, 'rates');
    expect(await since()).toBeNull();
    answering = says('', 500);
    await fetchAgain();
    const [first] = await storedSheets(cms());
    await fetchAgain();
    answering = says('', 404);
    await fetchAgain();
    expect(await storedSheets(cms())).toHaveLength(2);
    expect(await since()).toBe(first?.createdAt);
    answering = says(rates(16_300));
    await fetchAgain();
    expect(await since()).toBeNull();
    answering = says('', 404);
    await fetchAgain();
    expect(await since()).toBe((await storedSheets(cms())).at(-1)?.createdAt);
    expect(await storedSheets(cms())).toHaveLength(4);
  });

  it('wait for a person where they move far', async () => {
    answering = says(rates(16_300));
    await fetchAgain();
    answering = says(rates(18_300));
    await fetchAgain();
    await fetchAgain();
    expect((await storedSheets(cms())).map(({ state }) => state)).toEqual(['published', 'waiting']);
    expect(await shownRates(cms())).toEqual({ 'USD e-rate': [16_300, 16_320] });
  });

  it('are fetched by one process at a time', async () => {
    const asked = vi.fn();
    answering = (request, response) => {
      asked();
      setTimeout(() => says(rates(16_300))(request, response), 300);
    };
    const { payload } = cms();
    // SQLite has one process, which looks again when it is through.
    if (payload.db.name !== 'postgres') return;
    await Promise.all([pullFigures(payload), pullFigures(payload)]);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(await storedSheets(cms())).toHaveLength(1);
  });
});
