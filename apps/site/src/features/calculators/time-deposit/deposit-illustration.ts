import { type CalculatorsContent, DEPOSIT_GUARANTEE_MAX_IDR } from '@beranda/contract';
import { type RollOver, type TimeDepositResult, timeDeposit } from '@beranda/finance';

type Tax = CalculatorsContent['interestTax'];

export type OfferedTerm = CalculatorsContent['timeDeposit']['terms'][number];

export type DepositTerms = {
  /** Whole rupiah. */
  principal: number;
  term: OfferedTerm;
  rollOver: RollOver;
  /** Number of consecutive terms; one without rollover. */
  times: number;
};

export type DepositIllustration = TimeDepositResult & {
  depositTerms: DepositTerms;
  /** Part of the final balance that exceeds the guaranteed amount, in rupiah. */
  notGuaranteed: number;
};

/** Computes the interest of a deposit before and after tax. */
export function illustrateDeposit(depositTerms: DepositTerms, tax: Tax): DepositIllustration {
  const { principal, term, rollOver, times } = depositTerms;
  const result = timeDeposit({
    principal,
    annualRatePercent: term.annualRatePercent,
    months: term.months,
    taxPercent: tax.percent,
    taxFreeUpTo: tax.freeUpTo,
    rollOver,
    times: times - 1,
  });
  // Interest paid out is no longer part of the deposit.
  const atMost = result.terms.at(-1)?.balance ?? principal;
  return { ...result, depositTerms, notGuaranteed: Math.max(0, atMost - DEPOSIT_GUARANTEE_MAX_IDR) };
}

export type TermOutcome = { term: OfferedTerm; totalTax: number; netInterest: number; finalAmount: number };

/** Outcome of the same amount for each offered term, without rollover. */
export function compareTerms(principal: number, terms: readonly OfferedTerm[], tax: Tax): TermOutcome[] {
  return terms.map((term) => {
    const illustration = illustrateDeposit({ principal, term, rollOver: 'none', times: 1 }, tax);
    const { totalTax, totalNetInterest, finalAmount } = illustration;
    return { term, totalTax, netInterest: totalNetInterest, finalAmount };
  });
}
