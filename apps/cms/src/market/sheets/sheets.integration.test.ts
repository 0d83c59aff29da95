import { createLocalReq } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SheetSource } from '#cms/collections/market-sheets/market-sheets.ts';
import { revisionsOf } from '../../../testing/content.ts';
import { onEachDatabase } from '../../../testing/databases.ts';
import {
  emptyMarket,
  makeMarket,
  shownRates,
  shownValues,
  storedSheets,
  weekdays,
} from '../../../testing/market.ts';
import { createUser } from '../../../testing/records.ts';
import { digestOf } from '../judging/digest.ts';
import { MAX_LINES, type SheetContent } from '../judging/lines.ts';
import { approveSheet, rejectSheet } from './decide-sheet.ts';
import { judgeSheet } from './judge-sheet.ts';
import { type Arrival, fingerprintOf, type Outcome, receiveSheet } from './receive-sheet.ts';
import { contentOf, type StoredSheet } from './stored-sheet.ts';

const DAY_MS = 86_400_000;

onEachDatabase('market sheets', (cms) => {
  let entering = 0;
  let approving = 0;

  beforeAll(async () => {
    await makeMarket(cms());
    entering = (await createUser(cms(), 'entering', ['administrator'])).id;
    approving = (await createUser(cms(), 'approving', ['treasury'])).id;
  });
  beforeEach(() => emptyMarket(cms()));

  const usd = (buy: number, sell: number, validFrom: string | null = null): SheetContent => ({
    kind: 'rates',
    lines: [{ line: 1, currency: 'USD', rateType: 'e-rate', buy, sell }],
    validFrom,
  });
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
  const quotes = async () =>
    (await cms().payload.find({ collection: 'exchange-quotes', sort: 'id', depth: 0 })).docs;
  const revision = async (scope: 'exchange-quotes' | 'fund-values') => (await revisionsOf(cms()))[scope] ?? 0;

  describe('of rates', () => {
    it('are visible at once, with what they came with', async () => {
      const before = await revision('exchange-quotes');
      const { sheet, state } = stored(await type(usd(16_300, 16_320)));
      expect(state).toBe('published');
      expect(await shownRates(cms())).toEqual({ 'USD e-rate': [16_300, 16_320] });
      expect(await revision('exchange-quotes')).toBe(before + 1);
      expect(await quotes()).toMatchObject([{ sheet, buy: 16_300 }]);
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
      const { findings } = stored(await arrive(usd(16_900, 16_920, later)));
      expect(findings[0]).toMatchObject({ code: 'move', values: { before: 16_500 } });
    });

    it('never begin months ahead', async () => {
      const far = await type(usd(16_300, 16_320, new Date(Date.now() + 60 * DAY_MS).toISOString()));
      expect(far).toMatchObject({ is: 'refused', findings: [{ code: 'validFromFar' }] });
    });

    it('with warnings are stored only for a person who has been shown exactly those', async () => {
      await type(usd(16_300, 16_320));
      const moved = usd(16_700, 16_720);
      const outcome = await type(moved);
      expect(outcome).toMatchObject({ is: 'unseen', findings: [{ code: 'move' }, { code: 'move' }] });
      expect(await storedSheets(cms())).toHaveLength(1);
      expect(await type(moved, digestOf({ findings: [], changes: [] }))).toMatchObject({ is: 'unseen' });
      const seen = outcome.is === 'unseen' ? digestOf(outcome) : '';
      expect(await type(moved, seen)).toMatchObject({ is: 'stored', state: 'published' });
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
      expect(await shownRates(cms())).toEqual({});
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
      await type(usd(10_000, 10_000));
      const steps = Array.from({ length: 5 }, (_, index) => 10_150 + index * 150);
      const outcomes = await Promise.all(steps.map((rate) => arrive(usd(rate, rate))));
      const judged = outcomes.map((outcome) => stored(outcome));
      const all = await quotes();
      for (const { sheet, findings } of judged) {
        const at = all.findIndex((quote) => quote.sheet === sheet);
        const moved = Math.abs(((all[at]?.buy ?? 0) / (all[at - 1]?.buy ?? 1) - 1) * 100);
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
      stored(await arrive({ kind: 'rates', lines, validFrom: null }));
      const { totalDocs } = await cms().payload.count({ collection: 'exchange-quotes' });
      expect(totalDocs).toBe(MAX_LINES);
      const strangers = { code: { not_in: ['USD', 'JPY'] } };
      await cms().payload.db.deleteMany({ collection: 'currencies', where: strangers });
    });
  });

  describe('that need a second person', () => {
    /** A sheet that waits, with what is seen of it at this moment. */
    const wait = async (outcome: Outcome) => {
      const { sheet } = stored(outcome);
      const waiting = (await storedSheets(cms())).find(({ id }) => id === sheet);
      const req = await createLocalReq({}, cms().payload);
      const content = contentOf(waiting as unknown as StoredSheet);
      const judgement = await judgeSheet(req, content, { isAttended: true, now: new Date() });
      return { sheet, seen: digestOf(judgement) };
    };
    const waiting = async (source: SheetSource = 'manual') => {
      await type(usd(10_000, 10_100));
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
      expect((await storedSheets(cms()))[1]).toMatchObject({ state: 'waiting', decidedBy: null });
      expect(await shownRates(cms())).toEqual({ 'USD e-rate': [10_000, 10_100] });
      expect(await approve(entering, sheet, seen)).toEqual({ is: 'own' });
      expect(await approve(approving, sheet, seen)).toEqual({ is: 'published' });
      expect(await shownRates(cms())).toEqual({ 'USD e-rate': [11_000, 11_100] });
      expect(await revision('exchange-quotes')).toBe(before + 1);
      expect((await storedSheets(cms()))[1]).toMatchObject({
        state: 'published',
        enteredBy: entering,
        decidedBy: approving,
      });
      expect(await approve(approving, sheet, seen)).toEqual({ is: 'decided' });
      expect(await quotes()).toHaveLength(2);
    });

    it('and came from a system are let through by anybody of treasury', async () => {
      const { sheet, seen } = await waiting('feed');
      expect(await approve(entering, sheet, seen)).toEqual({ is: 'published' });
    });

    it('are judged again, by the rates that hold by then', async () => {
      const { sheet, seen } = await waiting();
      await type(usd(10_100, 10_200));
      const outcome = await approve(approving, sheet, seen);
      expect(outcome).toMatchObject({ is: 'unseen', findings: [{ values: { before: 10_100 } }, {}] });
      expect(await shownRates(cms())).toEqual({ 'USD e-rate': [10_100, 10_200] });
      const shown = outcome.is === 'unseen' ? digestOf(outcome) : '';
      expect(await approve(approving, sheet, shown)).toEqual({ is: 'published' });
    });

    it('are published once, however many let them through at the same time', async () => {
      const { sheet, seen } = await waiting();
      const outcomes = await Promise.all([1, 2, 3].map(() => approve(approving, sheet, seen)));
      expect(outcomes.map(({ is }) => is).sort()).toEqual(['decided', 'decided', 'published']);
      expect(await quotes()).toHaveLength(2);
    });

    it('end with a reason when they are rejected', async () => {
      const { sheet, seen } = await waiting();
      expect(await rejectSheet(cms().payload, approving, sheet, 'Salah ketik')).toEqual({ is: 'rejected' });
      expect((await storedSheets(cms()))[1]).toMatchObject({
        state: 'rejected',
        reason: 'Salah ketik',
        decidedBy: approving,
      });
      expect(await approve(approving, sheet, seen)).toEqual({ is: 'decided' });
      expect(await rejectSheet(cms().payload, approving, 0, '')).toEqual({ is: 'missing' });
      expect(await quotes()).toHaveLength(1);
    });
  });

  describe('of fund values', () => {
    const [first = '', second = '', third = ''] = weekdays(4).slice(0, 3);
    const storedValue = async (date: string) => {
      const where = { date: { equals: date } };
      const { docs } = await cms().payload.find({ collection: 'fund-values', where, depth: 0 });
      return docs[0];
    };

    it('are visible at once', async () => {
      const before = await revision('fund-values');
      stored(await arrive(values([first, 1_000.1234], [second, 1_010])));
      expect(await shownValues(cms(), 'lentera-kas')).toEqual({ [first]: 1_000.1234, [second]: 1_010 });
      expect(await revision('fund-values')).toBe(before + 1);
    });

    it('correct what is there, and keep what they replace', async () => {
      const original = stored(await arrive(values([first, 1_000], [second, 1_010])));
      const correction = stored(await type(values([second, 1_012])));
      stored(await type(values([second, 1_013], [third, 1_020])));
      expect(await shownValues(cms(), 'lentera-kas')).toEqual({
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
      expect(await shownValues(cms(), 'lentera-kas')).toEqual({});
    });

    it('are held to the next one that is stored, be they the first or a correction', async () => {
      stored(await arrive(values([second, 1_310], [third, 1_311])));
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
      stored(await arrive(sheet(0)));
      stored(await arrive(sheet(1)));
      for (const fund of ['lentera-kas', 'lentera-saham']) {
        const shown = await shownValues(cms(), fund);
        expect([Object.keys(shown).length, shown[days[0] ?? '']]).toEqual([days.length, 1_001]);
      }
    });
  });
});
