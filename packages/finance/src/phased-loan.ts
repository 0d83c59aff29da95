import { sumOf } from './decimal.ts';
import { type Instalment, type InstalmentSchedule, instalmentSchedule, type Loan } from './loan.ts';
import { requireMonths } from './range-checks.ts';

/** A loan whose rate is fixed at first, and assumed for the rest. */
export interface PhasedLoan extends Loan {
  unit?: number;
  /** Months at `annualRatePercent`, a whole number from 1. */
  fixedMonths: number;
  /** Nominal rate per annum in percent from then on. */
  laterAnnualRatePercent: number;
}

export interface PhasedSchedule extends InstalmentSchedule {
  /** The first instalment at the later rate; null if the loan is repaid before. */
  later: Instalment | null;
}

/**
 * The schedule of a loan in two phases. The first is that of the whole term at the fixed rate, cut off after `fixedMonths`.
 * The second is a loan of what is owed then, over the remaining months at the later rate; under flat interest the later
 * rate is charged on the original principal, too, and the interest of each phase is rounded by itself.
 *
 * @throws RangeError like `instalmentSchedule`.
 */
export function phasedSchedule(loan: PhasedLoan): PhasedSchedule {
  const { fixedMonths, laterAnnualRatePercent, ...whole } = loan;
  requireMonths(fixedMonths);
  const fixed = instalmentSchedule(whole);
  const months = whole.months - fixedMonths;
  const owed = fixed.instalments[fixedMonths - 1]?.balance ?? 0;
  if (months <= 0 || owed === 0) return { ...fixed, later: null };
  const [start, rest] = instalmentsOfPhases(loan, fixed.instalments, owed);
  const instalments = [...start, ...rest];
  return {
    instalments,
    totalInterest: sumOf(instalments.map(({ interest }) => interest)),
    totalPayment: sumOf(instalments.map(({ payment }) => payment)),
    first: start[0] as Instalment,
    last: rest.at(-1) as Instalment,
    later: rest[0] as Instalment,
  };
}

/** The instalments of both phases, from those of the whole term at the fixed rate and what is owed after the fixed period. */
function instalmentsOfPhases(
  loan: PhasedLoan,
  fixed: readonly Instalment[],
  owed: number,
): [Instalment[], Instalment[]] {
  const { fixedMonths, laterAnnualRatePercent, ...whole } = loan;
  const later = { ...whole, months: whole.months - fixedMonths, annualRatePercent: laterAnnualRatePercent };
  const start = fixed.slice(0, fixedMonths);
  if (loan.system === 'flat')
    return [
      withInterestOf(instalmentSchedule({ ...whole, months: fixedMonths }), start),
      withInterestOf(instalmentSchedule(later), fixed.slice(fixedMonths)),
    ];
  const rest = instalmentSchedule({ ...later, principal: owed }).instalments;
  return [start, rest.map((row) => ({ ...row, number: row.number + fixedMonths }))];
}

/** The principal of some instalments with the interest of as many others. */
function withInterestOf(
  { instalments }: InstalmentSchedule,
  principals: readonly Instalment[],
): Instalment[] {
  return principals.map((row, index) => {
    const { interest = 0 } = instalments[index] ?? {};
    return { ...row, interest, payment: sumOf([row.principal, interest]) };
  });
}
