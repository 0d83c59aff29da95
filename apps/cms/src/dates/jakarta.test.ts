import { expect, it } from 'vitest';
import { formatLongDate } from './jakarta.ts';

it('a long date has its day without a zero in front, in both languages', () => {
  expect(formatLongDate('2026-12-01', 'id')).toBe('Selasa, 1 Desember 2026');
  expect(formatLongDate('2026-12-01', 'en')).toBe('Tuesday, 1 December 2026');
});
