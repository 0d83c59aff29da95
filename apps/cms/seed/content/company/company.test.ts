import { addDays } from '@beranda/finance';
import { describe, expect, it, test } from 'vitest';
import { publishBy } from '#cms/collections/reports/publish-by.ts';
import { parseOutline } from '#cms/globals/about/outline.ts';
import { people } from '../people.ts';
import { about } from './about.ts';
import { complaintReports } from './complaint-reports.ts';
import { figuresOf, inMillions } from './figures.ts';
import { guaranteeRatesUntil, lendingRates, lendingSegments } from './rates.ts';
import { reportsUntil } from './reports.ts';

const directors = people.filter(({ board }) => board === 'director');
const commissioners = people.filter(({ board }) => board === 'commissioner');

describe('reports', () => {
  const reports = reportsUntil('2026-11-21');

  it('cover five years, each once and published in time', () => {
    expect(reports.length).toBeGreaterThan(60);
    expect(reports.length).toBeLessThan(90);
    expect(new Set(reports.map(({ slug }) => slug)).size).toBe(reports.length);
    for (const { auditStatus, kind, positionDate, publishedOn } of reports) {
      expect(publishedOn <= (publishBy(kind, positionDate, auditStatus) ?? '')).toBe(true);
      expect(publishedOn <= '2026-11-21').toBe(true);
    }
  });

  it('leave out what is not due yet', () => {
    const october = (day: string) =>
      reportsUntil(day).filter(({ positionDate }) => positionDate === '2026-10-31').length;
    expect([october('2026-11-21'), october('2026-11-27')]).toEqual([0, 1]);
  });

  it('have the figures of the news', () => {
    expect(figuresOf('2026-09-30')).toMatchObject({ assets: 18.42, loans: 12.67, npl: 2.31 });
    expect(figuresOf('2026-08-31').assets).toBeCloseTo(18.24);
    expect((inMillions(18.42, 'any') / 1_000_000).toFixed(2)).toBe('18.42');
  });
});

it('the organisation has the same shape in both languages, with every director in it', () => {
  const shape = (text: string) => JSON.stringify(parseOutline(text)).replaceAll(/"name":"[^"]*"/g, '');
  expect(shape(about.id.structure)).toBe(shape(about.en.structure));
  for (const { id, en } of directors) {
    expect(about.id.structure).toContain(id.position);
    expect(about.en.structure).toContain(en?.position);
  }
});

it('at least half of the commissioners are independent, and they are not more than the directors', () => {
  const independent = commissioners.filter(({ id }) => /independen/i.test(id.position));
  expect(independent.length * 2).toBeGreaterThanOrEqual(commissioners.length);
  expect(commissioners.length).toBeLessThanOrEqual(directors.length);
});

it('figures add up, and each announcement has every segment', () => {
  for (const { rows } of complaintReports)
    for (const row of rows) expect(row.received).toBe(row.settledInTime + row.settledLate + row.inProgress);
  for (const { rates } of lendingRates) expect(rates).toHaveLength(lendingSegments.length);
});

test('deposit guarantee rates are marked as an example, except those that LPS has announced', () => {
  const announced = guaranteeRatesUntil('2026-11-21').filter(({ isExample }) => !isExample);
  expect(
    announced.map(({ validFrom, rupiah, foreign, rural }) => [validFrom, rupiah, foreign, rural]),
  ).toEqual([
    ['2026-02-01', 3.5, 2, 6],
    ['2025-10-01', 3.5, 2, 6],
    ['2024-06-01', 4.25, 2.25, 6.75],
  ]);
});

test.each(['2026-09-30', '2026-10-01', '2027-01-31', '2027-02-01', '2028-06-01'])(
  'deposit guarantee periods follow each other without a gap up to the one of today (%s)',
  (today) => {
    const [newest, ...earlier] = guaranteeRatesUntil(today);
    expect(newest && newest.validFrom <= today && today <= newest.validTo).toBe(true);
    const starts = [newest, ...earlier].map((period) => period?.validFrom).slice(0, -1);
    expect(earlier.map(({ validTo }) => addDays(validTo, 1))).toEqual(starts);
  },
);

test('deposit guarantee periods start in February, June and October', () => {
  const starts = guaranteeRatesUntil('2028-01-31').map(({ validFrom }) => validFrom);
  expect(starts.slice(0, 4)).toEqual(['2027-10-01', '2027-06-01', '2027-02-01', '2026-10-01']);
});
