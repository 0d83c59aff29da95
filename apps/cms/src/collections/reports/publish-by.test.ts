import type { AuditStatus, ReportKind } from '@beranda/contract';
import { describe, expect, it } from 'vitest';
import { isMonthEnd, publishBy } from './publish-by.ts';

describe('a report', () => {
  it.each<[ReportKind, string, AuditStatus, string | null]>([
    ['quarterly', '2026-03-31', 'unaudited', '2026-04-30'],
    ['quarterly', '2026-03-31', 'reviewed', '2026-05-31'],
    ['quarterly', '2026-03-31', 'audited', '2026-06-30'],
    ['quarterly', '2025-12-31', 'unaudited', '2026-03-31'],
    ['quarterly', '2026-09-30', 'unaudited', '2026-10-31'],
    ['yearly', '2025-12-31', 'audited', '2026-03-31'],
    ['yearly', '2026-06-30', 'audited', null],
    ['monthly', '2026-01-31', 'unaudited', '2026-02-28'],
    ['monthly', '2028-01-31', 'unaudited', '2028-02-29'],
    ['monthly', '2026-11-30', 'unaudited', '2026-12-31'],
    ['monthly', '2026-03-31', 'unaudited', null],
    ['risk-exposure', '2026-06-30', 'unaudited', '2026-07-31'],
    ['risk-exposure', '2026-05-31', 'unaudited', null],
    ['quarterly', '2026-03-30', 'unaudited', null],
    ['quarterly', 'nonsense', 'unaudited', null],
  ])('%s of %s, %s, is published by %s', (kind, date, status, expected) => {
    expect(publishBy(kind, date, status)).toBe(expected);
  });
});

it.each([
  ['2028-02-29', true],
  ['2026-02-28', true],
  ['2028-02-28', false],
  ['2026-02-29', false],
])('%s ends its month: %s', (date, expected) => {
  expect(isMonthEnd(date)).toBe(expected);
});
