import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onEachDatabase } from '../../../testing/databases.ts';
import { putInForce, shownRates, storedSheets } from '../../../testing/market.ts';
import { createUser } from '../../../testing/records.ts';
import { daysFromNow, storedAs, usdSheet, withSheets } from '../../../testing/sheets.ts';
import { digestOfValidation } from '../validation/digest.ts';
import type { SheetContent } from '../validation/lines.ts';
import { approveSheet, rejectSheet } from './decide-sheet.ts';
import { ACCOUNT_CHANGE_DAYS } from './has-changed-account.ts';
import type { SheetSource } from './market-sheets.ts';
import type { ReceiveSheetResult } from './receive-sheet.ts';

onEachDatabase('sheets that need a second person', (cms) => {
  const { people, arrive, type, digestOf, approveAsSeen, quotes, emptyQuotes, tagVersion } = withSheets(cms);
  const quotesInForce = (buy: number, sell: number) => putInForce(cms(), { 'USD e-rate': [buy, sell] });
  beforeEach(() => quotesInForce(16_300, 16_320));

  afterEach(() => void vi.useRealTimers());

  /** The id of a waiting sheet, with the digest of its current report. */
  const wait = async (result: ReceiveSheetResult) => {
    const { sheet } = storedAs(result);
    return { sheet, digest: await digestOf(sheet) };
  };
  const waiting = async (source: SheetSource = 'manual') => {
    await quotesInForce(10_000, 10_100);
    const content = usdSheet(11_000, 11_100);
    if (source === 'feed') return wait(await arrive(content));
    const first = await type(content);
    return wait(await type(content, first.kind === 'unconfirmed' ? digestOfValidation(first) : ''));
  };
  const approve = (user: number, sheet: number, digest: string) =>
    approveSheet(cms().payload, user, sheet, digest);

  it('are not visible until another person approves them', async () => {
    const { sheet, digest } = await waiting();
    const before = await tagVersion('exchange-quotes');
    expect((await storedSheets(cms()))[0]).toMatchObject({ state: 'waiting', decidedBy: null });
    expect(await shownRates(cms())).toEqual({ 'USD e-rate': [10_000, 10_100] });
    expect(await approve(people.entering, sheet, digest)).toEqual({ kind: 'own' });
    expect(await approve(people.approving, sheet, digest)).toEqual({ kind: 'published' });
    expect(await shownRates(cms())).toEqual({ 'USD e-rate': [11_000, 11_100] });
    expect(await tagVersion('exchange-quotes')).toBe(before + 1);
    expect((await storedSheets(cms()))[0]).toMatchObject({
      state: 'published',
      enteredBy: people.entering,
      decidedBy: people.approving,
    });
    expect(await approve(people.approving, sheet, digest)).toEqual({ kind: 'decided' });
    expect(await quotes()).toHaveLength(1);
  });

  it.each([
    ['roles', { roles: ['treasury' as const, 'publisher' as const] }],
    ['e-mail address', { email: 'pindah@bank.example' }],
  ])('are not approved by an account whose %s their author has changed', async (_what, data) => {
    const { payload } = cms();
    const { id } = await createUser(cms(), randomUUID(), ['treasury']);
    const { sheet, digest } = await waiting();
    const author = await payload.findByID({ collection: 'users', id: people.entering });
    await payload.update({
      collection: 'users',
      id,
      data,
      user: { ...author, collection: 'users' },
      overrideAccess: true,
    });
    expect(await approve(id, sheet, digest)).toEqual({ kind: 'changedAccount' });
    const soon = Date.now() + (ACCOUNT_CHANGE_DAYS - 1) * 86_400_000;
    vi.useFakeTimers({ toFake: ['Date'], now: soon });
    expect(await approve(id, sheet, digest)).toEqual({ kind: 'changedAccount' });
    vi.setSystemTime(soon + 2 * 86_400_000);
    expect(await approve(id, sheet, digest)).not.toEqual({ kind: 'changedAccount' });
  });

  it('are approved by an account that somebody else has changed, or its own person', async () => {
    const { payload } = cms();
    const { id } = await createUser(cms(), randomUUID(), ['treasury']);
    const { sheet, digest } = await waiting();
    for (const by of [people.approving, id]) {
      const user = await payload.findByID({ collection: 'users', id: by });
      const data = { email: `${randomUUID()}@bank.example` };
      await payload.update({ collection: 'users', id, data, user: { ...user, collection: 'users' } });
    }
    expect(await approve(id, sheet, digest)).toEqual({ kind: 'published' });
  });

  it('from a system can be approved by any treasury user', async () => {
    const { sheet, digest } = await waiting('feed');
    expect(await approve(people.entering, sheet, digest)).toEqual({ kind: 'published' });
  });

  it('are validated again on approval, against the rates then in force', async () => {
    await quotesInForce(10_000, 10_100);
    const earlier = await wait(await arrive(usdSheet(10_600, 10_700)));
    const { sheet, digest } = await waiting();
    expect(await approve(people.approving, earlier.sheet, earlier.digest)).toEqual({ kind: 'published' });
    const result = await approve(people.approving, sheet, digest);
    expect(result).toMatchObject({ kind: 'unconfirmed', issues: [{ values: { before: 10_600 } }, {}] });
    expect(await shownRates(cms())).toEqual({ 'USD e-rate': [10_600, 10_700] });
    const shown = result.kind === 'unconfirmed' ? digestOfValidation(result) : '';
    expect(await approve(people.approving, sheet, shown)).toEqual({ kind: 'published' });
  });

  it('never replace newer rates in force, from any source', async () => {
    const { sheet } = await waiting('feed');
    await type(usdSheet(10_100, 10_200));
    expect((await storedSheets(cms()))[0]?.state).toBe('waiting');
    expect(await approveAsSeen(sheet)).toMatchObject({
      kind: 'invalid',
      issues: [{ code: 'olderThanInForce' }],
    });
    // The sender may give an earlier time, but the arrival time decides.
    const { sheet: other } = await wait(await arrive(usdSheet(11_100, 11_200)));
    const before = (await storedSheets(cms())).at(-1)?.createdAt ?? '';
    await emptyQuotes();
    await quotesInForce(10_000, 10_100);
    await type(usdSheet(10_150, 10_250, new Date(Date.parse(before) - 60_000).toISOString()));
    expect(await approveAsSeen(other)).toMatchObject({
      kind: 'invalid',
      issues: [{ code: 'olderThanInForce' }],
    });
    expect(await shownRates(cms())).toEqual({ 'USD e-rate': [10_150, 10_250] });
  });

  it.each(['feed', 'manual'] as const)(
    'are superseded when newer rates of the same source cover all their pairs (%s)',
    async (source) => {
      const { sheet } = await waiting(source);
      const send = (content: SheetContent) => (source === 'feed' ? arrive(content) : type(content));
      const later = daysFromNow(1);
      expect(await send(usdSheet(10_110, 10_210, later))).toMatchObject({ state: 'published' });
      expect((await storedSheets(cms()))[0]?.state).toBe('waiting');
      expect(await send(usdSheet(10_100, 10_200))).toMatchObject({ state: 'published' });
      expect((await storedSheets(cms()))[0]).toMatchObject({ state: 'superseded', decidedBy: null });
      expect(await approve(people.approving, sheet, '')).toEqual({ kind: 'decided' });
    },
  );

  it('stay waiting when newer rates cover only some of their pairs', async () => {
    await putInForce(cms(), { 'USD e-rate': [10_000, 10_100], 'JPY e-rate': [10_000, 10_100] });
    const figures = { rateType: 'e-rate', buy: 11_000, sell: 11_100 };
    const lines = ['USD', 'JPY'].map((currency, index) => ({ line: index + 1, currency, ...figures }));
    await wait(await arrive({ kind: 'rates', lines, validFrom: null }));
    storedAs(await arrive(usdSheet(10_100, 10_200)));
    expect((await storedSheets(cms()))[0]?.state).toBe('waiting');
  });

  it('that have not begun stay waiting when rates for today are published', async () => {
    await quotesInForce(10_000, 10_100);
    const later = daysFromNow(1);
    const { sheet } = await wait(await arrive(usdSheet(11_000, 11_100, later)));
    storedAs(await arrive(usdSheet(10_100, 10_200)));
    expect((await storedSheets(cms()))[0]?.state).toBe('waiting');
    storedAs(await arrive(usdSheet(11_010, 11_110, later)));
    expect((await storedSheets(cms()))[0]).toMatchObject({ id: sheet, state: 'superseded' });
  });

  it('are published once, even if several people approve at the same time', async () => {
    const { sheet, digest } = await waiting();
    const results = await Promise.all([1, 2, 3].map(() => approve(people.approving, sheet, digest)));
    expect(results.map(({ kind }) => kind).sort()).toEqual(['decided', 'decided', 'published']);
    expect(await quotes()).toHaveLength(1);
  });

  it('can be rejected with a reason', async () => {
    const { sheet, digest } = await waiting();
    expect(await rejectSheet(cms().payload, people.approving, sheet, 'Salah ketik')).toEqual({
      kind: 'rejected',
    });
    expect((await storedSheets(cms()))[0]).toMatchObject({
      state: 'rejected',
      reason: 'Salah ketik',
      decidedBy: people.approving,
    });
    expect(await approve(people.approving, sheet, digest)).toEqual({ kind: 'decided' });
    expect(await rejectSheet(cms().payload, people.approving, 0, '')).toEqual({ kind: 'missing' });
    expect(await quotes()).toEqual([]);
  });
});
