import type { questions as indonesian } from '../id/questions.ts';
import type { Translation } from '../translation.ts';

export const questions = {
  title: 'Common questions',
  lead: 'Short answers to what our customers ask most.',
  description:
    'Answers to common questions on accounts, the app, loans, investments and complaints at {bankName}.',
  topicTitle: 'Common questions: {topic}',
  search: 'Search the questions',
  placeholder: 'E.g. debit card',
  find: 'Search',
  topics: 'Topics of questions',
  all: 'All questions',
  allTopics: 'All',
  other: 'Other questions',
  more: 'See all {count} questions',
  found: '{count, plural, =0 {No answers} one {# answer} other {# answers}} for “{search}”',
  notFound: 'Result not found',
  notFoundText: 'Please try another keyword',
  empty: 'No questions yet',
  emptyText: 'Questions and their answers will appear here.',
  helpTitle: 'Haven’t found your answer?',
  helpText: 'Ask us, or make a complaint. Neither costs you anything.',
  contact: 'Contact us',
  complaint: 'Make a complaint',
} satisfies Translation<typeof indonesian>;
