import {
  type CalculatorsContent,
  DEFAULT_LOCALE,
  type Holiday,
  type Locale,
  type MarketContent,
  type Range,
} from '@beranda/contract';
import type { Payload } from 'payload';
import type { Calculator } from '#cms/payload-types.ts';

const text = (value: string | null | undefined) => value ?? '';

/** Localized values, with Indonesian as fallback. */
const inLanguage = (locale: Locale) =>
  ({ locale, fallbackLocale: DEFAULT_LOCALE, depth: 0, overrideAccess: true }) as const;

/** Holidays of the last, current and next year, as far as working days are computed. */
async function listHolidays(payload: Payload, locale: Locale): Promise<Holiday[]> {
  const year = new Date().getUTCFullYear();
  const { docs } = await payload.find({
    collection: 'holidays',
    ...inLanguage(locale),
    pagination: false,
    limit: 0,
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
    name: text(name),
    closesBanks: closesBanks ?? false,
    closesExchange: closesExchange ?? false,
  }));
}

/** The rules for market figures, in the contract's shape. */
export async function marketContent(payload: Payload, locale: Locale): Promise<MarketContent> {
  const { rates, funds } = await payload.findGlobal({ slug: 'market', ...inLanguage(locale) });
  const highlighted = (rates?.highlighted ?? []).map((one) => (typeof one === 'object' ? one.id : one));
  const { docs } = await payload.find({
    collection: 'currencies',
    depth: 0,
    overrideAccess: true,
    pagination: false,
    where: { id: { in: highlighted } },
  });
  const codes = new Map(docs.map(({ id, code }) => [id, code]));
  return {
    rates: {
      staleAfterWorkingDays: rates?.staleAfterWorkingDays ?? 1,
      highlighted: highlighted.flatMap((id) => codes.get(id) ?? []),
      disclaimer: text(rates?.disclaimer),
    },
    funds: {
      staleAfterWorkingDays: funds?.staleAfterWorkingDays ?? 2,
      disclaimer: text(funds?.disclaimer),
    },
    holidays: await listHolidays(payload, locale),
  };
}

type StoredRange = { least?: number | null; initial?: number | null; most?: number | null };

const rangeOf = (stored: StoredRange | null | undefined): Range => ({
  least: stored?.least ?? 0,
  initial: stored?.initial ?? 0,
  most: stored?.most ?? 0,
});

type StoredLoan = NonNullable<Calculator['loans']>[number];

const loanOf = ({ slug, name, systems, principal, years, annualRatePercent }: StoredLoan) => ({
  slug,
  name: text(name),
  systems,
  principal: rangeOf(principal),
  years: rangeOf(years),
  annualRatePercent: rangeOf(annualRatePercent),
});

/** The calculators' settings, in the contract's shape. */
export async function calculatorsContent(payload: Payload, locale: Locale): Promise<CalculatorsContent> {
  const stored = await payload.findGlobal({ slug: 'calculators', ...inLanguage(locale) });
  const { savingsGoal, timeDeposit, interestTax } = stored;
  return {
    disclaimer: text(stored.disclaimer),
    loans: (stored.loans ?? []).map(loanOf),
    savingsGoal: {
      target: rangeOf(savingsGoal?.target),
      initial: rangeOf(savingsGoal?.initial),
      years: rangeOf(savingsGoal?.years),
      annualRatePercent: rangeOf(savingsGoal?.annualRatePercent),
    },
    timeDeposit: {
      principal: rangeOf(timeDeposit?.principal),
      terms: (timeDeposit?.terms ?? []).map(({ months, annualRatePercent }) => ({
        months,
        annualRatePercent,
      })),
    },
    interestTax: { percent: interestTax?.percent ?? 0, freeUpTo: interestTax?.freeUpTo ?? 0 },
  };
}
