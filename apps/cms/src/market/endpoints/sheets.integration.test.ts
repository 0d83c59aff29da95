import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ROLES, type Role } from '#cms/access/roles.ts';
import { onEachDatabase } from '../../../testing/databases.ts';
import {
  emptyMarket,
  makeMarket,
  putInForce,
  putValue,
  RULES,
  shownRates,
  shownValues,
  storedSheets,
  weekdays,
} from '../../../testing/market.ts';
import { createUser, signIn } from '../../../testing/records.ts';
import type { SheetReport } from './sheet-report.ts';

type Headers = Record<string, string>;
const JSON_TYPE = { 'content-type': 'application/json' };
const CSV_TYPE = { 'content-type': 'text/csv' };

const ratesOf = (buy: number, sell: number) => ({
  rates: [{ currency: 'USD', rateType: 'e-rate', buy, sell }],
});
const FILE = 'Mata uang;Jenis;Beli;Jual\r\nUSD;e-Rate;16.300;16.320,5\r\nJPY;Bank Notes;10.500,25;10.900\r\n';
const BAD_FILE =
  'currency,rateType,buy,sell\nUSD,e-rate,16300,16320.5\nZZZ,e-rate,1,2\nJPY,bank-notes,sepuluh,10900\n';

onEachDatabase('sheets from staff', (cms) => {
  const signedIn = new Map<Role | 'second', Headers>();

  beforeAll(async () => {
    await makeMarket(cms());
    await createUser(cms(), 'first', ['administrator']);
    for (const role of ROLES) await createUser(cms(), `the-${role}`, [role]);
    await createUser(cms(), 'the-second', ['treasury']);
    for (const who of [...ROLES, 'second'] as const) signedIn.set(who, await signIn(cms(), `the-${who}`));
  });
  beforeEach(async () => {
    await emptyMarket(cms());
    await putInForce(cms(), { 'USD e-rate': [16_300, 16_320], 'JPY bank-notes': [10_500, 10_900] });
  });

  const as = (who: Role | 'second'): Headers => ({ 'accept-language': 'en', ...signedIn.get(who) });
  const post = (path: string, body: BodyInit, headers: Headers) =>
    fetch(`${cms().url}/api/market/sheets/${path}`, { method: 'POST', body, headers });
  const type = (body: object, query = 'dryRun=false', headers: Headers = as('treasury')) =>
    post(`rates?${query}`, JSON.stringify(body), { ...headers, ...JSON_TYPE });
  const sendFile = (text: string, query = '', headers: Headers = as('treasury'), kind = 'rates') =>
    post(`${kind}?${query}`, text, { ...headers, ...CSV_TYPE });
  const decide = (
    sheet: number | null,
    how: 'approve' | 'reject' | 'withdraw',
    body: object,
    headers: Headers,
  ) => post(`${sheet}/${how}`, JSON.stringify(body), { ...headers, ...JSON_TYPE });
  const reportOf = async (response: Response) => (await response.json()) as SheetReport;

  it('are published if there are no issues', async () => {
    const response = await type(ratesOf(16_310, 16_330));
    expect([response.status, await reportOf(response)]).toMatchObject([
      201,
      { state: 'published', issues: [] },
    ]);
    expect(await shownRates(cms())).toMatchObject({ 'USD e-rate': [16_310, 16_330] });
  });

  it('are a dry run by default', async () => {
    const response = await type(ratesOf(16_310, 16_330), '');
    expect([response.status, await reportOf(response)]).toMatchObject([
      200,
      { sheet: null, changes: [{ subject: 'USD e-rate', moves: [{ before: 16_300, after: 16_310 }, {}] }] },
    ]);
    expect(await storedSheets(cms())).toEqual([]);
  });

  it('take effect once, however often the button is pressed', async () => {
    const headers = { ...as('treasury'), 'idempotency-key': 'press' };
    const [first, second] = await Promise.all(
      [1, 2].map(() => type(ratesOf(16_300, 16_320), 'dryRun=false', headers)),
    );
    expect([first?.status, second?.status].sort()).toEqual([200, 201]);
    expect(await storedSheets(cms())).toHaveLength(1);
    expect((await type(ratesOf(16_300, 16_330), 'dryRun=false', headers)).status).toBe(409);
    expect(await storedSheets(cms())).toHaveLength(1);
  });

  it('report warnings first, and are published after confirmation', async () => {
    await putInForce(cms(), { 'USD e-rate': [10_000, 10_100] });
    const response = await type(ratesOf(10_300, 10_100));
    const report = await reportOf(response);
    expect([response.status, report.issues]).toMatchObject([
      409,
      [
        { line: 1, field: 'buy', severity: 'warning', message: /^Moves by 3% from 10,000/ },
        { line: 1, field: 'buy', code: 'buyAboveSell' },
      ].map((one) => ({ ...one, ...(one.message ? { message: expect.stringMatching(one.message) } : {}) })),
    ]);
    expect(await shownRates(cms())).toMatchObject({ 'USD e-rate': [10_000, 10_100] });
    expect(
      (await type(ratesOf(10_300, 10_100), `dryRun=false&confirmedDigest=${report.digest}`)).status,
    ).toBe(201);
    expect(await shownRates(cms())).toMatchObject({ 'USD e-rate': [10_300, 10_100] });
  });

  it('report every error', async () => {
    const response = await type({ rates: [{ currency: 'ZZZ', rateType: 'e-rate', buy: '', sell: -1 }] });
    const { issues } = await reportOf(response);
    expect([response.status, issues.map(({ line, field }) => [line, field])]).toEqual([
      422,
      [
        [1, 'currency'],
        [1, 'buy'],
        [1, 'sell'],
      ],
    ]);
    expect(await storedSheets(cms())).toEqual([]);
  });

  describe('as a file', () => {
    it('a dry run reports the changes and the decimal separator, and stores nothing', async () => {
      await putInForce(cms(), { 'USD e-rate': [16_000, 16_020] });
      const response = await sendFile(FILE, 'dryRun=true');
      expect([response.status, await reportOf(response)]).toMatchObject([
        200,
        {
          sheet: null,
          decimalFormat: { separator: ',', isGuess: false },
          issues: [],
          changes: [
            {
              line: 2,
              subject: 'USD e-rate',
              moves: [
                { field: 'buy', before: 16_000, after: 16_300, percent: 1.875 },
                { field: 'sell', before: 16_020, after: 16_320.5 },
              ],
            },
            { line: 3, subject: 'JPY bank-notes', moves: [{ before: 10_500, after: 10_500.25 }, {}] },
          ],
        },
      ]);
      expect(await storedSheets(cms())).toEqual([]);
    });

    it('a dry run reports each bad line with its reason, and stores nothing', async () => {
      for (const dryRun of [true, false]) {
        const response = await sendFile(BAD_FILE, `dryRun=${dryRun}`);
        const { issues } = await reportOf(response);
        expect([response.status, issues.map(({ line, message }) => [line, message])]).toEqual([
          dryRun ? 200 : 422,
          [
            [3, 'The currency “ZZZ” is not on the bank’s list.'],
            [4, '“sepuluh” is not a number.'],
          ],
        ]);
      }
      expect(await storedSheets(cms())).toEqual([]);
    });

    it('are published afterwards', async () => {
      expect((await sendFile(FILE, 'dryRun=false')).status).toBe(201);
      expect(await shownRates(cms())).toEqual({
        'USD e-rate': [16_300, 16_320.5],
        'JPY bank-notes': [10_500.25, 10_900],
      });
      expect(await storedSheets(cms())).toMatchObject([{ source: 'csv' }]);
    });

    it('can begin later', async () => {
      const at = new Date(Date.now() + 3_600_000).toISOString();
      expect((await sendFile(FILE, `dryRun=false&validFrom=${at}`)).status).toBe(201);
      expect(await shownRates(cms())).toMatchObject({ 'USD e-rate': [16_300, 16_320] });
      expect((await sendFile(FILE, 'dryRun=false&validFrom=besok')).status).toBe(400);
    });

    it('can contain fund values', async () => {
      const [before = '', date = ''] = weekdays(3);
      await putValue(cms(), 'lentera-kas', before, 1_520);
      const [year, month, day] = date.split('-');
      const file = `fund;date;value\nlentera-kas;${day}/${month}/${year};1.523,4567\n`;
      expect((await sendFile(file, 'dryRun=false', as('treasury'), 'funds')).status).toBe(201);
      expect(await shownValues(cms(), 'lentera-kas')).toEqual({ [before]: 1_520, [date]: 1_523.4567 });
    });
  });

  describe('that wait', () => {
    const waiting = async () => {
      await putInForce(cms(), { 'USD e-rate': [10_000, 10_100] });
      const { digest } = await reportOf(await type(ratesOf(11_000, 11_100)));
      const response = await type(ratesOf(11_000, 11_100), `dryRun=false&confirmedDigest=${digest}`);
      return { ...(await reportOf(response)), digest, status: response.status };
    };

    it('can be approved by another person', async () => {
      const { sheet, digest, state, status } = await waiting();
      expect([status, state]).toEqual([201, 'waiting']);
      expect((await decide(sheet, 'approve', { confirmedDigest: digest }, as('treasury'))).status).toBe(403);
      expect((await decide(sheet, 'approve', {}, as('second'))).status).toBe(400);
      expect((await decide(sheet, 'approve', { confirmedDigest: 'nothing' }, as('second'))).status).toBe(409);
      expect(await shownRates(cms())).toMatchObject({ 'USD e-rate': [10_000, 10_100] });
      expect((await decide(sheet, 'approve', { confirmedDigest: digest }, as('second'))).status).toBe(200);
      expect(await shownRates(cms())).toMatchObject({ 'USD e-rate': [11_000, 11_100] });
      expect((await decide(sheet, 'approve', { confirmedDigest: digest }, as('second'))).status).toBe(409);
    });

    it('can be rejected with a reason', async () => {
      const { sheet } = await waiting();
      expect((await decide(sheet, 'reject', { reason: ' ' }, as('second'))).status).toBe(400);
      expect((await decide(sheet, 'reject', { reason: 'Salah ketik' }, as('second'))).status).toBe(200);
      expect((await storedSheets(cms()))[0]).toMatchObject({ state: 'rejected', reason: 'Salah ketik' });
      expect((await decide(0, 'reject', { reason: 'x' }, as('second'))).status).toBe(404);
    });
  });

  it('can be withdrawn before they begin, in reverse order', async () => {
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const scheduled = async (hours: number) =>
      (await reportOf(await type({ ...ratesOf(16_300, 16_320), validFrom: inHours(hours) }))).sheet;
    const [first, second] = [await scheduled(1), await scheduled(2)];
    const withdraw = async (sheet: number | null) => {
      const response = await decide(sheet, 'withdraw', {}, as('second'));
      return [response.status, await response.json()];
    };
    expect(await withdraw(first)).toMatchObject([422, {}]);
    expect(await withdraw(second)).toEqual([200, { state: 'withdrawn' }]);
    expect(await withdraw(second)).toMatchObject([409, {}]);
    expect(await withdraw(first)).toEqual([200, { state: 'withdrawn' }]);
    expect(await withdraw(0)).toMatchObject([404, {}]);
  });

  it.each(['x', '01', '9999999999'])('are not found by “%s”, which is no id of a row', async (id) => {
    for (const [how, body] of Object.entries({
      approve: { confirmedDigest: '' },
      reject: { reason: 'Salah ketik' },
      withdraw: {},
    })) {
      const headers = { ...as('treasury'), ...JSON_TYPE };
      const { status } = await post(`${id}/${how}`, JSON.stringify(body), headers);
      expect([how, status]).toEqual([how, 404]);
    }
  });

  describe('are restricted to treasury and administrators', () => {
    const may = (role: Role) => role === 'administrator' || role === 'treasury';
    /** Each operation, with its expected status for authorized users. */
    const operations: [string, (headers: Headers) => Promise<Response>, number][] = [
      ['try a sheet', (headers) => type(ratesOf(16_300, 16_320), 'dryRun=true', headers), 200],
      ['publish a sheet', (headers) => type(ratesOf(16_300, 16_320), 'dryRun=false', headers), 201],
      ['try a file', (headers) => sendFile(FILE, 'dryRun=true', headers), 200],
      ['publish a file', (headers) => sendFile(FILE, 'dryRun=false', headers), 201],
      ['approve', (headers) => decide(1, 'approve', { confirmedDigest: '' }, headers), 404],
      ['reject', (headers) => decide(1, 'reject', { reason: 'x' }, headers), 404],
      ['withdraw', (headers) => decide(1, 'withdraw', {}, headers), 404],
    ];

    describe.each(operations)('%s', (_name, operate, status) => {
      it.each(ROLES)('as %s', async (role) => {
        expect((await operate(as(role))).status).toBe(may(role) ? status : 403);
        if (!may(role)) expect(await storedSheets(cms())).toEqual([]);
      });

      it.each([
        ['nobody', (): Headers => ({})],
        ['a cross-site request', (): Headers => ({ ...as('treasury'), origin: 'https://elsewhere.example' })],
        ['a request without origin', (): Headers => ({ cookie: as('treasury').cookie ?? '' })],
      ])('as %s', async (_who, headers) => {
        expect((await operate(headers())).status).toBe(403);
        expect(await storedSheets(cms())).toEqual([]);
      });
    });

    it.each(ROLES)('cannot be written through the collection API, not even as %s', async (role) => {
      const rows = {
        'exchange-quotes': { currency: 'USD', rateType: 'e-rate', buy: 1, sell: 2 },
        'fund-values': { fund: 1, date: '2026-01-05', value: 1 },
        'market-sheets': { kind: 'rates', source: 'manual', state: 'published', lines: [] },
      };
      for (const [collection, body] of Object.entries(rows)) {
        const response = await fetch(`${cms().url}/api/${collection}`, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { ...as(role), ...JSON_TYPE },
        });
        expect([collection, response.status]).toEqual([collection, 403]);
      }
    });

    it.each(ROLES)('as are currencies and limits, as %s', async (role) => {
      const create = await fetch(`${cms().url}/api/currencies`, {
        method: 'POST',
        body: JSON.stringify({
          code: `A${role[0]?.toUpperCase()}A`,
          name: 'Baru',
          unit: '1',
          digits: 2,
          flag: 'us',
          position: 9,
        }),
        headers: { ...as(role), ...JSON_TYPE },
      });
      expect(create.status).toBe(may(role) ? 201 : 403);
      const limits = await fetch(`${cms().url}/api/globals/market`, {
        method: 'POST',
        body: JSON.stringify(RULES),
        headers: { ...as(role), ...JSON_TYPE },
      });
      expect(limits.status).toBe(may(role) ? 200 : 403);
    });
  });

  it.each([
    [
      'too large',
      () => sendFile('x'.repeat(1024 * 1024 + 1), '', { ...as('treasury'), connection: 'close' }),
      413,
    ],
    ['not text', () => post('rates', new Uint8Array([0xff, 0xfe]), { ...as('treasury'), ...CSV_TYPE }), 400],
    ['no JSON', () => post('rates', '{', { ...as('treasury'), ...JSON_TYPE }), 400],
    [
      'sent as something else',
      () => post('rates', '{}', { ...as('treasury'), 'content-type': 'text/plain' }),
      415,
    ],
    ['sent with another question', () => type({}, 'dryRun=perhaps'), 400],
  ])('rejects %s', async (_what, attempt, status) => {
    expect((await attempt()).status).toBe(status);
  });
});
