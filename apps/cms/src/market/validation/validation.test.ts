import { describe, expect, it } from 'vitest';
import { hasErrors } from '#cms/imports/import-report.ts';
import { digestOfValidation } from './digest.ts';
import { type Issue, isSecondPersonRequired } from './issue.ts';
import { issueSentence } from './issue-sentence.ts';
import type { FundLine, RateLine } from './lines.ts';
import { type FundReference, validateFunds } from './validate-funds.ts';
import { type RateReference, validateRates } from './validate-rates.ts';
import { moveOf, percentOf } from './validation.ts';

const ATTENDED = { isAttended: true };
const UNATTENDED = { isAttended: false };

const limits = { warnAbovePercent: 2, approveAbovePercent: 5 };
const codes = (issues: readonly Issue[]) =>
  issues.map(({ line, field, severity, code }) => [line, field, severity, code]);

describe('rates', () => {
  const known: RateReference = {
    currencies: new Set(['USD', 'JPY']),
    quotesInForce: new Map([['USD e-rate', { buy: 10_000, sell: 10_100 }]]),
    limits,
  };
  const usd = (buy: number | string, sell: number | string, line = 1): RateLine => ({
    line,
    currency: 'USD',
    rateType: 'e-rate',
    buy,
    sell,
  });
  const validate = (...lines: RateLine[]) => validateRates(lines, known, ATTENDED);

  it('with small moves list the change without issues', () => {
    expect(validate(usd(10_200, 10_302))).toEqual({
      issues: [],
      changes: [
        {
          line: 1,
          subject: 'USD e-rate',
          moves: [
            { field: 'buy', before: 10_000, after: 10_200, percent: 2 },
            { field: 'sell', before: 10_100, after: 10_302, percent: 2 },
          ],
        },
      ],
    });
  });

  it('have a warning above the first limit and need approval above the second, in both directions', () => {
    expect(codes(validate(usd(10_201, 10_300)).issues)).toEqual([[1, 'buy', 'warning', 'move']]);
    const far = validate(usd(9_499, 9_595)).issues;
    expect(codes(far)).toEqual([
      [1, 'buy', 'approval', 'largeMove'],
      [1, 'sell', 'warning', 'move'],
    ]);
    expect(isSecondPersonRequired(far)).toBe(true);
    expect(hasErrors(far)).toBe(false);
  });

  it('of a new pair have no move and give a warning', () => {
    const first = [{ ...usd(100, 120), currency: 'JPY' }];
    const { changes, issues } = validateRates(first, known, ATTENDED);
    expect(codes(issues)).toEqual([[1, null, 'warning', 'first']]);
    // Unattended, a wrong decimal separator would go public.
    expect(codes(validateRates(first, known, UNATTENDED).issues)).toEqual([[1, null, 'approval', 'first']]);
    expect(changes[0]?.moves[0]).toEqual({ field: 'buy', before: null, after: 100, percent: null });
  });

  it('are also compared with those before today, so that small steps add up', () => {
    const referenceRates = new Map([['USD e-rate', { buy: 9_600, sell: 9_700 }]]);
    const { issues } = validateRates([usd(10_100, 10_200)], { ...known, referenceRates }, ATTENDED);
    expect(issues).toMatchObject([
      {
        field: 'buy',
        severity: 'approval',
        code: 'sinceLargeMove',
        values: { percent: 5.21, before: 9_600 },
      },
      { field: 'sell', severity: 'approval', code: 'sinceLargeMove', values: { before: 9_700 } },
    ]);
    // On the way back, the move from the current rates is the larger one.
    expect(validateRates([usd(9_700, 9_800)], { ...known, referenceRates }, ATTENDED).issues).toMatchObject([
      { code: 'move', values: { percent: -3, before: 10_000 } },
      { code: 'move', values: { before: 10_100 } },
    ]);
  });

  it('with buy above sell give a warning if attended, and otherwise need approval', () => {
    const crossed = [usd(10_050, 10_049)];
    expect(codes(validateRates(crossed, known, ATTENDED).issues)).toEqual([
      [1, 'buy', 'warning', 'buyAboveSell'],
    ]);
    expect(codes(validateRates(crossed, known, UNATTENDED).issues)).toEqual([
      [1, 'buy', 'approval', 'buyAboveSell'],
    ]);
    expect(validate(usd(10_050, 10_050)).issues).toEqual([]);
  });

  it('that are invalid are reported by line and field', () => {
    const { changes, issues } = validate(
      { ...usd(1, 1), currency: 'ZZZ', rateType: 'notes' },
      usd('sepuluh', 0, 2),
      usd(-1, Number.POSITIVE_INFINITY, 3),
      usd('', Number.NaN, 4),
    );
    expect(codes(issues)).toEqual([
      [1, 'currency', 'error', 'unknownCurrency'],
      [1, 'rateType', 'error', 'unknownRateType'],
      [2, 'buy', 'error', 'notANumber'],
      [2, 'sell', 'error', 'notPositive'],
      [3, 'buy', 'error', 'notPositive'],
      [3, 'sell', 'error', 'notPositive'],
      [3, null, 'error', 'duplicate'],
      [4, 'buy', 'error', 'missing'],
      [4, 'sell', 'error', 'notANumber'],
      [4, null, 'error', 'duplicate'],
    ]);
    expect(changes).toEqual([]);
  });

  it('in a type that is not quoted are errors', () => {
    const quoted = new Set(['USD e-rate', 'JPY bank-notes']);
    const lines = [usd(10_000, 10_100), { ...usd(10_000, 10_100, 2), rateType: 'bank-notes' }];
    expect(codes(validateRates(lines, { ...known, quoted }, ATTENDED).issues)).toEqual([
      [2, 'rateType', 'error', 'notQuoted'],
    ]);
    // An unknown currency is only reported as unknown.
    const unknown = { ...usd(10_000, 10_100), currency: 'ZZZ' };
    expect(codes(validateRates([unknown], { ...known, quoted }, ATTENDED).issues)).toEqual([
      [1, 'currency', 'error', 'unknownCurrency'],
    ]);
  });

  it('have at most four decimal places', () => {
    const fine = [usd(10_000.1234, '16320.12345'), usd(10_000.12345, 10_100, 2)];
    expect(codes(validate(usd(10_000.1234, 10_100.0001)).issues)).toEqual([]);
    expect(codes(validate(...fine).issues)).toEqual([
      [1, 'sell', 'error', 'notANumber'],
      [2, 'buy', 'error', 'tooFine'],
      [2, null, 'error', 'duplicate'],
    ]);
  });

  describe('in a timeline', () => {
    const arrivedAt = '2026-11-20T02:10:00.000Z';
    const time = '2026-11-20T02:05:00.000Z';
    const current = { buy: 10_000, sell: 10_100, from: time, sheetValidFrom: time, arrived: time };
    const validateAt = (
      validFrom: string | null,
      row: RateLine,
      next: [string, { buy: number; sell: number }][] = [],
    ) => {
      const timeline = {
        validFrom,
        arrivedAt,
        currentQuotes: new Map([['USD e-rate', current]]),
        next: new Map(next),
      };
      return validateRates([row], { ...known, timeline }, ATTENDED);
    };

    it('are errors if older than the current one', () => {
      const { changes, issues } = validateAt('2026-11-20T02:00:00.000Z', usd(10_001, 10_101));
      expect(issues).toMatchObject([
        { line: 1, severity: 'error', code: 'olderThanInForce', values: { since: '2026-11-20 09:05' } },
      ]);
      expect(changes).toEqual([]);
    });

    it('are ignored if they repeat it', () => {
      expect(validateAt(current.from, usd(10_000, 10_100))).toEqual({ issues: [], changes: [] });
      expect(validateAt(current.from, usd(10_000, 10_101)).changes).toHaveLength(1);
      expect(validateAt(null, usd(10_000, 10_100)).changes).toHaveLength(1);
    });

    it('are compared with the next ones, unless that move does not grow', () => {
      const next: [string, { buy: number; sell: number }][] = [['USD e-rate', { buy: 10_450, sell: 10_550 }]];
      expect(validateAt(null, usd(10_010, 10_110), next).issues).toEqual([]);
      expect(codes(validateAt(null, usd(9_900, 10_000), next).issues)).toEqual([
        [1, 'buy', 'approval', 'nextLargeMove'],
        [1, 'sell', 'approval', 'nextLargeMove'],
      ]);
    });
  });

  it('that occur twice are reported with the first line', () => {
    const [found] = validate(usd(10_000, 10_100, 2), usd(10_000, 10_100, 7)).issues;
    expect(found).toMatchObject({ line: 7, code: 'duplicate', values: { of: 2 } });
  });
});

describe('fund values', () => {
  const known: FundReference = {
    funds: new Map([
      [
        'lentera-kas',
        new Map([
          ['2026-11-18', 1_000],
          ['2026-11-19', 1_010],
        ]),
      ],
      ['lentera-saham', new Map()],
    ]),
    closed: new Set(['2026-11-17']),
    today: '2026-11-21',
    limits,
  };
  const value = (date: string, amount: number | string, line = 1, fund = 'lentera-kas'): FundLine => ({
    line,
    fund,
    date,
    value: amount,
  });
  const validate = (...lines: FundLine[]) => validateFunds(lines, known, ATTENDED);

  it('are compared with the previous trading day, stored or on the same sheet', () => {
    const { changes, issues } = validate(value('2026-11-20', 1_030.2, 2), value('2026-11-19', 1_010, 1));
    expect(issues).toEqual([]);
    expect(changes.map(({ subject, moves }) => [subject, moves[0]?.before, moves[0]?.percent])).toEqual([
      ['lentera-kas 2026-11-20', 1_010, 2],
      ['lentera-kas 2026-11-19', 1_000, 1],
    ]);
  });

  it('of many days are each compared with the day before', () => {
    const days = ['2026-11-18', '2026-11-19', '2026-11-20'];
    const lines = days.map((date, index) => value(date, 1_000 + index * 10, index + 1, 'lentera-saham'));
    expect(validate(...lines).changes.map(({ moves }) => moves[0]?.before)).toEqual([null, 1_000, 1_010]);
  });

  it('that correct a stored value list what they replace', () => {
    const { changes } = validate(value('2026-11-19', 1_015));
    expect(changes[0]?.moves).toEqual([
      { field: 'value', before: 1_000, after: 1_015, percent: 1.5 },
      { field: 'correction', before: 1_010, after: 1_015, percent: percentOf(1_010, 1_015) },
    ]);
  });

  it('that correct the first value are compared with what they replace', () => {
    expect(codes(validate(value('2026-11-18', 2_000)).issues)).toEqual([
      [1, 'correction', 'approval', 'correction'],
      [1, 'value', 'approval', 'largeMove'],
      [1, 'value', 'approval', 'nextLargeMove'],
    ]);
  });

  it('that are corrected or inserted are also compared with the next stored value', () => {
    const gap = new Map([
      ['2026-11-16', 1_000],
      ['2026-11-19', 1_040],
    ]);
    const inGap = (amount: number) =>
      codes(
        validateFunds(
          [value('2026-11-18', amount)],
          { ...known, funds: new Map([['lentera-kas', gap]]) },
          ATTENDED,
        ).issues,
      );
    expect(inGap(1_020)).toEqual([]);
    expect(inGap(985)).toEqual([[1, 'value', 'approval', 'nextLargeMove']]);
    expect(codes(validate(value('2026-11-18', 975)).issues)).toEqual([
      [1, 'correction', 'approval', 'correction'],
      [1, 'value', 'warning', 'move'],
      [1, 'value', 'warning', 'nextMove'],
    ]);
    // Later values on the same sheet are compared with each other.
    expect(codes(validate(value('2026-11-18', 975), value('2026-11-19', 990, 2)).issues)).toEqual([
      [1, 'correction', 'approval', 'correction'],
      [1, 'value', 'warning', 'move'],
      [2, 'correction', 'approval', 'correction'],
    ]);
  });

  it('accept a large following move that was approved before', () => {
    const jumped = new Map([
      ['2026-11-16', 1_000],
      ['2026-11-19', 1_100],
    ]);
    const inGap = { ...known, funds: new Map([['lentera-kas', jumped]]) };
    expect(validateFunds([value('2026-11-18', 1_010)], inGap, ATTENDED).issues).toEqual([]);
  });

  it("before the fund's inception are errors", () => {
    const inceptions = new Map([['lentera-saham', '2026-11-19']]);
    const began = (date: string) =>
      codes(validateFunds([value(date, 13, 1, 'lentera-saham')], { ...known, inceptions }, ATTENDED).issues);
    expect(began('2026-11-18')).toEqual([[1, 'date', 'error', 'beforeInception']]);
    expect(began('2026-11-19')).toEqual([[1, null, 'warning', 'first']]);
  });

  it("that are a fund's first give a warning, and unattended need approval", () => {
    const first = [value('2026-11-18', 13, 1, 'lentera-saham'), value('2026-11-19', 13, 2, 'lentera-saham')];
    expect(codes(validateFunds(first, known, ATTENDED).issues)).toEqual([[1, null, 'warning', 'first']]);
    expect(codes(validateFunds(first, known, UNATTENDED).issues)).toEqual([[1, null, 'approval', 'first']]);
    // A value before the first stored one is compared with that.
    expect(validateFunds([value('2026-11-16', 1_000)], known, UNATTENDED).issues).toEqual([]);
  });

  it('that waited are errors if another value of their day arrived since', () => {
    const waited = (amount: number, arrived: string) =>
      validateFunds(
        [value('2026-11-19', amount)],
        {
          ...known,
          arrivedAt: '2026-11-20T02:00:00.000Z',
          arrivals: new Map([['lentera-kas 2026-11-19', arrived]]),
        },
        ATTENDED,
      ).issues;
    expect(waited(1_015, '2026-11-20T02:05:00.000Z')).toMatchObject([
      { line: 1, severity: 'error', code: 'olderThanStored', values: { since: '2026-11-20 09:05' } },
    ]);
    expect(waited(1_010, '2026-11-20T02:05:00.000Z')).toEqual([]);
    expect(waited(1_015, '2026-11-20T01:55:00.000Z')).toMatchObject([
      { severity: 'approval', code: 'correction', values: { replaced: 1_010 } },
    ]);
  });

  it('on non-trading days, future days and invalid days are errors', () => {
    const dates = ['2026-11-15', '2026-11-17', '2026-11-23', '2026-13-01', '0001-01-01', 'kemarin'];
    const { issues } = validate(...dates.map((date, index) => value(date, 1_000, index + 1)));
    expect(codes(issues)).toEqual([
      [1, 'date', 'error', 'noTradingDay'],
      [2, 'date', 'error', 'noTradingDay'],
      [3, 'date', 'error', 'futureDate'],
      [4, 'date', 'error', 'notADate'],
      [5, 'date', 'error', 'notADate'],
      [6, 'date', 'error', 'notADate'],
    ]);
  });

  it('of unknown funds, duplicates and non-positive values are errors', () => {
    const { issues } = validate(
      value('2026-11-20', 1_010, 1),
      value('2026-11-20', 1_010, 2),
      value('2026-11-20', 0, 3, 'dana-gaib'),
    );
    expect(codes(issues)).toEqual([
      [2, null, 'error', 'duplicate'],
      [3, 'fund', 'error', 'unknownFund'],
      [3, 'value', 'error', 'notPositive'],
    ]);
  });
});

it('percentages have no floating-point residue', () => {
  expect([percentOf(100, 102), percentOf(3, 3.15), percentOf(10_000, 9_500)]).toEqual([2, 5, -5]);
});

it('a sentence formats figures for its language', () => {
  const values = { percent: -12.5, before: 15_570.25, limit: 5 };
  expect(issueSentence({ code: 'largeMove', values })).toEqual({
    id: 'Berubah -12,5% dari 15.570,25; di atas 5% perlu orang kedua.',
    en: 'Moves by -12.5% from 15,570.25; above 5% it needs a second person.',
  });
});

it('the digest changes with any issue or change', () => {
  const one: Issue = { line: 1, field: 'buy', severity: 'warning', code: 'move', values: { percent: 3 } };
  const change = { line: 2, subject: 'EUR e-rate', moves: [moveOf('buy', 17_000, 17_000)] };
  const digest = digestOfValidation({ issues: [one], changes: [change] });
  expect(digestOfValidation({ issues: [{ ...one }], changes: [{ ...change }] })).toBe(digest);
  const moved = { ...change, moves: [moveOf('buy', 17_300, 17_000)] };
  expect(digestOfValidation({ issues: [one], changes: [moved] })).not.toBe(digest);
  const other = { ...one, values: { percent: 3.1 } };
  expect(digestOfValidation({ issues: [other], changes: [change] })).not.toBe(digest);
});
