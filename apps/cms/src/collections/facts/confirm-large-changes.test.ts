import type { CollectionBeforeChangeHook } from 'payload';
import { expect, it } from 'vitest';
import { confirmLargeChanges, largeChanges } from './confirm-large-changes.ts';

const TODAY = '2026-11-28';
const from2025 = (amount: number) => ({ amount, validFrom: '2025-01-01' });
const from2026 = (amount: number) => ({ amount, validFrom: '2026-01-01' });
const from2027 = (amount: number) => ({ amount, validFrom: '2027-01-01' });

it.each([
  ['a value ten times as large', [from2026(0.5)], [from2026(5)]],
  ['a value ten times as small', [from2026(8.75)], [from2026(0.875)]],
  ['zero', [from2026(8.75)], [from2026(0)]],
  ['a later value that is far from the present one', [from2026(0.5)], [from2026(0.5), from2027(5)]],
  ['a value with another first day', [from2026(0.5)], [from2027(5)]],
  ['a later value that is listed first', [from2026(0.5)], [from2027(5), from2026(0.5)]],
])('%s is a large change', (_what, before, after) => {
  expect(largeChanges('percent', before, after, TODAY)).toHaveLength(1);
});

it.each([
  ['a value five times as large', [from2026(1)], [from2026(5)]],
  ['the first value', [], [from2026(5)]],
  ['a large change that is stored already', [from2026(0.5), from2027(5)], [from2026(0.5), from2027(5)]],
  ['a past value that is deleted', [from2026(0.5), from2027(0.6)], [from2027(0.6)]],
])('%s is no large change', (_what, before, after) => {
  expect(largeChanges('percent', before, after, TODAY)).toEqual([]);
});

it.each([
  ['is deleted', [from2025(0.5)], TODAY],
  ['begins in a mistyped year', [from2025(0.5), { amount: 5, validFrom: '2062-01-01' }], TODAY],
  ['ended yesterday', [from2025(0.5), { ...from2026(5), validUntil: '2026-11-27' }], TODAY],
  ['ends on a later day', [from2025(0.5), { ...from2026(5), validUntil: '2027-03-31' }], '2027-04-01'],
])('a present value that %s puts an older one in force, which is a large change', (_what, after, day) => {
  const before = [from2025(0.5), from2026(5)];
  expect(largeChanges('percent', before, after, TODAY)).toEqual([
    { day, from: from2026(5), to: from2025(0.5) },
  ]);
});

it('a later value that is deleted is a large change on its first day', () => {
  const before = [from2026(5), from2027(50)];
  expect(largeChanges('percent', before, [from2026(5)], TODAY)).toEqual([
    { day: '2027-01-01', from: from2027(50), to: from2026(5) },
  ]);
});

it('a time of day, a year and a text have no size', () => {
  for (const kind of ['time', 'year', 'text', 'date'] as const)
    expect(largeChanges(kind, [from2026(9)], [from2026(0)], TODAY)).toEqual([]);
});

it('values that will be rejected are left to their validation', () => {
  const save = (values: unknown) =>
    confirmLargeChanges({
      data: { values },
      originalDoc: { id: 1, key: 'koma.biaya', kind: 'percent', values: [from2026(0.5)] },
      req: { payloadAPI: 'REST', headers: new Headers() },
    } as unknown as Parameters<CollectionBeforeChangeHook>[0]);
  expect(() => save([from2026(5)])).toThrow('5%');
  const rejected = [
    [from2026(5), { amount: 50 }],
    [{ amount: 50, validFrom: null }],
    [null],
    5,
    [from2026(5), from2026(50)],
    [{ ...from2026(5), validUntil: '2025-12-31' }],
  ];
  for (const values of rejected) expect(save(values)).toEqual({ values });
});
