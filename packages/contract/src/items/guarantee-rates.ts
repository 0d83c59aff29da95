import { z } from 'zod';
import { itemDetail, itemSummary } from './item.ts';

const percent = z.number().min(0).max(100);

/** The highest deposit rates that the deposit insurance (LPS) covers in one period, both days included. */
export const guaranteeRatesSummary = itemSummary.extend({
  validFrom: z.iso.date(),
  validTo: z.iso.date(),
  /** Rupiah and foreign currency at commercial banks, rupiah at rural banks. */
  rupiah: percent,
  foreign: percent,
  rural: percent,
  /** For demonstration; LPS has not announced these. */
  isExample: z.boolean(),
});
export type GuaranteeRatesSummary = z.infer<typeof guaranteeRatesSummary>;

export const guaranteeRatesItem = guaranteeRatesSummary.extend(itemDetail);
