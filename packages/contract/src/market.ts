import { z } from 'zod';

/** Holidays of banks or the stock exchange, weekends excluded. */
export const holiday = z.object({
  date: z.iso.date(),
  name: z.string(),
  closesBanks: z.boolean(),
  closesExchange: z.boolean(),
});
export type Holiday = z.infer<typeof holiday>;

/** Settings of daily figures: when they are stale, and holidays. */
export const marketContent = z.object({
  rates: z.object({
    /** Working days after which rates are marked as stale. */
    staleAfterWorkingDays: z.number().int().positive(),
    /** Codes of the four currencies in the home page's first screen. */
    highlighted: z.array(z.string()),
    /** Note below the rates. */
    disclaimer: z.string(),
  }),
  funds: z.object({ staleAfterWorkingDays: z.number().int().positive(), disclaimer: z.string() }),
  /** From a year ago to the end of next year, in order of date. */
  holidays: z.array(holiday),
});
export type MarketContent = z.infer<typeof marketContent>;
