import { expect, it } from 'vitest';
import { guaranteeAt } from './guarantee.server.ts';

const period = (validFrom: string, validTo: string) => ({
  slug: validFrom,
  language: 'id' as const,
  title: validFrom,
  updatedAt: '2026-01-01T00:00:00.000Z',
  validFrom,
  validTo,
  rupiah: 3.5,
  foreign: 2,
  rural: 6,
  isExample: false,
});
const periods = [period('2026-10-01', '2027-01-31'), period('2026-06-01', '2026-09-30')];

it.each([
  ['2026-06-01', '2026-06-01'],
  ['2026-09-30', '2026-06-01'],
  ['2026-10-01', '2026-10-01'],
  ['2027-01-31', '2026-10-01'],
])('on %s the rates of the period starting %s are in force', (day, began) => {
  expect(guaranteeAt(periods, day)?.validFrom).toBe(began);
});

it.each(['2026-05-31', '2027-02-01'])('on %s, without a published period, none are in force', (day) => {
  expect(guaranteeAt(periods, day)).toBeNull();
});
