import { rateTypes } from '@beranda/contract';
import { choice, choiceWithDefault, pageQuery, text, type ValuesOf } from '#src/content/page-query.ts';

/** Length of the history, in days. */
export const HISTORY_DAYS = ['30', '90', '365'] as const;

const NOT_CANONICAL = { isCanonical: false };

export const exchangeRateQuery = pageQuery('/exchange-rate', {
  type: choiceWithDefault('e-rate', rateTypes, NOT_CANONICAL),
  currency: choice(undefined, NOT_CANONICAL),
  days: choiceWithDefault('90', HISTORY_DAYS, NOT_CANONICAL),
  amount: text,
  from: text,
  to: text,
  /** Name of the swap button, for forms without JavaScript. */
  swap: text,
});

/** Selected rate type, currency and history; `currency` is null if the rate type has none. */
export type Selection = Pick<ValuesOf<typeof exchangeRateQuery.parameters>, 'type' | 'currency' | 'days'>;
