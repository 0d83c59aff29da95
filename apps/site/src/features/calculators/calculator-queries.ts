import { pageQuery, text } from '#src/content/page-query.ts';
import { PREVIOUS_TERM_PARAM, PREVIOUS_VARIANT_PARAM, SOURCE_PRODUCT_PARAM } from './calculator-params.ts';

// What a visitor enters; the forms validate it and report each problem at its field.

export const loanCalculatorQuery = pageQuery('/calculators/loan', {
  product: text,
  [PREVIOUS_VARIANT_PARAM]: text,
  principal: text,
  years: text,
  months: text,
  [PREVIOUS_TERM_PARAM]: text,
  rate: text,
  system: text,
  [SOURCE_PRODUCT_PARAM]: text,
});

export const savingsCalculatorQuery = pageQuery('/calculators/savings-goal', {
  product: text,
  [PREVIOUS_VARIANT_PARAM]: text,
  target: text,
  initial: text,
  years: text,
  rate: text,
  [SOURCE_PRODUCT_PARAM]: text,
});

export const depositCalculatorQuery = pageQuery('/calculators/time-deposit', {
  principal: text,
  term: text,
  roll: text,
  times: text,
});
