import { z } from 'zod';
import { locale } from './content-parts.ts';
import type { ErrorBody } from './errors.ts';
import { currency, currencyCode, RATE_HISTORY_DAYS } from './exchange-rates.ts';
import { fundKinds, riskLevels } from './funds.ts';
import { navigationSchema } from './navigation.ts';
import { rateTypes } from './rate-types.ts';

/**
 * Open data: what the site answers to everybody, below `{apiUrl}/{locale}/v2`, as JSON and in part as CSV. Amounts are
 * rupiah unless a currency stands beside them. What may be asked how often is in `openapi.json` beside it.
 */

const rateType = z.enum(rateTypes);
const time = z.iso.datetime();
const date = z.iso.date();

export const openExchangeRate = z.object({
  currency: currency.shape.code,
  name: currency.shape.name,
  /** How many of the currency the rates are for. */
  unit: currency.shape.unit,
  rateType,
  /** What the bank pays and asks. */
  buy: z.number().positive(),
  sell: z.number().positive(),
  /** Of the middle rate since the day before; null where there is none. */
  changePercent: z.number().nullable(),
  validFrom: time,
  publishedAt: time,
  /** Older than the bank's own rule allows. */
  isStale: z.boolean(),
});

export const openExchangeRates = z.object({
  /** When the newest rate was published; null where there is none. */
  updatedAt: time.nullable(),
  rates: z.array(openExchangeRate),
  disclaimer: z.string(),
});
export type OpenExchangeRates = z.infer<typeof openExchangeRates>;

export const rateHistoryQuery = z.object({
  rateType: rateType.default('e-rate'),
  /** How far back, in days of the calendar. */
  days: z.coerce.number().int().min(1).max(RATE_HISTORY_DAYS).default(90),
});

export const openRateHistory = z.object({
  currency: currencyCode,
  unit: currency.shape.unit,
  rateType,
  /** Oldest first; days without a rate are left out. */
  days: z.array(z.object({ date, buy: z.number().positive(), sell: z.number().positive() })),
});
export type OpenRateHistory = z.infer<typeof openRateHistory>;

/** In percent, not annualised; null where there is no value to compare with. */
const percent = z.number().nullable();

export const openFund = z.object({
  slug: z.string(),
  language: locale,
  name: z.string(),
  kind: z.enum(fundKinds),
  risk: z.enum(riskLevels),
  manager: z.string(),
  currency: currencyCode,
  /** Net asset value of a unit, in the fund's currency, and the day it is of; null while there is none. */
  value: z.number().positive().nullable(),
  date: date.nullable(),
  /** Older than the bank's own rule allows; false while there is no value. */
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

/** The first and the last day of a fund's history; all of it where neither is given. */
export const fundHistoryQuery = z.object({ from: date.optional(), to: date.optional() });

export const openFunds = z.object({ funds: z.array(openFund), disclaimer: z.string() });
export type OpenFunds = z.infer<typeof openFunds>;

/** The answer of `GET {apiUrl}/{locale}/v2/navigations` as far as others may rely on it. */
export const openNavigations = z.looseObject({ data: navigationSchema });

/** `ErrorBody` as a schema; one without a field of it does not compile. */
export const openError = z.object({
  statusCode: z.number().int(),
  message: z.string(),
  correlationId: z.string().optional(),
  language: locale.optional(),
  /** Form errors: field name to message codes. An empty name stands for the form as a whole. */
  fields: z.record(z.string(), z.array(z.string())).optional(),
  maintenance: z.object({ message: z.string().nullable(), expectedEnd: z.string().nullable() }).optional(),
  csrfToken: z.string().optional(),
} satisfies Record<keyof ErrorBody, z.ZodType>);
