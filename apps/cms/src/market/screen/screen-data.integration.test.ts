import { createLocalReq, type TypedUser } from 'payload';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { onOneDatabase } from '../../../testing/databases.ts';
import { emptyMarket, makeMarket, putInForce, putValue, weekdays } from '../../../testing/market.ts';
import { createUser } from '../../../testing/records.ts';
import { usdSheet } from '../../../testing/sheets.ts';
import { approveSheet } from '../sheets/decide-sheet.ts';
import { receiveSheet } from '../sheets/receive-sheet.ts';
import type { SheetContent } from '../validation/lines.ts';
import { screenData } from './screen-data.ts';

onOneDatabase('the market data screen', (cms) => {
  let one: TypedUser;
  let other: TypedUser;

  beforeAll(async () => {
    await makeMarket(cms());
    one = await createUser(cms(), 'satu', ['administrator']);
    other = await createUser(cms(), 'dua', ['treasury']);
  });
  beforeEach(() => emptyMarket(cms()));

  const seenBy = async (user: TypedUser, date?: string) =>
    screenData(await createLocalReq({ user }, cms().payload), date);
  const arrive = (content: SheetContent, enteredBy: number | null = null) =>
    receiveSheet(cms().payload, { source: 'feed', content, parseIssues: [], fingerprint: 'x', enteredBy });

  it('has a row per currency and rate type, with the current quote', async () => {
    await putInForce(cms(), { 'USD e-rate': [16_300, 16_320] });
    const { rates } = await seenBy(one);
    expect(rates.rows.map(({ key }) => key)).toEqual([
      'USD e-rate',
      'USD tt-counter',
      'USD bank-notes',
      'JPY e-rate',
      'JPY tt-counter',
      'JPY bank-notes',
    ]);
    expect(rates.rows[0]?.quotesInForce).toEqual({ buy: 16_300, sell: 16_320 });
    expect(rates.rows[1]?.quotesInForce).toBeNull();
    expect(rates.rows[3]?.unit).toBe(100);
  });

  it('has the values of the chosen day and of the previous one', async () => {
    const [first = '', second = '', third = ''] = weekdays(4);
    for (const [index, date] of [first, second].entries())
      await putValue(cms(), 'lentera-kas', date, 1_000 + index);
    const rowOn = async (date: string) => (await seenBy(one, date)).funds.rows[0];
    expect(await rowOn(second)).toMatchObject({ before: { date: first, value: 1_000 }, current: 1_001 });
    expect(await rowOn(third)).toMatchObject({ before: { date: second, value: 1_001 }, current: null });
  });

  it.each([undefined, 'kemarin', '2999-01-01', "2026-01-01' OR 1=1"])(
    'starts with the last trading day for %s',
    async (date) => {
      const { funds } = await seenBy(one, date);
      expect(weekdays(3)).toContain(funds.date);
      expect(funds.date < funds.today).toBe(true);
    },
  );

  it("shows waiting sheets against current figures, and marks the user's own", async () => {
    await putInForce(cms(), { 'USD e-rate': [10_000, 10_100] });
    await arrive(usdSheet(11_000, 11_100), one.id);
    await putInForce(cms(), { 'USD e-rate': [10_400, 10_500] });
    const { past, waiting } = await seenBy(one);
    expect(waiting).toMatchObject([
      { enteredBy: 'satu', isOwn: true, changes: [{ moves: [{ before: 10_400, after: 11_000 }, {}] }] },
    ]);
    expect((await seenBy(other)).waiting[0]?.isOwn).toBe(false);
    expect(past.rates.map(({ state }) => state)).toEqual(['waiting']);
    const [sheet] = waiting;
    const approval = await approveSheet(cms().payload, other.id, sheet?.id ?? 0, sheet?.digest ?? '');
    expect(approval).toEqual({ kind: 'published' });
    expect((await seenBy(one)).waiting).toEqual([]);
  });

  it('counts the waiting sheets beyond those shown', async () => {
    expect((await seenBy(one)).moreWaiting).toBe(0);
    const data = { kind: 'rates', source: 'manual', state: 'waiting', lines: [] as [] } as const;
    for (let count = 0; count < 23; count += 1)
      await cms().payload.create({ collection: 'market-sheets', data });
    const { moreWaiting, waiting } = await seenBy(one);
    expect([waiting.length, moreWaiting]).toEqual([20, 3]);
  });

  it('has the reason of a failed sheet', async () => {
    await arrive(usdSheet(-1, 2));
    const { past } = await seenBy(one);
    expect(past.rates).toMatchObject([{ state: 'failed', why: expect.stringMatching(/^1: /) }]);
    expect(past.funds).toEqual([]);
  });
});
