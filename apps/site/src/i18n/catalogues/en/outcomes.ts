import type { outcomes as indonesian } from '../id/outcomes.ts';
import type { Translation } from '../translation.ts';

export const outcomes = {
  noData: 'No data found',
  noBranch: 'No branch found',
  noResult: 'Result not found',
  noResultHint: 'Please try another keyword',
  noPosition: 'No open position',
  noPositionHint: 'Please check again later',
} satisfies Translation<typeof indonesian>;
