export { annuityInstalment } from './annuity.ts';
export { addDays, isIsoDate, monthsBefore } from './calendar.ts';
export { type Conversion, type ConversionStep, type CurrencyQuote, convert } from './conversion.ts';
export { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';
export { effectiveAnnualRate, effectiveRateOfFlat } from './equivalent-rates.ts';
export {
  endOfJakartaDay,
  isEndOfJakartaDay,
  JAKARTA_OFFSET_MS,
  jakartaDate,
  startOfJakartaDay,
} from './jakarta.ts';
export {
  type Instalment,
  type InstalmentSchedule,
  type InstalmentYear,
  type InterestSystem,
  instalmentSchedule,
  interestSystems,
  type Loan,
  summarizeByYear,
} from './loan.ts';
export { type PhasedLoan, type PhasedSchedule, phasedSchedule } from './phased-loan.ts';
export { MAX_MONTHS } from './range-checks.ts';
export {
  type FundReturn,
  type FundReturns,
  type FundValues,
  fundReturns,
  indexOfInception,
  indexOfValue,
  rebaseTo100,
  returnBetween,
} from './returns.ts';
export {
  type AppliedRate,
  atYearEnds,
  futureSavings,
  type SavingsMonth,
  type SavingsPlan,
  type SavingsTerms,
  type SavingsTier,
  savingsGoal,
} from './savings.ts';
export { staleFrom } from './staleness.ts';
export {
  type RollOver,
  rollOvers,
  type TimeDeposit,
  type TimeDepositResult,
  type TimeDepositTerm,
  timeDeposit,
} from './time-deposit.ts';
export { addWorkingDays, isWorkingDay, workingDayBefore, workingDaysBetween } from './working-days.ts';
