import type { literacy as indonesian } from '../id/literacy.ts';
import type { Translation } from '../translation.ts';

export const literacy = {
  title: 'Financial literacy',
  lead: 'Money in everyday words. Short reads on budgets, savings, loans and safety.',
  description:
    'Financial literacy from {bankName}: managing money, saving, investing, borrowing and staying safe.',
  titleOf: 'Financial literacy: {topic}',
  topics: 'Topics',
  allTopics: 'All topics',
  topic: {
    managing: 'Managing money',
    saving: 'Saving and investing',
    borrowing: 'Borrowing',
    safety: 'Staying safe',
  },
  featured: 'Featured',
  all: 'All articles',
  empty: 'No articles yet',
  emptyText: 'The first article will appear here as soon as it is published.',
  emptyTopicText: 'Articles on this topic will appear here as soon as they are published.',
  back: 'Back to financial literacy',
  disclaimer: 'This is general information, not personal financial advice. Figures are illustrative.',
  plainTitle: 'List of literacy articles',
  plainLead: 'All articles by topic, without pictures.',
  plainOther: 'Show with pictures',
} satisfies Translation<typeof indonesian>;
