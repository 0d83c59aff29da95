import { expect, it } from 'vitest';
import { listPublishedValues } from './published-values.ts';

it('lists each value of a day with its sheet, time and reason, newest first', () => {
  const corrections = [
    { value: 1_000, at: '2026-11-20T03:00:00.000Z', by: 2, sheet: 1, reason: 'Salah ketik' },
    { value: 1_010, at: '2026-11-21T03:00:00.000Z', by: 2, sheet: 4, reason: 'Angka kustodian' },
  ];
  const createdAt = '2026-11-19T03:00:00.000Z';
  expect(listPublishedValues({ value: 1_012, sheet: { id: 7 }, createdAt, corrections })).toEqual([
    { value: 1_012, sheet: 7, at: '2026-11-21T03:00:00.000Z', reason: 'Angka kustodian' },
    { value: 1_010, sheet: 4, at: '2026-11-20T03:00:00.000Z', reason: 'Salah ketik' },
    { value: 1_000, sheet: 1, at: createdAt, reason: null },
  ]);
});

it('lists a value without corrections, also without a sheet or a time', () => {
  expect(
    listPublishedValues({ value: 5, sheet: null, createdAt: '2026-11-19T03:00:00.000Z', corrections: null }),
  ).toEqual([{ value: 5, sheet: null, at: '2026-11-19T03:00:00.000Z', reason: null }]);
  expect(listPublishedValues({ value: 5, corrections: null })).toEqual([
    { value: 5, sheet: null, at: null, reason: null },
  ]);
});
