import { type InterestSystem, interestSystems } from '@beranda/contract';
import {
  effectiveAnnualRate,
  effectiveRateOfFlat,
  type Instalment,
  type InstalmentSchedule,
  type InstalmentYear,
  instalmentSchedule,
  summariseByYear,
} from '@beranda/finance';
import { MONTHS_IN_YEAR } from '../schedule.ts';

/** Amount in whole rupiah, rate in percent per annum. */
export type LoanTerms = {
  product: string;
  principal: number;
  years: number;
  annualRatePercent: number;
  system: InterestSystem;
};

/** Cost of a loan under one interest system. Amounts are whole rupiah. */
export type SystemCost = {
  system: InterestSystem;
  first: Instalment;
  last: Instalment;
  totalInterest: number;
  totalPayment: number;
};

export type LoanIllustration = SystemCost & {
  terms: LoanTerms;
  schedule: InstalmentSchedule;
  years: InstalmentYear[];
  /** Equivalent rate on the outstanding balance, percent per annum; flat interest only. */
  equivalentRatePercent: number | undefined;
  /** Effective annual rate (with compounding), in percent. */
  effectiveAnnualPercent: number;
};

function scheduleOf(terms: LoanTerms, system: InterestSystem): InstalmentSchedule {
  const { principal, annualRatePercent, years } = terms;
  return instalmentSchedule({ principal, annualRatePercent, months: years * MONTHS_IN_YEAR, system });
}

function costOf(system: InterestSystem, schedule: InstalmentSchedule): SystemCost {
  const { first, last, totalInterest, totalPayment } = schedule;
  return { system, first, last, totalInterest, totalPayment };
}

/** Computes the schedule and totals of a loan. */
export function illustrateLoan(terms: LoanTerms): LoanIllustration {
  const { system, annualRatePercent, years } = terms;
  const schedule = scheduleOf(terms, system);
  const equivalentRatePercent =
    system === 'flat' ? effectiveRateOfFlat(annualRatePercent, years * MONTHS_IN_YEAR) : undefined;
  return {
    ...costOf(system, schedule),
    terms,
    schedule,
    years: summariseByYear(schedule),
    equivalentRatePercent,
    effectiveAnnualPercent: effectiveAnnualRate(equivalentRatePercent ?? annualRatePercent),
  };
}

/** The costs of the same loan under every system. */
export function compareSystems(terms: LoanTerms): SystemCost[] {
  return interestSystems.map((system) => costOf(system, scheduleOf(terms, system)));
}
