import { z } from 'zod';
import { rateTypes } from './rate-types.ts';

export const currencyCode = z.string().regex(/^[A-Z]{3}$/);

export const currency = z.object({
  /** ISO 4217. */
  code: currencyCode,
  name: z.string(),
  /** Units of the currency that a quote is for. */
  unit: z.union([z.literal(1), z.literal(100)]),
  /** Decimal digits of an amount. */
  digits: z.number().int().min(0).max(3),
  /** Country code of the flag, ISO 3166 in lower case; `eu` for the euro. */
  flag: z.string().regex(/^[a-z]{2}$/),
});
export type Currency = z.infer<typeof currency>;

const rate = z.number().positive();

/** Rates at which the bank buys (`buy`) and sells (`sell`), in rupiah per `unit` (1 or 100) of the currency. */
export const quote = z.object({
  currency: currencyCode,
  rateType: z.enum(rateTypes),
  buy: rate,
  sell: rate,
  /** Effective time, from which its age counts; may be before publication. */
  validFrom: z.iso.datetime(),
  /** Publication time; the quote was not in force before. */
  publishedAt: z.iso.datetime(),
});
export type Quote = z.infer<typeof quote>;

/** Currencies in display order, and current rates. The site evaluates times, not the API. */
export const exchangeRatesResponse = z.object({
  currencies: z.array(currency),
  /** Per currency and rate type the quote in force at the time of the response, and scheduled ones. */
  quotes: z.array(quote),
  /**
   * Per currency and rate type the last quote of the day (Jakarta) before the one in force at the time of the response.
   */
  previous: z.array(quote),
});
export type ExchangeRatesResponse = z.infer<typeof exchangeRatesResponse>;

/** Maximum number of days in a history. */
export const RATE_HISTORY_DAYS = 400;

/** Rate history of a currency. The site evaluates times, not the API. */
export const rateHistoryResponse = z.object({
  currency: currencyCode,
  rateType: z.enum(rateTypes),
  /**
   * The last quote of each day (Jakarta) in force by the time of the response, oldest first; days without a quote are
   * omitted.
   */
  days: z.array(z.object({ date: z.iso.date(), buy: rate, sell: rate })).max(RATE_HISTORY_DAYS),
  /** Scheduled quotes, in order of effective time. */
  later: z.array(z.object({ validFrom: z.iso.datetime(), buy: rate, sell: rate })),
});
export type RateHistoryResponse = z.infer<typeof rateHistoryResponse>;
