import {
  type CalculatorsContent,
  type FormerRange,
  type LoanPhases,
  type Locale,
  type Range,
  SITE_FACTS,
} from '@beranda/contract';
import { jakartaDate } from '@beranda/finance';
import type { Payload } from 'payload';
import { readGlobal } from '#cms/content/read-stored.ts';
import type { Stored } from '#cms/content/stored.ts';
import { amountOf } from '#cms/fields/facts/fact-field.ts';
import { readFacts } from '#cms/fields/facts/read-facts.ts';

const rangeOf = ({ min, initial, max }: Range): Range & FormerRange => ({
  min,
  initial,
  max,
  least: min,
  most: max,
});

/** The value of the fact that a field names, on this day. */
type AmountOf = (reference: string) => number | null;

/** A range that starts at a value, and includes it. */
function rangeFrom({ min, initial, max }: Range, value: number | null): Range {
  if (value === null) return rangeOf({ min, initial, max });
  return rangeOf({ min: Math.min(min, value), initial: value, max: Math.max(max, value) });
}

/** Two phases need both facts: how long the rate is fixed, and what is assumed after it. */
function phasesOf({ fixedYears, laterRate }: StoredLoan, amount: AmountOf): LoanPhases | null {
  const [years, rate] = [amount(fixedYears), amount(laterRate)];
  return years !== null && rate !== null ? { fixedYears: years, laterAnnualRatePercent: rate } : null;
}

type StoredLoan = Stored<'calculators'>['loans'][number];

const termRatesOf = ({ termRates }: StoredLoan, amount: AmountOf) =>
  termRates
    .map(({ annualRatePercent, fromYears, rate }) => ({
      fromYears,
      annualRatePercent: amount(rate) ?? annualRatePercent,
    }))
    .toSorted((a, b) => a.fromYears - b.fromYears);

const loanOf = (loan: StoredLoan, amount: AmountOf) => ({
  slug: loan.slug,
  name: loan.name,
  systems: loan.systems,
  principal: rangeOf(loan.principal),
  years: rangeOf(loan.years),
  annualRatePercent: rangeFrom(loan.annualRatePercent, amount(loan.rate)),
  termRates: termRatesOf(loan, amount),
  phases: phasesOf(loan, amount),
});

/** The calculators' settings, in the contract's shape; null until they are saved for the first time. */
export async function calculatorsContent(
  payload: Payload,
  locale: Locale,
): Promise<CalculatorsContent | null> {
  const stored = await readGlobal(payload, 'calculators', locale);
  if (!stored.updatedAt) return null;
  const { disclaimer, interestTax, loans, savingsGoal, timeDeposit } = stored;
  const facts = await readFacts(payload);
  const today = jakartaDate(Date.now());
  const amount: AmountOf = (reference) => amountOf(reference, facts, today);
  return {
    disclaimer,
    loans: loans.map((loan) => loanOf(loan, amount)),
    savingsGoal: {
      target: rangeOf(savingsGoal.target),
      initial: rangeOf(savingsGoal.initial),
      years: rangeOf(savingsGoal.years),
      annualRatePercent: rangeOf(savingsGoal.annualRatePercent),
    },
    timeDeposit: {
      principal: rangeOf(timeDeposit.principal),
      terms: timeDeposit.terms.map(({ annualRatePercent, months, rate }) => ({
        months,
        annualRatePercent: amount(rate) ?? annualRatePercent,
      })),
      guaranteeLimit: amount(`{${SITE_FACTS.guaranteeLimit}}`),
    },
    interestTax: {
      percent: amount(interestTax.percentFact) ?? interestTax.percent,
      freeUpTo: amount(interestTax.freeUpToFact) ?? interestTax.freeUpTo,
    },
  };
}
