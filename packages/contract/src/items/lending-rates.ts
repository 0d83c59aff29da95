import { z } from 'zod';
import { locale } from '../content-parts.ts';
import { documentFile } from '../documents.ts';
import { itemDetail, itemSummary } from './item.ts';

/** Percent a year, with two decimals. */
const percent = z.number().min(0).max(100);

/** Prime lending rates (SBDK) as the bank announced them on one day, by segment. */
export const lendingRatesSummary = itemSummary.extend({
  validFrom: z.iso.date(),
  rates: z.array(
    z.object({
      /** Name in the requested language, or Indonesian if untranslated. */
      segment: z.string(),
      language: locale,
      /** Cost of funds for lending (HPDK). */
      costOfFunds: percent,
      overhead: percent,
      margin: percent,
      /** The sum of the three. */
      rate: percent,
    }),
  ),
  file: documentFile.nullable(),
});
export type LendingRatesSummary = z.infer<typeof lendingRatesSummary>;

export const lendingRatesItem = lendingRatesSummary.extend(itemDetail);
