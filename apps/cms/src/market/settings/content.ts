import type { CalculatorsContent, Holiday, Locale, MarketContent, Range } from '@beranda/contract';
import type { Payload } from 'payload';
import { readGlobal } from '#cms/content/read-stored.ts';
import type { Stored } from '#cms/content/stored.ts';

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

const rangeOf = ({ least, initial, most }: Range): Range => ({ least, initial, most });

const loanOf = (loan: Stored<'calculators'>['loans'][number]) => ({
  slug: loan.slug,
  name: loan.name,
  systems: loan.systems,
  principal: rangeOf(loan.principal),
  years: rangeOf(loan.years),
  annualRatePercent: rangeOf(loan.annualRatePercent),
});

/** The calculators' settings, in the contract's shape; null until they are saved for the first time. */
export async function calculatorsContent(
  payload: Payload,
  locale: Locale,
): Promise<CalculatorsContent | null> {
  const stored = await readGlobal(payload, 'calculators', locale);
  if (!stored.updatedAt) return null;
  const { disclaimer, interestTax, loans, savingsGoal, timeDeposit } = stored;
  return {
    disclaimer,
    loans: loans.map(loanOf),
    savingsGoal: {
      target: rangeOf(savingsGoal.target),
      initial: rangeOf(savingsGoal.initial),
      years: rangeOf(savingsGoal.years),
      annualRatePercent: rangeOf(savingsGoal.annualRatePercent),
    },
    timeDeposit: {
      principal: rangeOf(timeDeposit.principal),
      terms: timeDeposit.terms.map(({ months, annualRatePercent }) => ({ months, annualRatePercent })),
    },
    interestTax: { percent: interestTax.percent, freeUpTo: interestTax.freeUpTo },
  };
}
