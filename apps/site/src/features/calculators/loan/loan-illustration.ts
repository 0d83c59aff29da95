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
import type { LoanTerms } from './loan-terms.ts';

const MONTHS_IN_YEAR = 12;

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

/** Up to three years are shown by month, longer terms by year. */
const MAX_MONTHS_BY_MONTH = 36;

/** Principal and interest per month or year, few enough for a chart. */
export function chartSteps({ schedule, years }: Pick<LoanIllustration, 'schedule' | 'years'>): {
  isByMonth: boolean;
  steps: { number: number; principal: number; interest: number }[];
} {
  const isByMonth = schedule.instalments.length <= MAX_MONTHS_BY_MONTH;
  const numbered = isByMonth ? schedule.instalments : years.map((year) => ({ ...year, number: year.year }));
  return {
    isByMonth,
    steps: numbered.map(({ number, principal, interest }) => ({ number, principal, interest })),
  };
}
