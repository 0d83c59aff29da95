import type { guides as indonesian } from '../id/guides.ts';
import type { Translation } from '../translation.ts';

export const guides = {
  title: 'Guides',
  titleOf: 'Guides: {group}',
  lead: 'How to use our services, one step at a time. Every guide can be printed.',
  description:
    'Guides to the services of {bankName}: accounts, the app, transfers, cards, loans and complaints.',
  searchLabel: 'Search the guides',
  searchPlaceholder: 'E.g. lost card',
  search: 'Search',
  found: '{count, plural, =0 {No guides} one {# guide} other {# guides}} for “{query}”',
  showAll: 'Show all guides',
  more: '{count, plural, other {See all # guides}}',
  others: 'Other guides',
  otherGroups: 'Other topics',
  allGroups: 'All guides',
  count: '{count, plural, one {# guide} other {# guides}}',
  empty: 'No guides yet',
  emptyText: 'The first guide will appear here as soon as it is published.',
  notFound: 'No guide found',
  notFoundText: 'Try a shorter word, or ask us directly.',
  emptyGroup: 'There are no guides in this group yet',
  helpTitle: 'Haven’t found the answer?',
  helpText: 'We are happy to help on {phone}, by email or through the form.',
  helpAction: 'Contact us',
  helpQuestions: 'See common questions',
} satisfies Translation<typeof indonesian>;
