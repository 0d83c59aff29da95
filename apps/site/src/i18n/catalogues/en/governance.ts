import type { governance as indonesian } from '../id/governance.ts';
import type { Translation } from '../translation.ts';

export const governance = {
  title: 'Governance',
  lead: 'Who makes decisions, who oversees them, and the rules that we follow.',
  description:
    'Governance at {bankName}: its bodies, code of conduct, risk management, audit and sustainable finance.',
  category: {
    bodies: 'Bodies of the company',
    conduct: 'Conduct and integrity',
    control: 'Control and sustainability',
  },
  titleOf: 'Governance: {category}',
  categories: 'Governance topics',
  all: 'All',
  more: '{category}: {count, plural, one {see # page} other {see all # pages}}',
  searchLabel: 'Search the pages on governance',
  searchPlaceholder: 'E.g. code of conduct',
  search: 'Search',
  found: '{count, plural, =0 {No pages} one {# page} other {# pages}} for “{search}”',
  showAll: 'Show all of governance',
  notFound: 'No page found',
  notFoundText: 'Try a shorter word, or look at all pages on governance.',
  attachments: 'Attachments',
  empty: 'No governance pages yet',
  emptyText: 'The first page will appear here as soon as it is published.',
  reportsTitle: 'Related reports',
  reportsText: 'Annual reports, financial statements and risk exposure are on one page.',
  reportsAction: 'See financial statements',
} satisfies Translation<typeof indonesian>;
