import { choice, pageQuery } from '#src/content/page-query.ts';

const answer = choice(undefined, { isCanonical: false });
/** Last part of a product's path. Any two or three products would be too many entries of the cache. */
const column = choice(undefined, { isCanonical: false, isCached: false });

/** Answers of “which one fits me”, and the compared products. */
export const overviewQuery = pageQuery('/:type', {
  purpose: answer,
  time: answer,
  way: answer,
  first: column,
  second: column,
  third: column,
});

export const COLUMNS = ['first', 'second', 'third'] as const;
