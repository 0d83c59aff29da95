import { type Locale, rateTypes } from '@beranda/contract';
import type { Content } from '#src/content/client.ts';
import { type AgedRateRow, agedRates } from '#src/widgets/rates/aged-rates.ts';
import { jakartaDate } from '#src/widgets/rates/jakarta-date.ts';
import { latestOf } from '#src/widgets/rates/rate-rows.ts';
import type { RateFigures } from './rates-card.tsx';

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
    highlighted: highlighted.flatMap((code) => usual.find((row) => row.code === code) ?? []).map(shown),
    types: types
      .filter(({ rows }) => rows.length > 0)
      .map(({ type, rows }) => ({ type, rows: rows.slice(0, ROWS_IN_CARD).map(shown) })),
    updatedAt,
    isOfToday: jakartaDate(validFrom) === content.today(),
    isStale: usual.some(({ isStale }) => isStale),
  };
}

/** Only what the home page shows travels with it. */
function shown({
  code,
  name,
  unit,
  flag,
  buy,
  sell,
  change,
}: AgedRateRow): RateFigures['highlighted'][number] {
  return { code, name, unit, flag, buy, sell, change };
}
