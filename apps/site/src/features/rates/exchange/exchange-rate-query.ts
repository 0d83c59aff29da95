import { rateTypes } from '@beranda/contract';
import { choice, choiceWithDefault, pageQuery, text, type ValuesOf } from '#src/content/page-query.ts';

/** Length of the history, in days. */
export const HISTORY_DAYS = ['30', '90', '365'] as const;

const VIEW = { isCanonical: false };

export const exchangeRateQuery = pageQuery('/exchange-rate', {
  type: choiceWithDefault('e-rate', rateTypes, VIEW),
  currency: choice(undefined, VIEW),
  days: choiceWithDefault('90', HISTORY_DAYS, VIEW),
  amount: text,
  from: text,
  to: text,
  /** Name of the swap button, for forms without JavaScript. */
  swap: text,
});

/** What the page shows; without a currency the type has none. */
export type Selection = Pick<ValuesOf<typeof exchangeRateQuery.parameters>, 'type' | 'currency' | 'days'>;
