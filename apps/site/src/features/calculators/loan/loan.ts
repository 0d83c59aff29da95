import { type InterestSystem, interestSystems, type LoanPhases, type LoanProduct } from '@beranda/contract';
import {
  effectiveAnnualRate,
  effectiveRateOfFlat,
  type Instalment,
  type InstalmentYear,
  instalmentSchedule,
  type PhasedSchedule,
  phasedSchedule,
  summarizeByYear,
} from '@beranda/finance';
import type { CalculatorDefinition, RawInput } from '../definition.ts';
import { choice, isInMonths, rate, rupiah, term } from '../inputs.ts';
import { rangeStartingAt } from '../range-starting-at.ts';
import { MONTHS_PER_YEAR } from '../schedule.ts';

/** At least one loan. */
export type LoanSettings = { loans: readonly LoanProduct[] };

/** The product with this slug; the first one if there is no such product. */
export function getLoan({ loans }: LoanSettings, slug: string | undefined): LoanProduct {
  const product = loans.find((candidate) => candidate.slug === slug) ?? loans[0];
  if (!product) throw new RangeError('the calculator has no loans');
  return product;
}

/** The term that was entered, in years; the initial one without a valid term. As `term` reads it. */
function enteredYears({ years }: LoanProduct, { months, years: entered }: RawInput): number {
  const value =
    isInMonths(years) && months !== undefined ? Number(months) / MONTHS_PER_YEAR : Number(entered);
  return value >= years.min && value <= years.max ? value : years.initial;
}

/** The product's rate for a term, in percent per annum. */
function rateOfTerm({ annualRatePercent, termRates }: LoanProduct, years: number): number {
  const termRate = termRates.findLast(({ fromYears }) => fromYears <= years);
  return termRate?.annualRatePercent ?? annualRatePercent.initial;
}

/** The first and the last year of offered terms with the same rate, in percent per annum. */
export type TermBand = { from: number; to: number; annualRatePercent: number };

/** The rates of a loan by its offered terms, the shortest first; empty if its rate does not depend on the term. */
export function ratesByTerm({ annualRatePercent, termRates, years }: LoanProduct): TermBand[] {
  if (termRates.length === 0) return [];
  const initial = { fromYears: years.min, annualRatePercent: annualRatePercent.initial };
  return [initial, ...termRates]
    .map((rate, index) => ({
      from: Math.max(rate.fromYears, years.min),
      to: Math.min((termRates[index]?.fromYears ?? years.max + 1) - 1, years.max),
      annualRatePercent: rate.annualRatePercent,
    }))
    .filter(({ from, to }) => from <= to);
}

/** Amount in whole rupiah, rate in percent per annum; `years` is a whole number of months divided by twelve. */
export type LoanTerms = {
  product: string;
  principal: number;
  years: number;
  annualRatePercent: number;
  system: InterestSystem;
};

/** The loan calculator: instalments of a loan product under an interest system. */
export const loan: CalculatorDefinition<LoanSettings, LoanTerms, LoanIllustration, Instalment> = {
  kind: 'loan',
  settingsFrom: ({ settings: { loans } }) => ({ loans }),
  variant: 'product',
  term: 'years',
  inputs(settings, input) {
    const product = getLoan(settings, input.product);
    return {
      product: choice({
        name: 'product',
        label: 'calculators.loan.product',
        values: settings.loans.map(({ slug }) => slug),
        text: (slug) => getLoan(settings, slug).name,
      }),
      principal: rupiah('principal', 'figures.principal', product.principal),
      years: term(product.years, input.years),
      annualRatePercent: rate(
        rangeStartingAt(product.annualRatePercent, rateOfTerm(product, enteredYears(product, input))),
      ),
      system: choice({
        name: 'system',
        label: 'figures.system',
        values: product.systems,
        text: (system, { t }) => t(`figures.systems.${system}`),
      }),
    };
  },
  illustrate: (terms, settings) => illustrateLoan(terms, getLoan(settings, terms.product).phases),
  schedule: {
    title: 'calculators.loan.schedule',
    columns: [
      ['calculators.loan.payment', 'payment'],
      ['figures.principalPart', 'principal'],
      ['figures.interestPart', 'interest'],
      ['calculators.loan.balance', 'balance'],
    ],
    steps: ({ years: byYear, instalments }) => [
      { by: 'year', rows: byYear.map((row) => ({ ...row, number: row.year })) },
      { by: 'month', rows: instalments },
    ],
    totals: ({ totalPayment, terms, totalInterest }) => [totalPayment, terms.principal, totalInterest, null],
  },
};

/** Cost of a loan under one interest system. Amounts are whole rupiah. */
type SystemCost = PhasedSchedule & { system: InterestSystem };

export type LoanIllustration = SystemCost & {
  terms: LoanTerms;
  years: InstalmentYear[];
  /** Only if there is an instalment after the fixed period. */
  phases: LoanPhases | null;
  /** Equivalent rate on the outstanding balance, percent per annum; flat interest at one rate only. */
  equivalentRatePercent: number | undefined;
  /** Annual rate with compounding, in percent; of the fixed period if there are phases. */
  compoundedAnnualPercent: number;
};

function costOf(
  { principal, annualRatePercent, years }: LoanTerms,
  system: InterestSystem,
  phases: LoanPhases | null,
): SystemCost {
  const loan = { principal, annualRatePercent, months: Math.round(years * MONTHS_PER_YEAR) };
  if (!phases) return { system, ...instalmentSchedule({ ...loan, system }), later: null };
  const { fixedYears, laterAnnualRatePercent } = phases;
  const fixedMonths = fixedYears * MONTHS_PER_YEAR;
  return { system, ...phasedSchedule({ ...loan, system, fixedMonths, laterAnnualRatePercent }) };
}

/** Computes the schedule and totals of a loan, with the assumption for the time after a fixed period. */
export function illustrateLoan(terms: LoanTerms, phases: LoanPhases | null = null): LoanIllustration {
  const { system, annualRatePercent } = terms;
  const cost = costOf(terms, system, phases);
  const equivalent =
    system === 'flat' ? effectiveRateOfFlat(annualRatePercent, cost.instalments.length) : undefined;
  return {
    ...cost,
    terms,
    years: summarizeByYear(cost),
    phases: cost.later && phases,
    equivalentRatePercent: cost.later ? undefined : equivalent,
    compoundedAnnualPercent: effectiveAnnualRate(equivalent ?? annualRatePercent),
  };
}

/** The costs of the same loan under every system. */
export function compareSystems(terms: LoanTerms, phases: LoanPhases | null = null): SystemCost[] {
  return interestSystems.map((system) => costOf(terms, system, phases));
}
