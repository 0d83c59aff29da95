import type { errors as indonesian } from '../id/errors.ts';
import type { Translation } from '../translation.ts';

export const errors = {
  notFoundTitle: 'Page not found',
  goneTitle: 'This page has been withdrawn',
  notFoundText: 'The page you are looking for was not found. Its address may have changed or been mistyped.',
  unfinishedDraftTitle: 'This draft cannot be previewed yet',
  unfinishedDraftText: 'Fill in what is required first, such as rows that are still empty, and try again.',
  crashTitle: 'Something went wrong',
  crashText: 'Something went wrong. Try again!',
  navigationTitle: 'The site menu could not be loaded',
  navigationText: 'Part of the site cannot be reached right now. Please try again in a moment.',
  unavailableText: 'This page cannot be loaded right now. Please try again in a moment.',
  correlation: 'Incident code',
  correlationHint: 'Please mention it if you contact us.',
  backToHome: 'Return to homepage',
  tryAgain: 'Try again',
  elsewhere: 'Perhaps you are looking for',
  toNews: 'News',
  toSavings: 'Savings',
  toLoans: 'Loans',
  toBranches: 'Branches and ATMs',
  toContact: 'Contact us',
} satisfies Translation<typeof indonesian>;
