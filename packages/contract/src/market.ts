import { z } from 'zod';

/** Days on which banks, or the stock exchange, are closed although they are no Saturday or Sunday. */
export const holiday = z.object({
  date: z.iso.date(),
  name: z.string(),
  closesBanks: z.boolean(),
  closesExchange: z.boolean(),
});
export type Holiday = z.infer<typeof holiday>;

/** How the figures of the day are kept: when they count as old, and which days do not count. */
export const marketContent = z.object({
  rates: z.object({
    /** Working days after which visitors are told that the rates are old. */
    staleAfterWorkingDays: z.number().int().positive(),
    /** The four currencies of the home page's first screen, by code. */
    highlighted: z.array(z.string()),
    /** Said below the rates. */
    disclaimer: z.string(),
  }),
  funds: z.object({ staleAfterWorkingDays: z.number().int().positive(), disclaimer: z.string() }),
  /** From a year ago to the end of next year, in order of date. */
  holidays: z.array(holiday),
});
export type MarketContent = z.infer<typeof marketContent>;
