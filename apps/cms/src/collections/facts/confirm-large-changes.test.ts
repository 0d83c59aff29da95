import type { CollectionBeforeChangeHook } from 'payload';
import { expect, it } from 'vitest';
import { confirmLargeChanges, largeChanges } from './confirm-large-changes.ts';

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
  expect(largeChanges('percent', before, after)).toHaveLength(1);
});

it.each([
  ['a value five times as large', [from2026(1)], [from2026(5)]],
  ['the first value', [], [from2026(5)]],
  ['a large change that is stored already', [from2026(0.5), from2027(5)], [from2026(0.5), from2027(5)]],
  ['a past value that is deleted', [from2026(0.5), from2027(0.6)], [from2027(0.6)]],
])('%s is none', (_what, before, after) => {
  expect(largeChanges('percent', before, after)).toEqual([]);
});

it('a time of day, a year and a text have no size', () => {
  for (const kind of ['time', 'year', 'text', 'date'] as const)
    expect(largeChanges(kind, [from2026(9)], [from2026(0)])).toEqual([]);
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
