import { z } from 'zod';
import { locale } from './content-parts.ts';
import type { ErrorBody } from './errors.ts';
import { currency, currencyCode, RATE_HISTORY_DAYS } from './exchange-rates.ts';
import { fundKinds, riskLevels } from './funds.ts';
import { branchKinds } from './items/branch-choices.ts';
import { navigationSchema } from './navigation.ts';
import { rateTypes } from './rate-types.ts';

/**
 * Open data: the public API of the site, below `{apiUrl}/{locale}/v2`, as JSON and partly as CSV. Amounts are in rupiah
 * unless a currency is given. `openapi.json` documents the rate limits.
 */

const rateType = z.enum(rateTypes);
const time = z.iso.datetime();
const date = z.iso.date();

const exchangeRateOpenData = z.object({
  currency: currency.shape.code,
  name: currency.shape.name,
  /** Units of the currency that the rates are for. */
  unit: currency.shape.unit,
  rateType,
  /** Rates at which the bank buys and sells. */
  buy: z.number().positive(),
  sell: z.number().positive(),
  /** Change of the middle rate since the day before; null without one. */
  changePercent: z.number().nullable(),
  validFrom: time,
  publishedAt: time,
  /** Stale by the bank's rule. */
  isStale: z.boolean(),
});

export const exchangeRatesOpenData = z.object({
  /** Publication time of the newest rate; null without one. */
  updatedAt: time.nullable(),
  rates: z.array(exchangeRateOpenData),
  disclaimer: z.string(),
});
export type ExchangeRatesOpenData = z.infer<typeof exchangeRatesOpenData>;

export const rateHistoryQuery = z.object({
  rateType: rateType.default('e-rate'),
  /** Length of the history, in calendar days. */
  days: z.coerce.number().int().min(1).max(RATE_HISTORY_DAYS).default(90),
});

export const rateHistoryOpenData = z.object({
  currency: currencyCode,
  unit: currency.shape.unit,
  rateType,
  /** Oldest first; days without a rate are omitted. */
  days: z.array(z.object({ date, buy: z.number().positive(), sell: z.number().positive() })),
});
export type RateHistoryOpenData = z.infer<typeof rateHistoryOpenData>;

/** In percent, not annualised; null without a value to compare with. */
const percent = z.number().nullable();

const fundOpenData = z.object({
  slug: z.string(),
  language: locale,
  name: z.string(),
  kind: z.enum(fundKinds),
  risk: z.enum(riskLevels),
  manager: z.string(),
  currency: currencyCode,
  /** Net asset value per unit, in the fund's currency, and its date; null without one. */
  value: z.number().positive().nullable(),
  date: date.nullable(),
  /** Stale by the bank's rule; false without a value. */
  isStale: z.boolean(),
  updatedAt: time.nullable(),
  returns: z.object({
    ytd: percent,
    oneYear: percent,
    sixMonths: percent,
    threeMonths: percent,
    oneMonth: percent,
    sinceInception: percent,
  }),
});

/** First and last day of a fund's history; the whole history if both are missing. */
export const fundHistoryQuery = z.object({ from: date.optional(), to: date.optional() });

export const fundsOpenData = z.object({ funds: z.array(fundOpenData), disclaimer: z.string() });
export type FundsOpenData = z.infer<typeof fundsOpenData>;

/** Public subset of `GET {apiUrl}/{locale}/v2/navigations`. */
export const navigationsOpenData = z.looseObject({ data: navigationSchema });

/** Schema of `ErrorBody`; a missing field is a compile error. */
export const errorBody = z.object({
  statusCode: z.number().int(),
  message: z.string(),
  correlationId: z.string().optional(),
  language: locale.optional(),
  /** Form errors: field name to message codes. An empty name means the form as a whole. */
  fields: z.record(z.string(), z.array(z.string())).optional(),
  maintenance: z.object({ message: z.string().nullable(), expectedEnd: z.string().nullable() }).optional(),
  /** After too many requests: the seconds until the next one is accepted. */
  retryAfterSeconds: z.number().int().optional(),
  csrfToken: z.string().optional(),
  notice: z.string().optional(),
  captchaQuestion: z
    .object({ text: z.string(), token: z.string(), answer: z.string().optional() })
    .optional(),
} satisfies Record<keyof ErrorBody, z.ZodType>);

/** Positions of all branches and ATMs; rows, because objects would be twice as long. */
export const branchPositionsOpenData = z.object({
  /** Address, name, language of the name, kind, latitude and longitude in degrees to about a metre. */
  rows: z.array(z.tuple([z.string(), z.string(), locale, z.enum(branchKinds), z.number(), z.number()])),
});
export type BranchPositionsOpenData = z.infer<typeof branchPositionsOpenData>;
