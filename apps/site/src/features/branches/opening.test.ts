import type { BranchSummary, Holiday } from '@beranda/contract';
import { describe, expect, it } from 'vitest';
import { createTimeDependency } from '#src/content/cache-tags/time-dependency.ts';
import { hoursOn, localDate, openState } from './opening.ts';

const office = { open: '08:00', close: '15:00' };
const closed: never[] = [];
const week = [[office], [office], [office], [office], [office], closed, closed];

type Hours = Pick<BranchSummary, 'kind' | 'hours' | 'specialDays' | 'province'>;

const branch: Hours = { kind: 'branch', hours: week, specialDays: [], province: 'JK' };
const holidays: Holiday[] = [
  { date: '2026-12-25', name: 'Natal', closesBanks: true, closesExchange: true },
  { date: '2026-12-28', name: 'Bursa tutup', closesBanks: false, closesExchange: true },
];

/** @param time local time in Jakarta. */
function at(time: string, tested: Hours = branch) {
  const timeDependency = createTimeDependency(Date.parse(`${time}+07:00`));
  const state = openState(tested, holidays, timeDependency);
  return { state, expiresAt: new Date(timeDependency.expiresAt()).toISOString() };
}

describe('openState', () => {
  it('an office is open from opening to closing time, and the page expires at the next of them', () => {
    expect(at('2026-11-20T07:59:59')).toEqual({
      state: { kind: 'closed', opens: { date: '2026-11-20', time: '08:00', inDays: 0 } },
      expiresAt: '2026-11-20T01:00:00.000Z',
    });
    expect(at('2026-11-20T08:00:00')).toEqual({
      state: { kind: 'open', until: '15:00' },
      expiresAt: '2026-11-20T08:00:00.000Z',
    });
    expect(at('2026-11-20T15:00:00').state).toEqual({
      kind: 'closed',
      opens: { date: '2026-11-23', time: '08:00', inDays: 3 },
    });
  });

  it('after closing the page expires at midnight, when “tomorrow” changes', () => {
    expect(at('2026-11-19T18:00:00').expiresAt).toBe('2026-11-19T17:00:00.000Z');
  });

  it('opens by the time zone of its province', () => {
    const inMakassar: Hours = { ...branch, province: 'SN' };
    expect(at('2026-11-20T07:00:00', inMakassar).state).toEqual({ kind: 'open', until: '15:00' });
    expect(at('2026-11-20T14:00:00', inMakassar).state.kind).toBe('closed');
    const inJayapura: Hours = { ...branch, province: 'PA' };
    expect(at('2026-11-20T06:00:00', inJayapura).state.kind).toBe('open');
  });

  it('the day begins earlier in the eastern time zone', () => {
    const inJayapura: Hours = { ...branch, province: 'PA' };
    expect(at('2026-11-22T23:00:00', inJayapura).state).toEqual({
      kind: 'closed',
      opens: { date: '2026-11-23', time: '08:00', inDays: 0 },
    });
  });

  it('is closed on bank holidays, but not on holidays of the exchange alone', () => {
    expect(at('2026-12-25T09:00:00').state).toEqual({
      kind: 'closed',
      opens: { date: '2026-12-28', time: '08:00', inDays: 3 },
    });
    expect(at('2026-12-28T09:00:00').state.kind).toBe('open');
  });

  it('an ATM is open on holidays, and always if it has 24-hour days', () => {
    const whole = Array.from({ length: 7 }, () => [{ open: '00:00', close: '24:00' }]);
    expect(at('2026-12-25T09:00:00', { ...branch, kind: 'atm' }).state.kind).toBe('open');
    expect(at('2026-12-25T03:00:00', { ...branch, kind: 'atm', hours: whole }).state).toEqual({
      kind: 'open24Hours',
    });
  });

  it('a special day takes precedence over weekday and holiday', () => {
    const special = (date: string, hours: typeof office | null): Hours => ({
      ...branch,
      specialDays: [{ date, hours, reason: 'Pindah', language: 'id' }],
    });
    expect(at('2026-11-20T09:00:00', special('2026-11-20', null)).state.kind).toBe('closed');
    const short = { open: '08:00', close: '12:00' };
    expect(at('2026-12-25T09:00:00', special('2026-12-25', short)).state).toEqual({
      kind: 'open',
      until: '12:00',
    });
    expect(hoursOn(special('2026-11-20', null), '2026-11-20', holidays)).toEqual({
      date: '2026-11-20',
      hours: [],
      reason: 'Pindah',
      language: 'id',
    });
  });

  it('closes for prayers if its hours have a break', () => {
    const friday = [
      { open: '08:00', close: '11:30' },
      { open: '13:30', close: '15:00' },
    ];
    const tested = { ...branch, hours: week.with(4, friday) };
    expect(at('2026-11-20T12:00:00', tested).state).toEqual({
      kind: 'closed',
      opens: { date: '2026-11-20', time: '13:30', inDays: 0 },
    });
    expect(at('2026-11-20T14:00:00', tested).state).toEqual({ kind: 'open', until: '15:00' });
  });

  it('has no opening time for a branch without hours', () => {
    const tested = { ...branch, hours: week.map(() => closed) };
    expect(at('2026-11-20T09:00:00', tested).state).toEqual({ kind: 'closed', opens: null });
  });
});

it('the local date changes at local midnight', () => {
  const dateAt = (time: string, zone: 7 | 8 | 9) => localDate(zone, createTimeDependency(Date.parse(time)));
  expect(dateAt('2026-11-20T14:59:59Z', 9)).toBe('2026-11-20');
  expect(dateAt('2026-11-20T15:00:00Z', 9)).toBe('2026-11-21');
  expect(dateAt('2026-11-20T16:00:00Z', 8)).toBe('2026-11-21');
  expect(dateAt('2026-11-20T16:00:00Z', 7)).toBe('2026-11-20');
});
