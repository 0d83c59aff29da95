import { describe, expect, it } from 'vitest';
import { bilingual } from '#cms/i18n/bilingual.ts';
import { type ComplianceTasks, complianceNotices } from './compliance-notices.ts';

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
