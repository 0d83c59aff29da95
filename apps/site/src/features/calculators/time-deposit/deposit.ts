import type { CalculatorsContent } from '@beranda/contract';
import {
  MAX_MONTHS,
  type RollOver,
  rollOvers,
  type TimeDepositResult,
  type TimeDepositTerm,
  timeDeposit,
} from '@beranda/finance';
import type { CalculatorDefinition, RawInput } from '../definition.ts';
import { choice, type Input, numberInput, rupiah, type Unit } from '../inputs.ts';
import { MONTHS_PER_YEAR } from '../schedule.ts';

type Tax = CalculatorsContent['interestTax'];

type OfferedTerm = CalculatorsContent['timeDeposit']['terms'][number];

export type DepositTerms = {
  /** Whole rupiah. */
  principal: number;
  term: OfferedTerm;
  rollOver: RollOver;
  /** Number of consecutive terms; one without rollover. */
  times: number;
};

export type DepositSettings = {
  offer: CalculatorsContent['timeDeposit'];
  tax: Tax;
  /** Highest guaranteed deposit rate, percent per annum; null if unknown. */
  guaranteedPercent: number | null;
};

const MAX_TIMES = 24;
const FIRST_TIMES = 4;

const TIMES: Unit = {
  isWhole: true,
  after: ({ t }) => t('calculators.deposit.timesUnit'),
  format: (count, { t }) => t('calculators.deposit.timesOf', { count }),
  print: (count) => count > 1 && String(count),
};

/** The time deposit calculator: interest after tax. */
export const deposit: CalculatorDefinition<
  DepositSettings,
  DepositTerms,
  DepositIllustration & { outcomes: TermOutcome[] },
  DepositRow
> = {
  kind: 'time-deposit',
  settingsFrom: ({ settings, guaranteedPercent }) => ({
    offer: settings.timeDeposit,
    tax: settings.interestTax,
    guaranteedPercent,
  }),
  inputs: ({ offer }, input) => ({
    principal: rupiah('principal', 'calculators.deposit.principal', offer.principal),
    term: choice({
      name: 'term',
      label: 'calculators.deposit.termWithRate',
      values: offer.terms,
      isNumber: true,
      keyOf: ({ months }) => String(months),
      text: ({ months }, { t }) => t('calculators.deposit.months', { months }),
      note: ({ annualRatePercent }, { percent }) => percent(annualRatePercent),
      print: ({ months, annualRatePercent }, { t, percent }) => [
        [t('calculators.deposit.term'), t('calculators.deposit.months', { months })],
        [t('figures.rate'), percent(annualRatePercent)],
      ],
    }),
    rollOver: choice({
      name: 'roll',
      label: 'calculators.deposit.rollOver',
      values: rollOvers,
      text: (way, { t }) => t(`calculators.deposit.rollOvers.${way}`),
      isStacked: true,
    }),
    times: timesInput(offer, input),
  }),
  bound: { input: 'times', upperBoundOf: upperBoundOfBalance },
  illustrate: (terms, { offer, tax }) => ({
    ...illustrateDeposit(terms, tax, offer.guaranteeLimit),
    outcomes: compareTerms(terms.principal, offer.terms, tax),
  }),
  schedule: {
    title: 'calculators.deposit.schedule',
    columns: [
      ['calculators.deposit.principal', 'principal'],
      ['calculators.deposit.interest', 'interest'],
      ['calculators.deposit.taxShort', 'tax'],
      ['calculators.deposit.netInterest', 'netInterest'],
      ['calculators.deposit.paidOut', 'paidOut'],
    ],
    steps: ({ rows }) => [{ by: 'term', rows }],
    totals: ({ totalInterest, totalTax, totalNetInterest, finalAmount }) => [
      null,
      totalInterest,
      totalTax,
      totalNetInterest,
      finalAmount,
    ],
  },
};

/** The number of consecutive terms: fewer of longer ones. Without rollover the form does not have it. */
function timesInput(
  { terms }: DepositSettings['offer'],
  { term, roll = rollOvers[0] }: RawInput,
): Input<number> {
  const months = (terms.find((candidate) => String(candidate.months) === term) ?? terms[0])?.months ?? 1;
  const max = Math.min(MAX_TIMES, Math.floor(MAX_MONTHS / months));
  const range = { min: 1, initial: Math.min(FIRST_TIMES, max), max };
  const times = numberInput(TIMES, 'times', 'calculators.deposit.times', range);
  return {
    ...times,
    ...(roll === 'none' && { validate: (text) => ({ text, value: 1 }) }),
    className: 'only-rolled-over',
  };
}

/** Upper bound of the final balance before tax. */
function upperBoundOfBalance({ principal, term, rollOver, times }: DepositTerms): number {
  const perTerm = (term.annualRatePercent / 100) * (term.months / MONTHS_PER_YEAR);
  const isRolledOver = rollOver === 'principal-and-interest';
  return principal * (isRolledOver ? (1 + perTerm) ** times : 1 + perTerm * times);
}

/** A term, and what its end pays into the customer's account. */
type DepositRow = Omit<TimeDepositTerm, 'balance'> & { paidOut: number };

/** The end of a term pays what is not rolled over; that of the last one pays everything. */
function rowsOf(terms: readonly TimeDepositTerm[], rollOver: RollOver): DepositRow[] {
  return terms.map(({ balance: _, ...term }, index) => {
    const isLast = index === terms.length - 1;
    const { principal, netInterest } = term;
    const between = rollOver === 'principal' ? netInterest : 0;
    return { ...term, paidOut: isLast ? principal + netInterest : between };
  });
}

export type DepositIllustration = TimeDepositResult & {
  depositTerms: DepositTerms;
  rows: DepositRow[];
  /** Part of the final balance that exceeds the guaranteed amount, in rupiah; 0 if that amount is unknown. */
  notGuaranteed: number;
};

/**
 * Computes the interest of a deposit before and after tax.
 *
 * @param guaranteeLimit the largest guaranteed amount in rupiah; null if unknown.
 */
export function illustrateDeposit(
  depositTerms: DepositTerms,
  tax: Tax,
  guaranteeLimit: number | null,
): DepositIllustration {
  const { principal, term, rollOver, times } = depositTerms;
  const result = timeDeposit({
    principal,
    annualRatePercent: term.annualRatePercent,
    months: term.months,
    taxPercent: tax.percent,
    taxFreeUpTo: tax.freeUpTo,
    rollOver,
    rollOverCount: times - 1,
  });
  // Interest paid out is no longer part of the deposit.
  const atMost = result.terms.at(-1)?.balance ?? principal;
  const rows = rowsOf(result.terms, rollOver);
  return { ...result, depositTerms, rows, notGuaranteed: Math.max(0, atMost - (guaranteeLimit ?? atMost)) };
}

export type TermOutcome = { term: OfferedTerm; totalTax: number; netInterest: number; finalAmount: number };

/** Outcome of the same amount for each offered term, without rollover. */
export function compareTerms(principal: number, terms: readonly OfferedTerm[], tax: Tax): TermOutcome[] {
  return terms.map((term) => {
    const illustration = illustrateDeposit({ principal, term, rollOver: 'none', times: 1 }, tax, null);
    const { totalTax, totalNetInterest, finalAmount } = illustration;
    return { term, totalTax, netInterest: totalNetInterest, finalAmount };
  });
}
