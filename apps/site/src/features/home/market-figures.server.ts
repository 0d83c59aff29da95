import { type Locale, rateTypes } from '@beranda/contract';
import { jakartaDate } from '@beranda/finance';
import type { Content } from '#src/content/client.ts';
import { earliestOf, fractionDigitsOf } from '#src/features/rates/rate-rows.ts';
import { type RateRowWithStaleness, ratesWithStaleness } from '#src/features/rates/stale-rates.ts';
import type { RateFigures, RateList } from './rates-card.tsx';

/** The rows that fit beside the funds. */
const ROWS_IN_CARD = 6;

/** Today's rates by type, each with its own age; null if there are none or they are unavailable. */
export async function rateFigures(content: Content, locale: Locale): Promise<RateFigures | null> {
  const responses = await content.ifAvailable(
    Promise.all([content.exchangeRates(locale), content.market(locale)]),
  );
  if (!responses) return null;
  const [rates, market] = responses;
  const lists = rateTypes.map((type) => ({
    type,
    rows: ratesWithStaleness(rates, type, market, content.isPast),
  }));
  const types = lists.flatMap(({ type, rows }) => {
    const list = listOf(rows.slice(0, ROWS_IN_CARD));
    return list ? { type, ...list } : [];
  });
  if (types.length === 0) return null;
  const usual = lists[0]?.rows ?? [];
  const rows = market.rates.highlighted.flatMap((code) => usual.find((row) => row.code === code) ?? []);
  const highlighted = listOf(rows);
  const today = content.today();
  const isOfToday = rows.every(({ validFrom }) => jakartaDate(validFrom) === today);
  return { highlighted: highlighted && { ...highlighted, isOfToday }, types };
}

/** Only what the home page shows, to keep the payload small. Null without rows. */
function listOf(rows: RateRowWithStaleness[]): RateList | null {
  const updatedAt = earliestOf(rows.map(({ publishedAt }) => publishedAt));
  if (updatedAt === null) return null;
  return {
    rows: rows.map(({ code, name, unit, flag, buy, sell, change }) => ({
      code,
      name,
      unit,
      flag,
      buy,
      sell,
      change,
    })),
    fractionDigits: fractionDigitsOf(rows),
    updatedAt,
    isStale: rows.some(({ isStale }) => isStale),
  };
}
