export { annuityInstalment } from './annuity.ts';
export { effectiveAnnualRate, effectiveRateOfFlat, flatRateOfEffective } from './equivalent-rates.ts';
export {
  type Instalment,
  type InstalmentSchedule,
  type InstalmentYear,
  type InterestSystem,
  instalmentSchedule,
  interestSystems,
  type Loan,
  summariseByYear,
} from './loan.ts';
export { MAX_MONTHS, MAX_RATE_PERCENT } from './range-checks.ts';
