import { LANGUAGES, type Locale } from '@beranda/contract';
import { redirect } from 'react-router';
import { lineChart } from '#src/components/chart/line-geometry.server.ts';
import type { Content } from '#src/content/client.ts';
import type { RateHistory } from '#src/content/current-rates.ts';
import type { Loader } from '#src/content/loader-types.ts';
import { readQuery } from '#src/content/read-query.server.ts';
import { withPlainNumbers } from '#src/features/calculators/plain-numbers.ts';
import { type ConversionInput, RUPIAH, validateConversion } from '#src/features/rates/exchange/conversion.ts';
import { CONVERSION_FIELDS } from '#src/features/rates/exchange/conversion-fields.ts';
import type { ExchangeRatePageData } from '#src/features/rates/exchange/exchange-rate-data.ts';
import { exchangeRateQuery, type Selection } from '#src/features/rates/exchange/exchange-rate-query.ts';
import { historySince } from '#src/features/rates/rate-history.ts';
import { fractionDigitsOf, rateRows } from '#src/features/rates/rate-rows.ts';
import { ratesWithStaleness } from '#src/features/rates/stale-rates.ts';

/** Initial amount of the converter. */
const EXAMPLE_AMOUNT = '100';

/** Name of the swap button, for forms without JavaScript. */
const SWAP = 'swap';

export const load: Loader<ExchangeRatePageData> = async (requested) => {
  const { content, locale, query, pathname } = requested;
  const [rates, market] = await Promise.all([content.exchangeRates(locale), content.market(locale)]);
  // The currencies depend on the type.
  const { type } = readQuery({ parameters: { type: exchangeRateQuery.parameters.type } }, requested);
  const currencies = rateRows(rates, type).map(({ code }) => code);
  const { currency, days } = readQuery(exchangeRateQuery, requested, { currency: currencies });
  const selection: Selection = { type, currency: currency ?? currencies[0] ?? null, days };
  const rows = ratesWithStaleness(rates, type, market, content.isPast);
  const typed = conversionInput(query, rows[0]?.code);
  const plain = plainConversion(query, typed, locale);
  if (plain) throw redirect(`${pathname}?${plain}`, 303);
  return {
    selection,
    rows,
    fractionDigits: fractionDigitsOf(rows),
    ...(await loadHistory(selection, locale, content)),
    input: validateConversion(typed, rows, locale).fields,
    disclaimer: market.rates.disclaimer,
  };
};

/** The chart, and whether the history is available; the page works without it. */
async function loadHistory({ type, currency, days }: Selection, locale: Locale, content: Content) {
  if (!currency) return { chart: null, isHistoryAvailable: true };
  const requested = content.rateHistory(currency, type).then((history) => ({ history }));
  const response = await content.ifAvailable(requested);
  const history = response?.history;
  return {
    chart: history ? chartOf(history, Number(days), locale, content) : null,
    isHistoryAvailable: response !== null,
  };
}

/** Buy and sell rates over the selected days; series are named by the component. */
function chartOf(history: RateHistory, days: number, locale: Locale, content: Content) {
  const rows = historySince(history, days, content.today());
  const minimumFractionDigits = fractionDigitsOf(rows);
  const figures = new Intl.NumberFormat(LANGUAGES[locale].format, { minimumFractionDigits });
  const ticks = new Intl.NumberFormat(LANGUAGES[locale].format);
  return lineChart({
    locale,
    series: (['buy', 'sell'] as const).map((side) => ({
      name: side,
      points: rows.map((day) => ({ date: day.date, value: day[side] })),
    })),
    formatValue: figures.format,
    formatTick: ticks.format,
  });
}

/** Plain-number query for a form submitted without JavaScript, to be shared in every language. */
function plainConversion(
  query: URLSearchParams,
  typed: ConversionInput,
  locale: Locale,
): URLSearchParams | undefined {
  const turned = new URLSearchParams(query);
  if (turned.has(SWAP)) for (const name of CONVERSION_FIELDS) turned.set(name, typed[name]);
  turned.delete(SWAP);
  return withPlainNumbers(turned, ['amount'], locale) ?? (query.has(SWAP) ? turned : undefined);
}

/** The conversion in the URL, or an example. */
function conversionInput(query: URLSearchParams, usualCurrency = ''): ConversionInput {
  const example = { amount: EXAMPLE_AMOUNT, from: usualCurrency, to: RUPIAH };
  const typed = Object.fromEntries(
    CONVERSION_FIELDS.map((name) => [name, query.get(name) ?? example[name]]),
  ) as ConversionInput;
  return query.has(SWAP) ? { ...typed, from: typed.to, to: typed.from } : typed;
}
