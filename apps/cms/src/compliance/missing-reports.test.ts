import { describe, expect, it } from 'vitest';
import { type KnownReport, missingReports } from './missing-reports.ts';

const report = (kind: KnownReport['kind'], positionDate: string, isPublished = true): KnownReport => ({
  kind,
  positionDate,
  auditStatus: 'unaudited',
  isPublished,
});

/** All reports due before that of October. */
const complete = [
  ...['2025-08-31', '2025-10-31', '2025-11-30', '2026-01-31', '2026-02-28', '2026-04-30'].map((date) =>
    report('monthly', date),
  ),
  ...['2026-05-31', '2026-07-31', '2026-08-31'].map((date) => report('monthly', date)),
  ...['2025-09-30', '2025-12-31', '2026-03-31', '2026-06-30', '2026-09-30'].map((date) =>
    report('quarterly', date),
  ),
  report('yearly', '2025-12-31'),
];

describe('missing reports', () => {
  it.each([
    // The monthly report of October is due on 30 November.
    ['2026-11-15', []],
    ['2026-11-16', [['monthly', '2026-10-31', '2026-11-30']]],
    ['2026-12-05', [['monthly', '2026-10-31', '2026-11-30']]],
  ])('on %s are %j', (today, expected) => {
    const missing = missingReports(today, complete, 14);
    expect(missing.map((one) => [one.kind, one.positionDate, one.publishBy])).toEqual(expected);
  });

  it('have the deadline of their draft', () => {
    const others = complete.filter(({ positionDate }) => positionDate !== '2026-09-30');
    const due = (draft: KnownReport[]) =>
      missingReports('2026-11-10', [...others, ...draft], 14).map(({ publishBy }) => publishBy);
    expect(due([])).toEqual(['2026-10-31']);
    expect(due([{ ...report('quarterly', '2026-09-30', false), auditStatus: 'reviewed' }])).toEqual([]);
    expect(due([report('quarterly', '2026-09-30', false)])).toEqual(['2026-10-31']);
    const both = [
      report('quarterly', '2026-09-30', false),
      { ...report('quarterly', '2026-09-30', false), auditStatus: 'reviewed' as const },
    ];
    // Of two drafts, the one that is due first.
    expect([due(both), due(both.toReversed())]).toEqual([['2026-10-31'], ['2026-10-31']]);
  });

  it('have those of risk exposure once they are prepared', () => {
    const due = (isPublished: boolean) =>
      missingReports('2026-11-10', [...complete, report('risk-exposure', '2026-09-30', isPublished)], 14);
    expect(due(false)).toEqual([
      { kind: 'risk-exposure', positionDate: '2026-09-30', publishBy: '2026-10-31' },
    ]);
    expect(due(true)).toEqual([]);
  });

  it('are not reported if no reports are maintained', () => {
    expect(missingReports('2026-11-16', [], 14)).toEqual([]);
  });
});
