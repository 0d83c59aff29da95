import { createLocalReq } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SheetSource } from '#cms/collections/market-sheets/market-sheets.ts';
import { revisionsOf } from '../../../testing/content.ts';
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
import { createUser } from '../../../testing/records.ts';
import { digestOf } from '../judging/digest.ts';
import { MAX_LINES, type SheetContent } from '../judging/lines.ts';
import { approveSheet, rejectSheet } from './decide-sheet.ts';
import { judgeWaiting } from './judge-waiting.ts';
import { type Arrival, fingerprintOf, judgeArrival, type Outcome, receiveSheet } from './receive-sheet.ts';
import type { StoredSheet } from './stored-sheet.ts';

const DAY_MS = 86_400_000;

onEachDatabase('market sheets', (cms) => {
  let entering = 0;
  let approving = 0;

  beforeAll(async () => {
    await makeMarket(cms());
    entering = (await createUser(cms(), 'entering', ['administrator'])).id;
    approving = (await createUser(cms(), 'approving', ['treasury'])).id;
  });
  beforeEach(async () => {
    await emptyMarket(cms());
    await inForce(16_300, 16_320);
  });

  const usd = (buy: number, sell: number, validFrom: string | null = null): SheetContent => ({
    kind: 'rates',
    lines: [{ line: 1, currency: 'USD', rateType: 'e-rate', buy, sell }],
    validFrom,
  });
  const inForce = (buy: number, sell: number) => putInForce(cms(), { 'USD e-rate': [buy, sell] });
  const values = (...given: [date: string, value: number][]): SheetContent => ({
    kind: 'funds',
    lines: given.map(([date, value], index) => ({ line: index + 1, fund: 'lentera-kas', date, value })),
    validFrom: null,
  });
  const arrive = (content: SheetContent, more: Partial<Arrival> = {}) =>
    receiveSheet(cms().payload, {
      source: 'feed',
      content,
      faults: [],
      fingerprint: fingerprintOf(JSON.stringify(content)),
      enteredBy: null,
      ...more,
    });
  const type = (content: SheetContent, seen?: string) =>
    arrive(content, { source: 'manual', enteredBy: entering, seen });
  const stored = (outcome: Outcome) => {
    if (outcome.is !== 'stored') throw new Error(`It was ${outcome.is}.`);
    return outcome;
  };
  const quotes = async () => {
    const all = { collection: 'exchange-quotes', depth: 0, pagination: false, sort: 'id' } as const;
    return (await cms().payload.find({ ...all, where: { sheet: { exists: true } } })).docs;
  };
  const emptyQuotes = () => cms().payload.db.deleteMany({ collection: 'exchange-quotes', where: {} });
  /** What is seen of a sheet that waits at this moment. */
  const seenOf = async (sheet: number) => {
    const waiting = (await storedSheets(cms())).find(({ id }) => id === sheet) as unknown as StoredSheet;
    return digestOf(await judgeWaiting(await createLocalReq({}, cms().payload), waiting, new Date()));
  };
  const approveAsSeen = async (sheet: number) =>
    approveSheet(cms().payload, approving, sheet, await seenOf(sheet));
  const revision = async (scope: 'exchange-quotes' | 'fund-values') => (await revisionsOf(cms()))[scope] ?? 0;

  describe('of rates', () => {
    it('are visible at once, with what they came with', async () => {
      const before = await revision('exchange-quotes');
      const { sheet, state } = stored(await type(usd(16_310, 16_330)));
      expect(state).toBe('published');
      expect(await shownRates(cms())).toEqual({ 'USD e-rate': [16_310, 16_330] });
      expect(await revision('exchange-quotes')).toBe(before + 1);
      expect(await quotes()).toMatchObject([{ sheet, buy: 16_310 }]);
      expect(await storedSheets(cms())).toMatchObject([
        { id: sheet, source: 'manual', state, enteredBy: entering, decidedBy: entering },
      ]);
    });

    it('are added to those before them, of which none is changed', async () => {
      await type(usd(16_300, 16_320));
      const [first] = await quotes();
      await type(usd(16_310, 16_330));
      expect(await quotes()).toEqual([first, expect.objectContaining({ buy: 16_310 })]);
      expect(await shownRates(cms())).toEqual({ 'USD e-rate': [16_310, 16_330] });
    });

    it('can begin later, and are then held to what is in force until then', async () => {
      await type(usd(16_300, 16_320));
      const tomorrow = new Date(Date.now() + DAY_MS).toISOString();
      await type(usd(16_500, 16_520, tomorrow));
      expect(await shownRates(cms())).toEqual({ 'USD e-rate': [16_300, 16_320] });
      expect((await quotes())[1]).toMatchObject({ validFrom: tomorrow });
      const later = new Date(Date.now() + 2 * DAY_MS).toISOString();
      const { findings } = stored(await arrive(usd(16_100, 16_120, later)));
      expect(findings[0]).toMatchObject({ code: 'move', values: { before: 16_500 } });
    });

    it('never begin months ahead', async () => {
      const far = await type(usd(16_300, 16_320, new Date(Date.now() + 60 * DAY_MS).toISOString()));
      expect(far).toMatchObject({ is: 'refused', findings: [{ code: 'validFromFar' }] });
    });

    it('with warnings are stored only for a person who has been shown exactly those', async () => {
      const moved = usd(16_700, 16_720);
      const outcome = await type(moved);
      expect(outcome).toMatchObject({ is: 'unseen', findings: [{ code: 'move' }, { code: 'move' }] });
      expect(await storedSheets(cms())).toEqual([]);
      expect(await type(moved, digestOf({ findings: [], changes: [] }))).toMatchObject({ is: 'unseen' });
      const seen = outcome.is === 'unseen' ? digestOf(outcome) : '';
      expect(await type(moved, seen)).toMatchObject({ is: 'stored', state: 'published' });
    });

    it('that nothing is to be said about are seen anew when those in force have moved since', async () => {
      const content = usd(16_400, 16_420);
      const now = new Date();
      const req = await createLocalReq({}, cms().payload);
      const arrival = { source: 'csv', content, faults: [] } as const;
      const judgement = await judgeArrival(req, arrival, { now, arrivedAt: now });
      expect(judgement.findings).toEqual([]);
      await type(usd(16_500, 16_520));
      const outcome = await type(content, digestOf(judgement));
      expect(outcome).toMatchObject({
        is: 'unseen',
        findings: [],
        changes: [{ moves: [{ before: 16_500, after: 16_400 }, {}] }],
      });
      expect(await shownRates(cms())).toEqual({ 'USD e-rate': [16_500, 16_520] });
      const seen = outcome.is === 'unseen' ? digestOf(outcome) : '';
      expect(await type(content, seen)).toMatchObject({ is: 'stored', state: 'published' });
    });

    it('that are the first of their kind wait where nobody has looked, and warn who enters them', async () => {
      const yen: SheetContent = {
        kind: 'rates',
        lines: [{ line: 1, currency: 'JPY', rateType: 'e-rate', buy: 10.5, sell: 10.9 }],
        validFrom: null,
      };
      expect(await arrive(yen)).toMatchObject({
        state: 'waiting',
        findings: [{ code: 'first', severity: 'approval' }],
      });
      expect(await type(yen)).toMatchObject({
        is: 'unseen',
        findings: [{ code: 'first', severity: 'warning' }],
      });
      expect(await shownRates(cms())).toEqual({ 'USD e-rate': [16_300, 16_320] });
    });

    it('move no farther in small steps than in one, unless a second person lets them', async () => {
      /** Publishes what wants no second person, and sends the rest to one. */
      const press = async (buy: number) => {
        const outcome = await type(usd(buy, buy + 20));
        const seen = outcome.is === 'unseen' ? digestOf(outcome) : undefined;
        return stored(seen ? await type(usd(buy, buy + 20), seen) : outcome);
      };
      expect((await press(17_000)).state).toBe('published');
      const second = await press(17_800);
      expect(second).toMatchObject({
        state: 'waiting',
        findings: [{ code: 'sinceLargeMove', values: { before: 16_300 } }, {}],
      });
      expect(await shownRates(cms())).toEqual({ 'USD e-rate': [17_000, 17_020] });
      expect((await approveAsSeen(second.sheet)).is).toBe('published');
      // What the second person has let through is what moves are held to from then on.
      expect((await press(17_900)).findings).toEqual([]);
      expect((await press(18_500)).findings).toMatchObject([{ code: 'sinceMove' }, {}]);
    });

    it('with errors leave nothing behind when a person sees them, and are kept when nobody does', async () => {
      expect(await type(usd(0, 16_320))).toMatchObject({
        is: 'refused',
        findings: [{ code: 'notPositive' }],
      });
      expect(await storedSheets(cms())).toEqual([]);
      const { sheet } = stored(await arrive(usd(0, 16_320)));
      expect(await storedSheets(cms())).toMatchObject([
        { id: sheet, state: 'failed', findings: [{ line: 1, field: 'buy', code: 'notPositive' }] },
      ]);
      expect(await shownRates(cms())).toEqual({ 'USD e-rate': [16_300, 16_320] });
    });

    it('have one effect with one key, and tell the key from other content', async () => {
      const first = stored(await arrive(usd(16_300, 16_320), { key: 'feed:1' }));
      const again = stored(await arrive(usd(16_300, 16_320), { key: 'feed:1' }));
      expect([first.isRepeat, again.isRepeat, again.sheet]).toEqual([false, true, first.sheet]);
      expect(await arrive(usd(16_301, 16_320), { key: 'feed:1' })).toEqual({ is: 'conflict' });
      expect(await quotes()).toHaveLength(1);
    });

    it('that arrive with one key at the same time have one effect', async () => {
      const outcomes = await Promise.all(
        Array.from({ length: 6 }, () => arrive(usd(16_300, 16_320), { key: 'feed:same' })),
      );
      expect(outcomes.filter((one) => one.is === 'stored' && !one.isRepeat)).toHaveLength(1);
      expect(await quotes()).toHaveLength(1);
    });

    it('that arrive at the same time are each held to the one before', async () => {
      await inForce(10_000, 10_000);
      const steps = Array.from({ length: 5 }, (_, index) => 10_050 + index * 90);
      const outcomes = await Promise.all(steps.map((rate) => arrive(usd(rate, rate))));
      const judged = outcomes.map((outcome) => stored(outcome));
      const all = await quotes();
      for (const { sheet, findings } of judged) {
        const at = all.findIndex((quote) => quote.sheet === sheet);
        const percentFrom = (before: number) => Math.abs(((all[at]?.buy ?? 0) / before - 1) * 100);
        const moved = Math.max(percentFrom(all[at - 1]?.buy ?? 10_000), percentFrom(10_000));
        expect(findings.length > 0).toBe(moved > 2);
      }
    });

    it('come in by the thousand', async () => {
      for (let index = 0; index < 670; index += 1) {
        const code = String.fromCharCode(65 + (index % 26), 65 + (Math.floor(index / 26) % 26), 90);
        const data = { code, unit: '1', digits: 2, flag: 'us', position: 1, createdAt: 0, updatedAt: 0 };
        const time = new Date().toISOString();
        await cms().payload.db.create({
          collection: 'currencies',
          data: { ...data, createdAt: time, updatedAt: time },
        });
      }
      const { docs } = await cms().payload.find({ collection: 'currencies', pagination: false });
      const lines = docs
        .flatMap(({ code }) =>
          (['e-rate', 'tt-counter', 'bank-notes'] as const).map((rateType) => ({ currency: code, rateType })),
        )
        .slice(0, MAX_LINES)
        .map((pair, index) => ({ line: index + 1, ...pair, buy: 10 + index, sell: 11 + index }));
      expect(lines).toHaveLength(MAX_LINES);
      await emptyQuotes();
      const { findings, sheet } = stored(await arrive({ kind: 'rates', lines, validFrom: null }));
      expect(findings).toHaveLength(MAX_LINES);
      expect((await approveAsSeen(sheet)).is).toBe('published');
      expect(await quotes()).toHaveLength(MAX_LINES);
      const strangers = { code: { not_in: ['USD', 'JPY'] } };
      await cms().payload.db.deleteMany({ collection: 'currencies', where: strangers });
    });
  });

  describe('that need a second person', () => {
    /** A sheet that waits, with what is seen of it at this moment. */
    const wait = async (outcome: Outcome) => {
      const { sheet } = stored(outcome);
      return { sheet, seen: await seenOf(sheet) };
    };
    const waiting = async (source: SheetSource = 'manual') => {
      await inForce(10_000, 10_100);
      const content = usd(11_000, 11_100);
      if (source === 'feed') return wait(await arrive(content));
      const first = await type(content);
      return wait(await type(content, first.is === 'unseen' ? digestOf(first) : ''));
    };
    const approve = (user: number, sheet: number, seen: string) =>
      approveSheet(cms().payload, user, sheet, seen);

    it('show nothing until somebody else has let them through', async () => {
      const { sheet, seen } = await waiting();
      const before = await revision('exchange-quotes');
      expect((await storedSheets(cms()))[0]).toMatchObject({ state: 'waiting', decidedBy: null });
      expect(await shownRates(cms())).toEqual({ 'USD e-rate': [10_000, 10_100] });
      expect(await approve(entering, sheet, seen)).toEqual({ is: 'own' });
      expect(await approve(approving, sheet, seen)).toEqual({ is: 'published' });
      expect(await shownRates(cms())).toEqual({ 'USD e-rate': [11_000, 11_100] });
      expect(await revision('exchange-quotes')).toBe(before + 1);
      expect((await storedSheets(cms()))[0]).toMatchObject({
        state: 'published',
        enteredBy: entering,
        decidedBy: approving,
      });
      expect(await approve(approving, sheet, seen)).toEqual({ is: 'decided' });
      expect(await quotes()).toHaveLength(1);
    });

    it('and came from a system are let through by anybody of treasury', async () => {
      const { sheet, seen } = await waiting('feed');
      expect(await approve(entering, sheet, seen)).toEqual({ is: 'published' });
    });

    it('are judged again, by the rates that hold by then', async () => {
      await inForce(10_000, 10_100);
      const earlier = await wait(await arrive(usd(10_600, 10_700)));
      const { sheet, seen } = await waiting();
      expect(await approve(approving, earlier.sheet, earlier.seen)).toEqual({ is: 'published' });
      const outcome = await approve(approving, sheet, seen);
      expect(outcome).toMatchObject({ is: 'unseen', findings: [{ values: { before: 10_600 } }, {}] });
      expect(await shownRates(cms())).toEqual({ 'USD e-rate': [10_600, 10_700] });
      const shown = outcome.is === 'unseen' ? digestOf(outcome) : '';
      expect(await approve(approving, sheet, shown)).toEqual({ is: 'published' });
    });

    it('never take the place of newer ones that are in force, whoever sent these', async () => {
      const { sheet } = await waiting('feed');
      await type(usd(10_100, 10_200));
      expect((await storedSheets(cms()))[0]?.state).toBe('waiting');
      expect(await approveAsSeen(sheet)).toMatchObject({
        is: 'refused',
        findings: [{ code: 'olderThanInForce' }],
      });
      // The source may say that it made them earlier: they arrived later all the same.
      const { sheet: other } = await wait(await arrive(usd(11_100, 11_200)));
      const before = (await storedSheets(cms())).at(-1)?.createdAt ?? '';
      await emptyQuotes();
      await inForce(10_000, 10_100);
      await type(usd(10_150, 10_250, new Date(Date.parse(before) - 60_000).toISOString()));
      expect(await approveAsSeen(other)).toMatchObject({
        is: 'refused',
        findings: [{ code: 'olderThanInForce' }],
      });
      expect(await shownRates(cms())).toEqual({ 'USD e-rate': [10_150, 10_250] });
    });

    it.each(['feed', 'manual'] as const)(
      'are superseded once newer ones of the same source are in force that name all they do (%s)',
      async (source) => {
        const { sheet } = await waiting(source);
        const send = (content: SheetContent) => (source === 'feed' ? arrive(content) : type(content));
        const later = new Date(Date.now() + DAY_MS).toISOString();
        expect(await send(usd(10_110, 10_210, later))).toMatchObject({ state: 'published' });
        expect((await storedSheets(cms()))[0]?.state).toBe('waiting');
        expect(await send(usd(10_100, 10_200))).toMatchObject({ state: 'published' });
        expect((await storedSheets(cms()))[0]).toMatchObject({ state: 'superseded', decidedBy: null });
        expect(await approve(approving, sheet, '')).toEqual({ is: 'decided' });
      },
    );

    it('and are still to begin wait on, whatever is published for today', async () => {
      await inForce(10_000, 10_100);
      const later = new Date(Date.now() + DAY_MS).toISOString();
      const { sheet } = await wait(await arrive(usd(11_000, 11_100, later)));
      stored(await arrive(usd(10_100, 10_200)));
      expect((await storedSheets(cms()))[0]?.state).toBe('waiting');
      stored(await arrive(usd(11_010, 11_110, later)));
      expect((await storedSheets(cms()))[0]).toMatchObject({ id: sheet, state: 'superseded' });
    });

    it('are published once, however many let them through at the same time', async () => {
      const { sheet, seen } = await waiting();
      const outcomes = await Promise.all([1, 2, 3].map(() => approve(approving, sheet, seen)));
      expect(outcomes.map(({ is }) => is).sort()).toEqual(['decided', 'decided', 'published']);
      expect(await quotes()).toHaveLength(1);
    });

    it('end with a reason when they are rejected', async () => {
      const { sheet, seen } = await waiting();
      expect(await rejectSheet(cms().payload, approving, sheet, 'Salah ketik')).toEqual({ is: 'rejected' });
      expect((await storedSheets(cms()))[0]).toMatchObject({
        state: 'rejected',
        reason: 'Salah ketik',
        decidedBy: approving,
      });
      expect(await approve(approving, sheet, seen)).toEqual({ is: 'decided' });
      expect(await rejectSheet(cms().payload, approving, 0, '')).toEqual({ is: 'missing' });
      expect(await quotes()).toEqual([]);
    });
  });

  describe('of fund values', () => {
    const [start = '', first = '', second = '', third = ''] = weekdays(5);
    beforeEach(() => putValue(cms(), 'lentera-kas', start, 1_000));
    /** What visitors see besides the value that the fund begins with. */
    const shown = async () => {
      const { [start]: _, ...others } = await shownValues(cms(), 'lentera-kas');
      return others;
    };
    const storedValue = async (date: string) => {
      const where = { date: { equals: date } };
      const { docs } = await cms().payload.find({ collection: 'fund-values', where, depth: 0 });
      return docs[0];
    };

    it('are visible at once', async () => {
      const before = await revision('fund-values');
      stored(await arrive(values([first, 1_000.1234], [second, 1_010])));
      expect(await shown()).toEqual({ [first]: 1_000.1234, [second]: 1_010 });
      expect(await revision('fund-values')).toBe(before + 1);
    });

    it('correct what is there, and keep what they replace', async () => {
      const original = stored(await arrive(values([first, 1_000], [second, 1_010])));
      const correction = stored(await type(values([second, 1_012])));
      stored(await type(values([second, 1_013], [third, 1_020])));
      expect(await shown()).toEqual({
        [first]: 1_000,
        [second]: 1_013,
        [third]: 1_020,
      });
      const at = expect.stringMatching(/^\d{4}-.*Z$/);
      expect((await storedValue(second))?.corrections).toEqual([
        { value: 1_010, at, by: entering, sheet: original.sheet },
        { value: 1_012, at, by: entering, sheet: correction.sheet },
      ]);
      expect((await storedValue(third))?.corrections).toBeNull();
    });

    it('change nothing where they are the same', async () => {
      stored(await arrive(values([first, 1_000])));
      const before = [await revision('fund-values'), await storedValue(first)];
      expect(stored(await type(values([first, 1_000]))).state).toBe('published');
      expect([await revision('fund-values'), await storedValue(first)]).toEqual(before);
    });

    it('of a day before the fund began are refused, and do not become its first', async () => {
      expect(stored(await arrive(values(['2016-11-18', 13])))).toMatchObject({
        state: 'failed',
        findings: [{ line: 1, field: 'date', code: 'beforeInception', values: { inception: '2020-01-02' } }],
      });
      expect(await shown()).toEqual({});
    });

    it('of a fund that has none wait where nobody has looked', async () => {
      const saham = (source: SheetSource) =>
        arrive(
          {
            kind: 'funds',
            lines: [{ line: 1, fund: 'lentera-saham', date: first, value: 13 }],
            validFrom: null,
          },
          { source },
        );
      const found = { line: 1, code: 'first' };
      expect(await saham('pull')).toMatchObject({
        state: 'waiting',
        findings: [{ ...found, severity: 'approval' }],
      });
      expect(await saham('csv')).toMatchObject({
        is: 'unseen',
        findings: [{ ...found, severity: 'warning' }],
      });
    });

    it('that waited never take the place of one that arrived after them', async () => {
      const { sheet } = stored(await arrive(values([first, 2_000])));
      stored(await type(values([first, 1_005])));
      expect(await approveAsSeen(sheet)).toMatchObject({
        is: 'refused',
        findings: [{ line: 1, code: 'olderThanStored' }],
      });
      expect(await shown()).toEqual({ [first]: 1_005 });
      stored(await arrive(values([first, 1_006], [second, 1_007])));
      expect((await storedSheets(cms()))[0]?.state).toBe('superseded');
    });

    it('are held to the next one that is stored, be they the first or a correction', async () => {
      await emptyMarket(cms());
      await putValue(cms(), 'lentera-kas', second, 1_310);
      await putValue(cms(), 'lentera-kas', third, 1_311);
      expect(stored(await arrive(values([first, 131])))).toMatchObject({
        state: 'waiting',
        findings: [{ line: 1, code: 'nextLargeMove', values: { next: 1_310 } }],
      });
      expect(stored(await arrive(values([second, 1_200])))).toMatchObject({
        state: 'waiting',
        findings: [{ code: 'largeMove' }, { code: 'nextLargeMove', values: { next: 1_311 } }],
      });
      expect(await shownValues(cms(), 'lentera-kas')).toEqual({ [second]: 1_310, [third]: 1_311 });
    });

    it('of a day on which the exchange is closed are refused', async () => {
      const data = { date: first, name: 'Libur bursa', closesExchange: true };
      await cms().payload.create({ collection: 'holidays', data });
      expect(await type(values([first, 1_000]))).toMatchObject({
        is: 'refused',
        findings: [{ line: 1, field: 'date', code: 'noTradingDay' }],
      });
    });

    it('come in by the thousand, and can all be corrected', async () => {
      const days = weekdays(MAX_LINES / 2);
      const sheet = (add: number): SheetContent => ({
        kind: 'funds',
        lines: days.flatMap((date, index) =>
          ['lentera-kas', 'lentera-saham'].map((fund, second) => {
            return { line: index * 2 + second + 1, fund, date, value: 1_000 + index / 10 + add };
          }),
        ),
        validFrom: null,
      });
      await emptyMarket(cms());
      expect((await approveAsSeen(stored(await arrive(sheet(0))).sheet)).is).toBe('published');
      stored(await arrive(sheet(1)));
      for (const fund of ['lentera-kas', 'lentera-saham']) {
        const shown = await shownValues(cms(), fund);
        expect([Object.keys(shown).length, shown[days[0] ?? '']]).toEqual([days.length, 1_001]);
      }
    });
  });
});
