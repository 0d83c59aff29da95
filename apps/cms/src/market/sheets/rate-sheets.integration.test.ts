import { createLocalReq } from 'payload';
import { beforeEach, expect, it } from 'vitest';
import { onEachDatabase } from '../../../testing/databases.ts';
import { putInForce, shownRates, storedSheets } from '../../../testing/market.ts';
import { daysFromNow, storedAs, usdSheet, withSheets } from '../../../testing/sheets.ts';
import { digestOfValidation } from '../validation/digest.ts';
import { MAX_LINES, type SheetContent } from '../validation/lines.ts';
import { validateArrival } from './receive-sheet.ts';

onEachDatabase('sheets of rates', (cms) => {
  const { people, arrive, type, approveAsSeen, quotes, emptyQuotes, tagVersion } = withSheets(cms);
  const quotesInForce = (buy: number, sell: number) => putInForce(cms(), { 'USD e-rate': [buy, sell] });
  beforeEach(() => quotesInForce(16_300, 16_320));

  it('are visible at once, with their metadata', async () => {
    const before = await tagVersion('exchange-quotes');
    const { sheet, state } = storedAs(await type(usdSheet(16_310, 16_330)));
    expect(state).toBe('published');
    expect(await shownRates(cms())).toEqual({ 'USD e-rate': [16_310, 16_330] });
    expect(await tagVersion('exchange-quotes')).toBe(before + 1);
    expect(await quotes()).toMatchObject([{ sheet, buy: 16_310 }]);
    expect(await storedSheets(cms())).toMatchObject([
      { id: sheet, source: 'manual', state, enteredBy: people.entering, decidedBy: people.entering },
    ]);
  });

  it('are appended; earlier ones do not change', async () => {
    await type(usdSheet(16_300, 16_320));
    const [first] = await quotes();
    await type(usdSheet(16_310, 16_330));
    expect(await quotes()).toEqual([first, expect.objectContaining({ buy: 16_310 })]);
    expect(await shownRates(cms())).toEqual({ 'USD e-rate': [16_310, 16_330] });
  });

  it('can begin later, and are compared with the rates in force until then', async () => {
    await type(usdSheet(16_300, 16_320));
    const tomorrow = daysFromNow(1);
    await type(usdSheet(16_500, 16_520, tomorrow));
    expect(await shownRates(cms())).toEqual({ 'USD e-rate': [16_300, 16_320] });
    expect((await quotes())[1]).toMatchObject({ validFrom: tomorrow });
    const later = daysFromNow(2);
    const { issues } = storedAs(await arrive(usdSheet(16_100, 16_120, later)));
    expect(issues[0]).toMatchObject({ code: 'move', values: { before: 16_500 } });
  });

  it('cannot begin months ahead', async () => {
    const far = await type(usdSheet(16_300, 16_320, daysFromNow(60)));
    expect(far).toMatchObject({ kind: 'invalid', issues: [{ code: 'validFromFar' }] });
  });

  it('with warnings are stored only with the digest of exactly those warnings', async () => {
    const moved = usdSheet(16_700, 16_720);
    const result = await type(moved);
    expect(result).toMatchObject({ kind: 'unconfirmed', issues: [{ code: 'move' }, { code: 'move' }] });
    expect(await storedSheets(cms())).toEqual([]);
    expect(await type(moved, digestOfValidation({ issues: [], changes: [] }))).toMatchObject({
      kind: 'unconfirmed',
    });
    const digest = result.kind === 'unconfirmed' ? digestOfValidation(result) : '';
    expect(await type(moved, digest)).toMatchObject({ kind: 'stored', state: 'published' });
  });

  it('without issues need a new confirmation when the current rates have changed', async () => {
    const content = usdSheet(16_400, 16_420);
    const now = new Date();
    const req = await createLocalReq({}, cms().payload);
    const arrival = { source: 'csv', content, parseIssues: [] } as const;
    const validation = await validateArrival(req, arrival, { now, arrivedAt: now });
    expect(validation.issues).toEqual([]);
    await type(usdSheet(16_500, 16_520));
    const result = await type(content, digestOfValidation(validation));
    expect(result).toMatchObject({
      kind: 'unconfirmed',
      issues: [],
      changes: [{ moves: [{ before: 16_500, after: 16_400 }, {}] }],
    });
    expect(await shownRates(cms())).toEqual({ 'USD e-rate': [16_500, 16_520] });
    const digest = result.kind === 'unconfirmed' ? digestOfValidation(result) : '';
    expect(await type(content, digest)).toMatchObject({ kind: 'stored', state: 'published' });
  });

  it('of a new pair wait for approval if unattended, and otherwise give a warning', async () => {
    const yen: SheetContent = {
      kind: 'rates',
      lines: [{ line: 1, currency: 'JPY', rateType: 'e-rate', buy: 10.5, sell: 10.9 }],
      validFrom: null,
    };
    expect(await arrive(yen)).toMatchObject({
      state: 'waiting',
      issues: [{ code: 'first', severity: 'approval' }],
    });
    expect(await type(yen)).toMatchObject({
      kind: 'unconfirmed',
      issues: [{ code: 'first', severity: 'warning' }],
    });
    expect(await shownRates(cms())).toEqual({ 'USD e-rate': [16_300, 16_320] });
  });

  it('cannot exceed the limit in small steps without a second person', async () => {
    /** Publishes a sheet, with approval if required. */
    const press = async (buy: number) => {
      const result = await type(usdSheet(buy, buy + 20));
      const digest = result.kind === 'unconfirmed' ? digestOfValidation(result) : undefined;
      return storedAs(digest ? await type(usdSheet(buy, buy + 20), digest) : result);
    };
    expect((await press(17_000)).state).toBe('published');
    const second = await press(17_800);
    expect(second).toMatchObject({
      state: 'waiting',
      issues: [{ code: 'sinceLargeMove', values: { before: 16_300 } }, {}],
    });
    expect(await shownRates(cms())).toEqual({ 'USD e-rate': [17_000, 17_020] });
    expect((await approveAsSeen(second.sheet)).kind).toBe('published');
    // Approved rates are the new reference for moves.
    expect((await press(17_900)).issues).toEqual([]);
    expect((await press(18_500)).issues).toMatchObject([{ code: 'sinceMove' }, {}]);
  });

  it('with errors are stored only if unattended', async () => {
    expect(await type(usdSheet(0, 16_320))).toMatchObject({
      kind: 'invalid',
      issues: [{ code: 'notPositive' }],
    });
    expect(await storedSheets(cms())).toEqual([]);
    const { sheet } = storedAs(await arrive(usdSheet(0, 16_320)));
    expect(await storedSheets(cms())).toMatchObject([
      { id: sheet, state: 'failed', issues: [{ line: 1, field: 'buy', code: 'notPositive' }] },
    ]);
    expect(await shownRates(cms())).toEqual({ 'USD e-rate': [16_300, 16_320] });
  });

  it('take effect once per idempotency key, and other content is a conflict', async () => {
    const first = storedAs(await arrive(usdSheet(16_300, 16_320), { key: 'feed:1' }));
    const again = storedAs(await arrive(usdSheet(16_300, 16_320), { key: 'feed:1' }));
    expect([first.isRepeat, again.isRepeat, again.sheet]).toEqual([false, true, first.sheet]);
    expect(await arrive(usdSheet(16_301, 16_320), { key: 'feed:1' })).toEqual({ kind: 'conflict' });
    expect(await quotes()).toHaveLength(1);
  });

  it('with one key at the same time take effect once', async () => {
    const results = await Promise.all(
      Array.from({ length: 6 }, () => arrive(usdSheet(16_300, 16_320), { key: 'feed:same' })),
    );
    expect(results.filter((candidate) => candidate.kind === 'stored' && !candidate.isRepeat)).toHaveLength(1);
    expect(await quotes()).toHaveLength(1);
  });

  it('at the same time are validated one after the other', async () => {
    await quotesInForce(10_000, 10_000);
    const steps = Array.from({ length: 5 }, (_, index) => 10_050 + index * 90);
    const results = await Promise.all(steps.map((rate) => arrive(usdSheet(rate, rate))));
    const validated = results.map((result) => storedAs(result));
    const all = await quotes();
    for (const { sheet, issues } of validated) {
      const at = all.findIndex((quote) => quote.sheet === sheet);
      const percentFrom = (before: number) => Math.abs(((all[at]?.buy ?? 0) / before - 1) * 100);
      const moved = Math.max(percentFrom(all[at - 1]?.buy ?? 10_000), percentFrom(10_000));
      expect(issues.length > 0).toBe(moved > 2);
    }
  });

  it('can be thousands', async () => {
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
    const { issues, sheet } = storedAs(await arrive({ kind: 'rates', lines, validFrom: null }));
    expect(issues).toHaveLength(MAX_LINES);
    expect((await approveAsSeen(sheet)).kind).toBe('published');
    expect(await quotes()).toHaveLength(MAX_LINES);
    const strangers = { code: { not_in: ['USD', 'JPY'] } };
    await cms().payload.db.deleteMany({ collection: 'currencies', where: strangers });
  });
});
