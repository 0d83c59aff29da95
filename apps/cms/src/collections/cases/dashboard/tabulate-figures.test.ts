import { describe, expect, it } from 'vitest';
import { type HandlingTimeRow, medianOf, tabulateFigures } from './tabulate-figures.ts';

describe('the median', () => {
  it.each<[string, [number, number][], number | null]>([
    ['of nothing', [], null],
    ['of values that do not occur', [[3, 0]], null],
    ['of one', [[7, 1]], 7],
    ['of zero', [[0, 2]], 0],
    [
      'of an odd number',
      [
        [9, 1],
        [1, 1],
        [4, 1],
      ],
      4,
    ],
    [
      'of an even number',
      [
        [4, 1],
        [1, 1],
        [9, 1],
        [2, 1],
      ],
      3,
    ],
    [
      'of counted values',
      [
        [1, 3],
        [10, 2],
      ],
      1,
    ],
    [
      'between two counted values',
      [
        [10, 2],
        [1, 2],
      ],
      5.5,
    ],
    [
      'by value and not as text',
      [
        [9, 1],
        [10, 1],
        [100, 1],
      ],
      10,
    ],
  ])('%s', (_what, values, expected) => {
    expect(medianOf(values)).toBe(expected);
  });
});

const row = (more: Partial<HandlingTimeRow>): HandlingTimeRow => ({
  form: 'contact',
  month: '2026-01',
  count: 1,
  workingDays: 1,
  hours: null,
  timed: 1,
  inTime: 1,
  ...more,
});
const none = { received: 0, finished: 0, medianWorkingDays: null, medianHours: null, shareInTime: null };

describe('the figures', () => {
  it('have every form and month, without numbers where there is no case', () => {
    const figures = tabulateFigures({ forms: ['contact'], months: ['2025-12', '2026-01'] }, [], []);
    const byMonth = {
      months: [
        { month: '2025-12', ...none },
        { month: '2026-01', ...none },
      ],
      period: none,
    };
    expect(figures).toEqual({ all: byMonth, forms: [{ form: 'contact', ...byMonth }] });
  });

  it('add stored and erased cases of a month, and take the median of all', () => {
    const { all, forms } = tabulateFigures(
      { forms: ['contact', 'data-request'], months: ['2026-01'] },
      [
        { form: 'contact', month: '2026-01', count: 2 },
        { form: 'contact', month: '2026-01', count: 3 },
        { form: 'data-request', month: '2026-01', count: 1 },
      ],
      [
        row({ count: 2, timed: 2, inTime: 2 }),
        row({ workingDays: 5, inTime: 0 }),
        row({ form: 'data-request', workingDays: 2, hours: 40.5 }),
        // A form that is gone has no time.
        row({ workingDays: 3, timed: 0, inTime: 0 }),
      ],
    );
    expect(forms.map(({ period }) => period)).toEqual([
      { received: 5, finished: 4, medianWorkingDays: 2, medianHours: null, shareInTime: 2 / 3 },
      { received: 1, finished: 1, medianWorkingDays: 2, medianHours: 40.5, shareInTime: 1 },
    ]);
    expect(all.period).toEqual({
      received: 6,
      finished: 5,
      medianWorkingDays: 2,
      medianHours: 40.5,
      shareInTime: 0.75,
    });
    expect(all.months).toEqual([{ month: '2026-01', ...all.period }]);
  });
});
