import type {
  CalculatorsContent,
  FormerRange,
  Holiday,
  LoanPhases,
  Locale,
  MarketContent,
  Range,
} from '@beranda/contract';
import { jakartaDate } from '@beranda/finance';
import type { Payload } from 'payload';
import { readGlobal } from '#cms/content/read-stored.ts';
import type { Stored } from '#cms/content/stored.ts';
import { amountOf } from '#cms/fields/facts/fact-field.ts';
import { readNamedFacts } from '#cms/fields/facts/read-facts.ts';

/** Holidays of the last, current and next year, as far as working days are computed. */
async function listHolidays(payload: Payload, locale: Locale): Promise<Holiday[]> {
  const year = new Date().getUTCFullYear();
  const { docs } = await payload.find({
    collection: 'holidays',
    locale,
    fallbackLocale: 'id',
    depth: 0,
    overrideAccess: true,
    pagination: false,
    sort: 'date',
    where: {
      and: [
        { date: { greater_than_equal: `${year - 1}-01-01` } },
        { date: { less_than_equal: `${year + 1}-12-31` } },
      ],
    },
  });
  return docs.map(({ date, name, closesBanks, closesExchange }) => ({
    date,
    name: name ?? '',
    closesBanks: closesBanks === true,
    closesExchange: closesExchange === true,
  }));
}

/** The rules for market figures, in the contract's shape. */
export async function marketContent(payload: Payload, locale: Locale): Promise<MarketContent> {
  const { rates, funds } = await readGlobal(payload, 'market', locale);
  const { docs } = await payload.find({
    collection: 'currencies',
    depth: 0,
    overrideAccess: true,
    pagination: false,
    where: { id: { in: rates.highlighted } },
  });
  const codes = new Map(docs.map(({ id, code }) => [id, code]));
  return {
    rates: {
      staleAfterWorkingDays: rates.staleAfterWorkingDays,
      highlighted: rates.highlighted.flatMap((id) => codes.get(id) ?? []),
      disclaimer: rates.disclaimer,
    },
    funds: { staleAfterWorkingDays: funds.staleAfterWorkingDays, disclaimer: funds.disclaimer },
    holidays: await listHolidays(payload, locale),
  };
}

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

const loanOf = (loan: StoredLoan, amount: AmountOf) => ({
  slug: loan.slug,
  name: loan.name,
  systems: loan.systems,
  principal: rangeOf(loan.principal),
  years: rangeOf(loan.years),
  annualRatePercent: rangeFrom(loan.annualRatePercent, amount(loan.rate)),
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
  const facts = await readNamedFacts(payload, [loans, timeDeposit, interestTax]);
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
    },
    interestTax: {
      percent: amount(interestTax.percentFact) ?? interestTax.percent,
      freeUpTo: amount(interestTax.freeUpToFact) ?? interestTax.freeUpTo,
    },
  };
}
