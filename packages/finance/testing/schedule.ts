import { type InstalmentSchedule, type InterestSystem, instalmentSchedule } from '../src/loan.ts';

/** Shorthand for `instalmentSchedule` with positional arguments. */
export const schedule = (
  system: InterestSystem,
  principal: number,
  annualRatePercent: number,
  months: number,
  unit?: number | 'exact',
): InstalmentSchedule => instalmentSchedule({ principal, annualRatePercent, months, system, unit });
