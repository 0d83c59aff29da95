import type { reports as indonesian } from '../id/reports.ts';
import type { Translation } from '../translation.ts';

export const reports = {
  title: 'Financial statements',
  lead: 'Annual, quarterly, monthly and risk exposure reports, published on time and kept for at least five years.',
  description:
    'Published financial reports of {bankName}: annual, quarterly, monthly, and risk exposure and capital.',
  filteredTitle: 'Financial statements: {filters}',
  byKind: 'Filter by type',
  byYear: 'Filter by year of the position',
  allKinds: 'All types',
  allYears: 'All years',
  list: 'List of reports',
  count: '{count, plural, one {# report} other {# reports}}',
  position: 'As at {date}',
  publishedOn: 'Published {date}',
  noFile: 'The file is being prepared',
  download: 'Download',
  empty: 'No data found',
  emptyText: 'There are no reports for these filters. See all reports.',
  emptyAction: 'All reports',
  kind: {
    yearly: 'Yearly',
    quarterly: 'Quarterly',
    monthly: 'Monthly',
    'risk-exposure': 'Risk exposure',
  },
  status: { audited: 'Audited', reviewed: 'Limited review', unaudited: 'Unaudited' },
  more: 'Other information that we publish',
  lendingRates: 'Prime lending rates',
  lendingRatesText: 'SBDK by segment, with cost of funds, overhead and margin.',
  guaranteeRates: 'Deposit guarantee rates',
  guaranteeRatesText: 'The highest deposit rates at which LPS insures deposits in each period.',
  complaints: 'Complaint reports',
  complaintsText: 'How many complaints we receive and how fast they are settled, year by year.',
} satisfies Translation<typeof indonesian>;
