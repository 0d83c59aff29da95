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
 * rate is charged on the original principal, too.
 *
 * @throws RangeError like `instalmentSchedule`.
 */
export function phasedSchedule(loan: PhasedLoan): PhasedSchedule {
  const { fixedMonths, laterAnnualRatePercent, ...whole } = loan;
  requireMonths(fixedMonths);
  const fixed = instalmentSchedule(whole);
  const start = fixed.instalments.slice(0, fixedMonths);
  const owed = start.at(-1)?.balance ?? 0;
  const months = whole.months - fixedMonths;
  if (months <= 0 || owed === 0) return { ...fixed, later: null };
  const rest = laterInstalments(loan, owed, months);
  const instalments = [...start, ...rest];
  return {
    instalments,
    totalInterest: sumOf(instalments.map(({ interest }) => interest)),
    totalPayment: sumOf(instalments.map(({ payment }) => payment)),
    first: fixed.first,
    last: rest.at(-1) as Instalment,
    later: rest[0] as Instalment,
  };
}

/** The instalments of the last months, of which `owed` is the principal. */
function laterInstalments(loan: PhasedLoan, owed: number, months: number): Instalment[] {
  const { fixedMonths, laterAnnualRatePercent, ...whole } = loan;
  const later = { ...whole, annualRatePercent: laterAnnualRatePercent };
  if (loan.system === 'flat') return instalmentSchedule(later).instalments.slice(fixedMonths);
  const rest = instalmentSchedule({ ...later, principal: owed, months });
  return rest.instalments.map((row) => ({ ...row, number: row.number + fixedMonths }));
}
