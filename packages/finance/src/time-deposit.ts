import { exactDecimal, type Ratio, round } from './decimal.ts';
import {
  MAX_MONTHS,
  requireBetween,
  requireMonths,
  requirePositive,
  requireWholeBetween,
} from './range-checks.ts';
import { exactRate } from './rate.ts';
import { unitConverter } from './unit-converter.ts';

/** Roll-over at the end of a term: everything is paid out, only the interest is, or nothing is. */
export const rollOvers = ['none', 'principal', 'principal-and-interest'] as const;
export type RollOver = (typeof rollOvers)[number];

export interface TimeDeposit {
  /** Rupiah, positive, a multiple of `unit`. */
  principal: number;
  /** Nominal rate per annum in percent, from 0 to 1000. */
  annualRatePercent: number;
  /** Length of one term, a whole number from 1 to 600. */
  months: number;
  /** Final income tax on interest in percent, from 0 to 100 (20 in Indonesia). */
  taxPercent: number;
  /** No tax is due on a principal of no more than this, in rupiah (7,500,000 in Indonesia). */
  taxFreeUpTo: number;
  rollOver: RollOver;
  /** How often it is rolled over, 0 where not given and with `none`; all terms together last at most 600 months. */
  rollOverCount?: number;
  /** The smallest amount in rupiah, to which every amount is rounded: 1 where not given, or 0.01. */
  unit?: number;
}

/** All but `number` in rupiah. */
export interface TimeDepositTerm {
  /** From 1. */
  number: number;
  principal: number;
  /** Before tax. */
  interest: number;
  tax: number;
  /** `interest − tax`. */
  netInterest: number;
  /** The principal of the next term: plus the net interest where that is rolled over. */
  balance: number;
}

export interface TimeDepositResult {
  terms: TimeDepositTerm[];
  totalInterest: number;
  totalTax: number;
  totalNetInterest: number;
  /** First principal and all net interest, whether it was paid out in between or not. */
  finalAmount: number;
}

/**
 * The interest of a time deposit. A term bears simple interest by months, not days: `principal · rate · months / 12`. Tax
 * is withheld at the end of a term, and due depending on the principal of that term. Interest and tax are rounded half up
 * to the unit; everything else is sums and differences of these.
 *
 * @throws RangeError when an argument is outside its range, or an amount too large to be exact (2^53 units).
 */
export function timeDeposit({
  principal,
  annualRatePercent,
  months,
  taxPercent,
  taxFreeUpTo,
  rollOver,
  rollOverCount = 0,
  unit = 1,
}: TimeDeposit): TimeDepositResult {
  requirePositive('principal', principal);
  requireMonths(months);
  requireBetween('tax', taxPercent, 0, 100);
  requireBetween('tax-free amount', taxFreeUpTo, 0, Number.MAX_SAFE_INTEGER);
  if (!rollOvers.includes(rollOver)) throw new RangeError(`${rollOver} is not a way to roll over`);
  requireWholeBetween(
    'number of roll-overs',
    rollOverCount,
    0,
    rollOver === 'none' ? 0 : Math.floor(MAX_MONTHS / months) - 1,
  );

  const converter = unitConverter(unit);
  const percentOf = (amount: bigint, percent: Ratio, per: bigint) =>
    round({ numerator: amount * percent.numerator, denominator: percent.denominator * per });
  const rate = exactRate('annual rate', annualRatePercent);
  const taxRate = exactDecimal(taxPercent);

  const first = converter.toUnits('principal', principal);
  let deposited = first;
  let [totalInterest, totalTax] = [0n, 0n];
  const terms = Array.from({ length: rollOverCount + 1 }, (_, index): TimeDepositTerm => {
    const start = deposited;
    const interest = percentOf(start * BigInt(months), rate, 1200n);
    const tax = converter.toAmount(start) <= taxFreeUpTo ? 0n : percentOf(interest, taxRate, 100n);
    if (rollOver === 'principal-and-interest') deposited += interest - tax;
    totalInterest += interest;
    totalTax += tax;
    return {
      number: index + 1,
      principal: converter.toAmount(start),
      interest: converter.toAmount(interest),
      tax: converter.toAmount(tax),
      netInterest: converter.toAmount(interest - tax),
      balance: converter.toAmount(deposited),
    };
  });
  return {
    terms,
    totalInterest: converter.toAmount(totalInterest),
    totalTax: converter.toAmount(totalTax),
    totalNetInterest: converter.toAmount(totalInterest - totalTax),
    finalAmount: converter.toAmount(first + totalInterest - totalTax),
  };
}
