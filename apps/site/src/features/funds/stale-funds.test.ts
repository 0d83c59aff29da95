import { expect, test } from 'vitest';
import { fundStaleFrom } from './stale-funds.ts';

const market = {
  funds: { staleAfterWorkingDays: 2, disclaimer: '' },
  holidays: [
    { date: '2026-12-24', name: 'Cuti bersama', closesBanks: false, closesExchange: true },
    { date: '2026-12-25', name: 'Natal', closesBanks: true, closesExchange: true },
    { date: '2026-11-24', name: 'Libur bank', closesBanks: true, closesExchange: false },
  ],
};

test('a value is current until the end of the second trading day after its own, in Jakarta', () => {
  expect(fundStaleFrom('2026-11-16', market)).toBe('2026-11-18T17:00:00.000Z');
});

test('a weekend does not make it stale', () => {
  expect(fundStaleFrom('2026-11-19', market)).toBe('2026-11-23T17:00:00.000Z');
});

test('days on which the exchange is closed do not count, those of the banks alone do', () => {
  expect(fundStaleFrom('2026-12-23', market)).toBe('2026-12-29T17:00:00.000Z');
  expect(fundStaleFrom('2026-11-20', market)).toBe('2026-11-24T17:00:00.000Z');
});
