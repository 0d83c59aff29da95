import { type InstalmentSchedule, type InterestSystem, instalmentSchedule } from '../src/loan.ts';

/** A schedule by what tells one loan from another, in the order in which it is said. */
export const schedule = (
  system: InterestSystem,
  principal: number,
  annualRatePercent: number,
  months: number,
  unit?: number | 'exact',
): InstalmentSchedule => instalmentSchedule({ principal, annualRatePercent, months, system, unit });
