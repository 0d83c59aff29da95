import type { reference as indonesian } from '../id/reference.ts';
import type { Translation } from '../translation.ts';

export const reference = {
  updated: 'Updated {date}',
  adjacentPages: 'The pages before and after',
  previous: 'Previous',
  next: 'Next',
  print: 'Print',
} satisfies Translation<typeof indonesian>;
