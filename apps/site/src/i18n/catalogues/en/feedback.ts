import type { feedback as indonesian } from '../id/feedback.ts';
import type { Translation } from '../translation.ts';

export const feedback = {
  page: 'Was this page helpful?',
  answer: 'Was this answer helpful?',
  yes: 'Yes',
  no: 'No',
  why: 'What was the problem? (optional)',
  missing: 'What I was looking for is missing',
  unclear: 'It is not clear',
  outdated: 'It is out of date',
  other: 'Something else',
  thanks: 'Thank you for your answer. Is there anything you would like to ask or tell us?',
  contact: 'Contact us',
} satisfies Translation<typeof indonesian>;
