import { HOUR_MS, jakartaDate } from '@beranda/finance';
import { createLocalReq } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getTagVersions } from '../../../testing/content.ts';
import { onEachDatabase } from '../../../testing/databases.ts';
import {
  emptyMarket,
  makeMarket,
  putInForce,
  quotesOfSheets,
  shownRates,
  storedSheets,
} from '../../../testing/market.ts';
import { createUser } from '../../../testing/records.ts';
import { rateHistory, ratesContent } from '../exchange-quotes/content.ts';
import { screenData } from '../screen/screen-data.ts';
import { digestOfValidation } from '../validation/digest.ts';
import type { SheetContent } from '../validation/lines.ts';
import { approveSheet } from './decide-sheet.ts';
import { type Arrival, fingerprintOfContent, receiveSheet } from './receive-sheet.ts';
import { withdrawSheet } from './withdraw-sheet.ts';

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

onEachDatabase('rates in a timeline', (cms) => {
  let entering = 0;
  let approving = 0;

  beforeAll(async () => {
    await makeMarket(cms());
    entering = (await createUser(cms(), 'Ratna', ['administrator'])).id;
    approving = (await createUser(cms(), 'Wira', ['treasury'])).id;
  });
  beforeEach(async () => {
    await emptyMarket(cms());
    await putInForce(cms(), { 'USD e-rate': [16_300, 16_320], 'JPY e-rate': [10_500, 10_520] });
  });

  const sheet = (
    validFrom: string | null,
    buy: number,
    more: [currency: string, buy: number][] = [],
  ): SheetContent => ({
    kind: 'rates',
    lines: [['USD', buy] as const, ...more].map(([currency, rate], index) => {
      return { line: index + 1, currency, rateType: 'e-rate', buy: rate, sell: rate + 20 };
    }),
    validFrom,
  });
  const arrive = async (content: SheetContent, more: Partial<Arrival> = {}) => {
    const fingerprint = fingerprintOfContent(content, []);
    const arrival: Arrival = {
      source: 'feed',
      content,
      parseIssues: [],
      fingerprint,
      enteredBy: null,
      ...more,
    };
    const result = await receiveSheet(cms().payload, arrival);
    if (result.kind === 'conflict') throw new Error('It was in conflict.');
    return result;
  };
  const storedAs = async (content: SheetContent) => {
    const result = await arrive(content);
    if (result.kind !== 'stored') throw new Error(`It was ${result.kind}.`);
    return result;
  };
  const quotes = async () => {
    const where = { sheet: { exists: true } };
    const { docs } = await cms().payload.find({ collection: 'exchange-quotes', where, sort: 'id', depth: 0 });
    return docs.map(({ buy, currency, validFrom }) => [currency, buy, validFrom]);
  };
  const tagVersion = async () => (await getTagVersions(cms()))['exchange-quotes'] ?? 0;
  const screen = async () => {
    const user = { ...(await cms().payload.findByID({ collection: 'users', id: approving })) };
    return screenData(
      await createLocalReq({ user: { ...user, collection: 'users' } }, cms().payload),
      undefined,
    );
  };

  describe('with a given time', () => {
    it('hold from that time, also in the past, so that their age is that of the source', async () => {
      const [first, second] = [hoursFromNow(-30), hoursFromNow(-1)];
      await storedAs(sheet(first, 16_300));
      expect(await quotes()).toEqual([['USD', 16_300, first]]);
      await storedAs(sheet(second, 16_310));
      expect(await quotes()).toEqual([
        ['USD', 16_300, first],
        ['USD', 16_310, second],
      ]);
      expect(await shownRates(cms())).toMatchObject({ 'USD e-rate': [16_310, 16_330] });
    });

    it.each(['feed', 'pull', 'manual', 'csv'] as const)(
      'are errors if older than the current ones, when sent by %s',
      async (source) => {
        await storedAs(sheet(hoursFromNow(-1), 16_400));
        const late = sheet(hoursFromNow(-2), 16_300);
        const result = await arrive(late, { source });
        expect(result).toMatchObject({ issues: [{ line: 1, code: 'olderThanInForce' }] });
        expect(result.kind === 'stored' ? result.state : result.kind).toBe(
          source === 'feed' || source === 'pull' ? 'failed' : 'invalid',
        );
        expect(await shownRates(cms())).toMatchObject({ 'USD e-rate': [16_400, 16_420] });
      },
    );

    it('are errors if others were published since without a time', async () => {
      await storedAs(sheet(null, 16_400));
      expect(await storedAs(sheet(hoursFromNow(-1), 16_300))).toMatchObject({ state: 'failed' });
    });

    it('change nothing if repeated, and bump no cache tag', async () => {
      const time = hoursFromNow(-30);
      await storedAs(sheet(time, 16_300));
      const before = [await tagVersion(), await quotes()];
      expect(await storedAs(sheet(time, 16_300))).toMatchObject({ state: 'published', issues: [] });
      expect([await tagVersion(), await quotes()]).toEqual(before);
    });

    it('add only changed lines, which hold from now, for each correction', async () => {
      const time = hoursFromNow(-30);
      await storedAs(sheet(time, 16_300, [['JPY', 10_500]]));
      for (const [buy, yen] of [
        [16_310, 10_500],
        [16_320, 10_510],
      ] as const) {
        const before = new Date().toISOString();
        expect(await storedAs(sheet(time, buy, [['JPY', yen]]))).toMatchObject({ state: 'published' });
        const last = (await quotes()).filter(([currency]) => currency === 'USD').at(-1);
        expect(last?.[1]).toBe(buy);
        expect(String(last?.[2]) >= before).toBe(true);
      }
      expect((await quotes()).map(([currency, buy]) => [currency, buy])).toEqual([
        ['USD', 16_300],
        ['JPY', 10_500],
        ['USD', 16_310],
        ['USD', 16_320],
        ['JPY', 10_510],
      ]);
      expect(await shownRates(cms())).toEqual({
        'USD e-rate': [16_320, 16_340],
        'JPY e-rate': [10_510, 10_530],
      });
    });
  });

  describe('that wait', () => {
    /** Receives a sheet with an arrival time in the past, and approves it. */
    const approveArrivedBefore = async (id: number, hours: number) => {
      const createdAt = hoursFromNow(-hours);
      await cms().payload.db.updateOne({ collection: 'market-sheets', id, data: { createdAt } });
      const [waiting] = (await screen()).waiting;
      const approval = await approveSheet(cms().payload, approving, id, waiting?.digest ?? '');
      return { approval, createdAt };
    };

    it('without a time hold from their arrival, and are in force from their approval', async () => {
      const { sheet: id } = await storedAs(sheet(null, 18_300));
      expect((await storedSheets(cms()))[0]?.validFrom).toBe('');
      const { approval, createdAt } = await approveArrivedBefore(id, 72);
      expect(approval).toEqual({ kind: 'published' });
      const [approved] = await storedSheets(cms());
      expect(approved?.validFrom).toBe(createdAt);
      const { docs } = await cms().payload.find({ collection: 'exchange-quotes', sort: '-id', depth: 0 });
      // The age counts from the arrival, the visibility from the approval.
      expect(docs[0]).toMatchObject({ validFrom: createdAt, publishedAt: approved?.decidedAt });
      expect(await shownRates(cms())).toMatchObject({ 'USD e-rate': [18_300, 18_320] });
      const days = (await rateHistory(cms().payload, 'USD', 'e-rate'))?.days;
      expect(days?.map(({ buy }) => buy)).toEqual([16_300, 18_300]);
      expect(days?.at(-1)?.date).toBe(jakartaDate(new Date()));
      const { previous } = await ratesContent(cms().payload, 'id');
      expect(previous).toMatchObject([{ currency: 'USD', buy: 16_300 }]);
    });

    it('need a new confirmation when a line without issues has changed', async () => {
      const yen = (buy: number) =>
        ({ ...sheet(null, buy), lines: sheet(null, 1, [['JPY', buy]]).lines.slice(1) }) as SheetContent;
      await arrive(yen(11_500), { source: 'pull' });
      const { sheet: id } = await storedAs(sheet(null, 18_300, [['JPY', 10_500]]));
      const [waiting, before] = (await screen()).waiting;
      await approveSheet(cms().payload, approving, before?.id ?? 0, before?.digest ?? '');
      expect(await approveSheet(cms().payload, approving, id, waiting?.digest ?? '')).toMatchObject({
        kind: 'unconfirmed',
        changes: [{}, { subject: 'JPY e-rate', moves: [{ before: 11_500, after: 10_500 }, {}] }],
      });
      expect((await shownRates(cms()))['JPY e-rate']).toEqual([11_500, 11_520]);
    });

    it('cannot be approved once newer rates are in force', async () => {
      const { sheet: id } = await storedAs(sheet(hoursFromNow(-2), 18_300));
      await arrive(sheet(hoursFromNow(-1), 16_310), { source: 'manual' });
      const [waiting] = (await screen()).waiting;
      expect(await approveSheet(cms().payload, approving, id, waiting?.digest ?? '')).toMatchObject({
        kind: 'invalid',
        issues: [{ code: 'olderThanInForce' }],
      });
    });
  });

  describe('that are still to begin', () => {
    it('are the reference for earlier ones, too', async () => {
      await putInForce(cms(), { 'USD e-rate': [16_100, 16_120] });
      await storedAs(sheet(hoursFromNow(24), 16_700));
      expect(await storedAs(sheet(null, 15_600))).toMatchObject({
        state: 'waiting',
        issues: [
          { field: 'buy', code: 'move', severity: 'warning' },
          {
            field: 'buy',
            code: 'nextLargeMove',
            severity: 'approval',
            values: { next: 16_700, percent: 7.05 },
          },
          { field: 'sell', code: 'move' },
          { field: 'sell', code: 'nextLargeMove' },
        ],
      });
      expect(await shownRates(cms())).toMatchObject({ 'USD e-rate': [16_100, 16_120] });
    });

    it('are compared with the rates in force until then, also when replacing others of the same time', async () => {
      const time = hoursFromNow(24);
      await storedAs(sheet(null, 16_000));
      await storedAs(sheet(time, 16_700));
      expect(await storedAs(sheet(time, 17_400))).toMatchObject({
        state: 'waiting',
        issues: [{ code: 'largeMove', values: { before: 16_000 } }, { code: 'largeMove' }],
      });
    });

    it('are listed with author and approver until they are withdrawn', async () => {
      await storedAs(sheet(null, 16_000));
      const time = hoursFromNow(24);
      const content = sheet(time, 17_000);
      const first = await arrive(content, { source: 'manual', enteredBy: entering });
      const digest = first.kind === 'unconfirmed' ? digestOfValidation(first) : '';
      await arrive(content, { source: 'manual', enteredBy: entering, confirmedDigest: digest });
      const [waiting] = (await screen()).waiting;
      const id = waiting?.id ?? 0;
      expect((await screen()).upcoming).toEqual([]);
      await approveSheet(cms().payload, approving, id, waiting?.digest ?? '');
      expect((await screen()).upcoming).toEqual([
        {
          id,
          validFrom: time,
          enteredBy: 'Ratna',
          approvedBy: 'Wira',
          rates: [{ key: 'USD e-rate', buy: 17_000, sell: 17_020 }],
        },
      ]);
      const before = await tagVersion();
      expect(await withdrawSheet(cms().payload, approving, id)).toEqual({ kind: 'withdrawn' });
      expect(await tagVersion()).toBe(before + 1);
      const { past, upcoming } = await screen();
      expect(upcoming).toEqual([]);
      expect(past.rates[0]).toMatchObject({ id, state: 'withdrawn', decidedBy: 'Wira', why: 'Wira' });
    });

    it('remain stored after withdrawal, with person and time, but are never in force', async () => {
      await storedAs(sheet(hoursFromNow(-1), 16_000));
      const soon = new Date(Date.now() + 1_500);
      const { sheet: id } = await storedAs(sheet(soon.toISOString(), 16_100));
      expect(await withdrawSheet(cms().payload, entering, id)).toEqual({ kind: 'withdrawn' });
      await new Promise((resolve) => setTimeout(resolve, soon.getTime() + 50 - Date.now()));
      expect(await shownRates(cms())).toMatchObject({ 'USD e-rate': [16_000, 16_020] });
      expect((await rateHistory(cms().payload, 'USD', 'e-rate'))?.days.map(({ buy }) => buy)).toEqual([
        16_300, 16_000,
      ]);
      const docs = await quotesOfSheets(cms());
      const [stored] = (await storedSheets(cms())).slice(1);
      expect(stored).toMatchObject({
        state: 'withdrawn',
        withdrawnBy: entering,
        validFrom: soon.toISOString(),
      });
      expect(docs[1]).toMatchObject({ buy: 16_100, validFrom: null, withdrawnAt: stored?.withdrawnAt });
      // They are no reference any more.
      expect(await storedAs(sheet(null, 15_500))).toMatchObject({ state: 'published' });
    });

    it('are withdrawn in reverse order, and never after they have begun', async () => {
      const time = hoursFromNow(24);
      const withdraw = async (id: number) => (await withdrawSheet(cms().payload, entering, id)).kind;
      const now = await storedAs(sheet(null, 16_000));
      const [first, same, last] = [
        await storedAs(sheet(time, 16_100)),
        await storedAs(sheet(time, 16_200)),
        await storedAs(sheet(hoursFromNow(48), 16_300)),
      ];
      expect(await withdraw(now.sheet)).toBe('begun');
      expect([await withdraw(first.sheet), await withdraw(same.sheet)]).toEqual(['followed', 'followed']);
      expect(await withdraw(last.sheet)).toBe('withdrawn');
      expect([await withdraw(same.sheet), await withdraw(first.sheet)]).toEqual(['followed', 'withdrawn']);
      expect([await withdraw(same.sheet), await withdraw(same.sheet)]).toEqual(['withdrawn', 'begun']);
      expect(await withdraw(0)).toBe('missing');
    });
  });
});
