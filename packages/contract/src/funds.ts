import { z } from 'zod';
import { locale } from './content-parts.ts';
import { currencyCode } from './exchange-rates.ts';
import { SLUG_PATTERN } from './slugs.ts';

export const fundKinds = ['money-market', 'fixed-income', 'mixed', 'equity', 'index'] as const;
export type FundKind = (typeof fundKinds)[number];

export const riskLevels = ['low', 'medium', 'high'] as const;
export type RiskLevel = (typeof riskLevels)[number];

/** Values of one fund by trading day, oldest first; both lists have the same length and no date occurs twice. */
const valueSeries = z
  .object({ dates: z.array(z.iso.date()), values: z.array(z.number().positive()) })
  .refine(({ dates, values }) => dates.length === values.length, 'dates and values do not match');

export const fund = z.object({
  slug: z.string().regex(SLUG_PATTERN),
  language: locale,
  name: z.string(),
  kind: z.enum(fundKinds),
  risk: z.enum(riskLevels),
  manager: z.string(),
  custodian: z.string(),
  inceptionDate: z.iso.date(),
  /** ISO 4217; the values are in it. */
  currency: currencyCode,
  /** Description of the benchmark; may be empty. */
  benchmark: z.string(),
  /** URL of the fact sheet below `/media/`, or null. */
  factSheetUrl: z.string().nullable(),
  series: valueSeries,
  /** Time at which the newest value was entered or corrected; null without a value. */
  updatedAt: z.iso.datetime().nullable(),
});
export type Fund = z.infer<typeof fund>;

/** All funds in display order, with all values. */
export const fundsResponse = z.object({ funds: z.array(fund) });
export type FundsResponse = z.infer<typeof fundsResponse>;
