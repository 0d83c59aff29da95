import { describe, expect, it } from 'vitest';
import { bilingual } from '#cms/i18n/bilingual.ts';
import { type ComplianceTasks, complianceNotices } from './compliance-notices.ts';
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

  it('are not reported if no reports are maintained', () => {
    expect(missingReports('2026-11-16', [], 14)).toEqual([]);
  });
});

describe('notices', () => {
  const well: ComplianceTasks = {
    today: '2026-11-20',
    missing: [],
    guaranteedUntil: '2027-01-31',
    hasGuaranteedRates: true,
    overdueReviews: [],
    facts: [],
  };
  const notices = (tasks: Partial<ComplianceTasks>) =>
    complianceNotices({ ...well, ...tasks }).map(({ text, tone }) => [tone, text.en]);

  it('are empty without tasks', () => {
    expect(notices({})).toEqual([]);
    expect(notices({ guaranteedUntil: null, hasGuaranteedRates: false })).toEqual([]);
  });

  it('list overdue and due reports, ending rates and overdue reviews', () => {
    const missing = [
      { kind: 'quarterly' as const, positionDate: '2026-09-30', publishBy: '2026-10-31' },
      { kind: 'monthly' as const, positionDate: '2026-10-31', publishBy: '2026-11-30' },
    ];
    const overdueReviews = [{ collection: 'faqs', label: bilingual('Pertanyaan', 'Questions'), count: 2 }];
    expect(notices({ missing, guaranteedUntil: '2026-12-04', overdueReviews })).toEqual([
      ['error', 'The quarterly report as at 30 Sept 2026 should have been published by 31 Oct 2026.'],
      ['warning', 'The monthly report as at 31 Oct 2026 has to be published by 30 Nov 2026.'],
      ['warning', 'The guaranteed rates of LPS end on 4 Dec 2026. Prepare those of the next period.'],
      ['info', 'Questions: 2 to be looked at again, the day of review is over.'],
    ]);
    expect(notices({ guaranteedUntil: '2026-12-05' })).toEqual([]);
    expect(notices({ guaranteedUntil: null })).toEqual([
      ['error', 'No guaranteed rates of LPS hold today. The site tells visitors so.'],
    ]);
  });
});
