import { pageQuery, text } from '#src/content/page-query.ts';

/**
 * Queries of the calculators: what a visitor enters, and in `of` the product whose terms apply. The forms validate them
 * and report each problem at its field.
 */
export const loanCalculatorQuery = pageQuery('/calculators/loan', {
  product: text,
  for: text,
  principal: text,
  years: text,
  rate: text,
  system: text,
  of: text,
});

export const savingsCalculatorQuery = pageQuery('/calculators/savings-goal', {
  target: text,
  initial: text,
  years: text,
  rate: text,
  of: text,
});

export const depositCalculatorQuery = pageQuery('/calculators/time-deposit', {
  principal: text,
  term: text,
  roll: text,
  times: text,
});
