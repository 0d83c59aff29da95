import { expect, it } from 'vitest';
import { shareInTime, totalOf } from './settlement-counts.ts';

const row = (settledInTime: number, settledLate: number, inProgress: number) => ({
  category: 'cards' as const,
  received: settledInTime + settledLate + inProgress,
  settledInTime,
  settledLate,
  inProgress,
});

it('figures of all categories add up', () => {
  expect(totalOf([row(8, 1, 1), row(90, 1, 0)])).toEqual({
    received: 101,
    settledInTime: 98,
    settledLate: 2,
    inProgress: 1,
  });
});

it('the share in time is relative to settled complaints, and null without any', () => {
  expect(shareInTime(totalOf([row(98, 2, 900)]))).toBe(0.98);
  expect(shareInTime(totalOf([row(0, 0, 5)]))).toBeNull();
  expect(shareInTime(totalOf([]))).toBeNull();
});
