import { type Locale, rateTypes } from '@beranda/contract';
import type { Content } from '#src/content/client.ts';
import { type AgedRateRow, agedRates } from '#src/widgets/rates/aged-rates.ts';
import { jakartaDate } from '#src/widgets/rates/jakarta-date.ts';
import { fractionDigitsOf, latestOf } from '#src/widgets/rates/rate-rows.ts';
import type { RateFigures, RateList } from './rates-card.tsx';

/** As many as stand beside the funds. */
const ROWS_IN_CARD = 6;

/** The figures of the day; null where they cannot be had, or there are none. */
export async function rateFigures(content: Content, locale: Locale): Promise<RateFigures | null> {
  const answers = await content.ifAvailable(
    Promise.all([content.exchangeRates(locale), content.market(locale)]),
  );
  if (!answers) return null;
  const [answer, market] = answers;
  const types = rateTypes.map((type) => ({ type, rows: agedRates(answer, type, market, content.hasCome) }));
  const usual = types[0]?.rows ?? [];
  const updatedAt = latestOf(usual.map(({ publishedAt }) => publishedAt));
  const validFrom = latestOf(usual.map((row) => row.validFrom));
  if (!updatedAt || !validFrom) return null;
  const { highlighted } = market.rates;
  return {
    highlighted: listOf(highlighted.flatMap((code) => usual.find((row) => row.code === code) ?? [])),
    types: types
      .filter(({ rows }) => rows.length > 0)
      .map(({ type, rows }) => ({ type, ...listOf(rows.slice(0, ROWS_IN_CARD)) })),
    updatedAt,
    isOfToday: jakartaDate(validFrom) === content.today(),
    isStale: usual.some(({ isStale }) => isStale),
  };
}

/** Only what the home page shows travels with it. */
function listOf(rows: AgedRateRow[]): RateList {
  return {
    fractionDigits: fractionDigitsOf(rows),
    rows: rows.map(({ code, name, unit, flag, buy, sell, change }) => ({
      code,
      name,
      unit,
      flag,
      buy,
      sell,
      change,
    })),
  };
}
