import { z } from 'zod';
import { rateTypes } from './rate-types.ts';

export const currencyCode = z.string().regex(/^[A-Z]{3}$/);

export const currency = z.object({
  /** ISO 4217. */
  code: currencyCode,
  name: z.string(),
  /** How many of the currency a quote is for. */
  unit: z.union([z.literal(1), z.literal(100)]),
  /** Digits after the decimal point of an amount in it. */
  digits: z.number().int().min(0).max(3),
  /** The country whose flag stands for it, ISO 3166 in small letters; `eu` for the euro. */
  flag: z.string().regex(/^[a-z]{2}$/),
});
export type Currency = z.infer<typeof currency>;

const rate = z.number().positive();

/** What the bank pays (`buy`) and asks (`sell`), in rupiah for `unit` of the currency: 1 or 100. */
export const quote = z.object({
  currency: currencyCode,
  rateType: z.enum(rateTypes),
  buy: rate,
  sell: rate,
  /** From when it holds, and its age counts: also a time before it was published. */
  validFrom: z.iso.datetime(),
  /** Since when visitors can see it; it was in force at no time before. */
  publishedAt: z.iso.datetime(),
});
export type Quote = z.infer<typeof quote>;

/** The currencies in their order, and the rates of now. The site keeps the time, not the API. */
export const exchangeRatesAnswer = z.object({
  currencies: z.array(currency),
  /** For each currency and rate type the one in force when asked, and those that begin later. */
  quotes: z.array(quote),
  /** For each currency and rate type the last one of the day before that of the one in force when asked (Jakarta). */
  previous: z.array(quote),
});
export type ExchangeRatesAnswer = z.infer<typeof exchangeRatesAnswer>;

/** Days of history that are answered at the most. */
export const RATE_HISTORY_DAYS = 400;

/** The past rates of a currency. The site keeps the time, not the API. */
export const rateHistoryAnswer = z.object({
  currency: currencyCode,
  rateType: z.enum(rateTypes),
  /** The last quote of each day (Jakarta) that had begun when asked, oldest first; days without one are left out. */
  days: z.array(z.object({ date: z.iso.date(), buy: rate, sell: rate })).max(RATE_HISTORY_DAYS),
  /** Quotes that begin later, in the order in which they do. */
  later: z.array(z.object({ validFrom: z.iso.datetime(), buy: rate, sell: rate })),
});
export type RateHistoryAnswer = z.infer<typeof rateHistoryAnswer>;
