import { beforeEach, describe, expect, it } from 'vitest';
import { onEachDatabase } from '../../../testing/databases.ts';
import { emptyMarket, putValue, shownValues, storedSheets, weekdays } from '../../../testing/market.ts';
import { storedAs, withSheets } from '../../../testing/sheets.ts';
import { digestOfValidation } from '../validation/digest.ts';
import { MAX_LINES, type SheetContent } from '../validation/lines.ts';
import { approveSheet } from './decide-sheet.ts';
import type { SheetSource } from './market-sheets.ts';

onEachDatabase('sheets of fund values', (cms) => {
  const { people, arrive, type, approveAsSeen, tagVersion } = withSheets(cms);
  const values = (...values: [date: string, value: number][]): SheetContent => ({
    kind: 'funds',
    lines: values.map(([date, value], index) => ({ line: index + 1, fund: 'lentera-kas', date, value })),
    validFrom: null,
  });
  const [start = '', first = '', second = '', third = ''] = weekdays(5);
  beforeEach(() => putValue(cms(), 'lentera-kas', start, 1_000));
  /** Visible values, without the fund's initial one. */
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
    const before = await tagVersion('fund-values');
    storedAs(await arrive(values([first, 1_000.1234], [second, 1_010])));
    expect(await shown()).toEqual({ [first]: 1_000.1234, [second]: 1_010 });
    expect(await tagVersion('fund-values')).toBe(before + 1);
  });

  /** Entered or imported by a person who confirms the report. */
  const enter = async (content: SheetContent, source: SheetSource, correctionReason?: string) => {
    const isOfPerson = source === 'manual' || source === 'csv';
    const more = { source, enteredBy: isOfPerson ? people.entering : null, correctionReason };
    const result = await arrive(content, more);
    return result.kind === 'unconfirmed'
      ? arrive(content, { ...more, confirmedDigest: digestOfValidation(result) })
      : result;
  };

  describe('that replace a published one, by any amount,', () => {
    it.each(['manual', 'csv', 'feed', 'pull'] as const)(
      'need a reason and a second person, and keep the previous value: %s',
      async (source) => {
        const isOfPerson = source === 'manual' || source === 'csv';
        const original = storedAs(await arrive(values([first, 1_000], [second, 1_010])));
        if (isOfPerson)
          expect(await enter(values([second, 1_010.01]), source)).toMatchObject({
            kind: 'invalid',
            issues: [
              { line: 0, code: 'reasonMissing' },
              { line: 1, code: 'correction', values: { replaced: 1_010 } },
            ],
          });
        const reasonOfPerson = isOfPerson ? 'Salah ketik' : undefined;
        const { sheet, state } = storedAs(
          await enter(values([second, 1_010.01], [third, 1_020]), source, reasonOfPerson),
        );
        expect([state, await shown()]).toEqual(['waiting', { [first]: 1_000, [second]: 1_010 }]);
        if (isOfPerson)
          expect(await approveSheet(cms().payload, people.entering, sheet, '')).toEqual({ kind: 'own' });
        else expect(await approveAsSeen(sheet)).toEqual({ kind: 'unexplained' });
        expect(await approveAsSeen(sheet, isOfPerson ? undefined : 'Angka kustodian')).toEqual({
          kind: 'published',
        });
        expect(await shown()).toEqual({ [first]: 1_000, [second]: 1_010.01, [third]: 1_020 });
        const at = expect.stringMatching(/^\d{4}-.*Z$/);
        const reason = isOfPerson ? 'Salah ketik' : 'Angka kustodian';
        expect((await storedValue(second))?.corrections).toEqual([
          { value: 1_010, at, by: people.approving, sheet: original.sheet, reason },
        ]);
        expect((await storedValue(third))?.corrections).toBeNull();
        expect((await storedSheets(cms())).at(-1)).toMatchObject({
          state: 'published',
          correctionReason: reason,
          enteredBy: isOfPerson ? people.entering : null,
          decidedBy: people.approving,
        });
      },
    );

    it('use the reason given by the system', async () => {
      storedAs(await arrive(values([first, 1_000])));
      const { sheet } = storedAs(
        await arrive(values([first, 1_001]), { correctionReason: 'Bank kustodian' }),
      );
      expect(await approveAsSeen(sheet)).toEqual({ kind: 'published' });
      expect((await storedValue(first))?.corrections).toMatchObject([{ reason: 'Bank kustodian' }]);
    });
  });

  it('change nothing if equal', async () => {
    storedAs(await arrive(values([first, 1_000])));
    const before = [await tagVersion('fund-values'), await storedValue(first)];
    expect(storedAs(await type(values([first, 1_000]))).state).toBe('published');
    expect([await tagVersion('fund-values'), await storedValue(first)]).toEqual(before);
  });

  it("before the fund's inception are rejected and do not become its first value", async () => {
    expect(storedAs(await arrive(values(['2016-11-18', 13])))).toMatchObject({
      state: 'failed',
      issues: [{ line: 1, field: 'date', code: 'beforeInception', values: { inception: '2020-01-02' } }],
    });
    expect(await shown()).toEqual({});
  });

  it('for a fund without values wait for approval if unattended', async () => {
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
      issues: [{ ...found, severity: 'approval' }],
    });
    expect(await saham('csv')).toMatchObject({
      kind: 'unconfirmed',
      issues: [{ ...found, severity: 'warning' }],
    });
  });

  it('that waited never replace ones that arrived later', async () => {
    const { sheet } = storedAs(await arrive(values([first, 2_000])));
    storedAs(await type(values([first, 1_005])));
    expect(await approveAsSeen(sheet)).toMatchObject({
      kind: 'invalid',
      issues: [{ line: 1, code: 'olderThanStored' }],
    });
    expect(await shown()).toEqual({ [first]: 1_005 });
    storedAs(await arrive(values([first, 1_006], [second, 1_007])));
    expect((await storedSheets(cms()))[0]?.state).toBe('superseded');
  });

  it('are compared with the next stored one, whether first or corrected', async () => {
    await emptyMarket(cms());
    await putValue(cms(), 'lentera-kas', second, 1_310);
    await putValue(cms(), 'lentera-kas', third, 1_311);
    expect(storedAs(await arrive(values([first, 131])))).toMatchObject({
      state: 'waiting',
      issues: [{ line: 1, code: 'nextLargeMove', values: { next: 1_310 } }],
    });
    expect(storedAs(await arrive(values([second, 1_200])))).toMatchObject({
      state: 'waiting',
      issues: [
        { code: 'correction' },
        { code: 'largeMove' },
        { code: 'nextLargeMove', values: { next: 1_311 } },
      ],
    });
    expect(await shownValues(cms(), 'lentera-kas')).toEqual({ [second]: 1_310, [third]: 1_311 });
  });

  it('for a holiday of the exchange are rejected', async () => {
    const data = { date: first, name: 'Libur bursa', closesExchange: true };
    await cms().payload.create({ collection: 'holidays', data });
    expect(await type(values([first, 1_000]))).toMatchObject({
      kind: 'invalid',
      issues: [{ line: 1, field: 'date', code: 'noTradingDay' }],
    });
  });

  it('can be thousands, and all can be corrected', async () => {
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
    expect((await approveAsSeen(storedAs(await arrive(sheet(0))).sheet)).kind).toBe('published');
    const correction = storedAs(await arrive(sheet(1)));
    expect((await approveAsSeen(correction.sheet, 'Hitungan ulang')).kind).toBe('published');
    for (const fund of ['lentera-kas', 'lentera-saham']) {
      const shown = await shownValues(cms(), fund);
      expect([Object.keys(shown).length, shown[days[0] ?? '']]).toEqual([days.length, 1_001]);
    }
  });
});
