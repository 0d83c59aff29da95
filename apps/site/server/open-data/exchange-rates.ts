import {
  type ExchangeRatesOpenData,
  type RateHistoryOpenData,
  rateHistoryQuery,
  rateTypes,
} from '@beranda/contract';
import { JAKARTA_OFFSET_MS } from '@beranda/finance';
import { csvHeaders, toCsv } from '#server/http/csv.ts';
import { invalidParameters } from '#server/http/error-responses.ts';
import { type ContentQuery, jsonResponse, type QueryHandler } from '#server/http/text-responder.ts';
import { PageError } from '#src/content/page-error.ts';
import { historySince } from '#src/features/rates/rate-history.ts';
import { latestOf } from '#src/features/rates/rate-rows.ts';
import { ratesWithStaleness } from '#src/features/rates/stale-rates.ts';
import { percentOf } from './percent.ts';
import { titlesIn } from './titles.ts';

export const exchangeRatesJson: QueryHandler = async (query) => jsonResponse(await exchangeRates(query));

export const exchangeRatesCsv: QueryHandler = async (query) => {
  const { locale } = query;
  const titles = titlesIn(locale);
  const { rates } = await exchangeRates(query);
  const { code, currency, unit, rateType, buy, sell, validFrom, publishedAt, isStale } = titles;
  const text = toCsv(locale, {
    header: [code, currency, unit, rateType, buy, sell, validFrom, publishedAt, isStale],
    rows: rates.map((rate) => [
      rate.currency,
      rate.name,
      rate.unit,
      rate.rateType,
      rate.buy,
      rate.sell,
      jakartaTime(rate.validFrom),
      jakartaTime(rate.publishedAt),
      rate.isStale ? titles.yes : titles.no,
    ]),
  });
  return { text, headers: csvHeaders(titles.ratesFile) };
};

export const rateHistoryJson: QueryHandler = async (query) =>
  jsonResponse((await rateHistory(query)).history);

export const rateHistoryCsv: QueryHandler = async (query) => {
  const { locale } = query;
  const titles = titlesIn(locale);
  const { history, days } = await rateHistory(query);
  const text = toCsv(locale, {
    header: [titles.date, titles.code, titles.unit, titles.rateType, titles.buy, titles.sell],
    rows: history.days.map(({ date, buy, sell }) => [
      date,
      history.currency,
      history.unit,
      history.rateType,
      buy,
      sell,
    ]),
  });
  const fileName = titles.historyFile(history.currency.toLowerCase(), history.rateType, days);
  return { text, headers: csvHeaders(fileName) };
};

/** The current rates, by rate type and in the order of the currencies. */
async function exchangeRates({ content, locale }: ContentQuery): Promise<ExchangeRatesOpenData> {
  const [response, market] = await Promise.all([content.exchangeRates(locale), content.market(locale)]);
  const rates = rateTypes.flatMap((rateType) =>
    ratesWithStaleness(response, rateType, market, content.isPast).map((row) => ({
      currency: row.code,
      name: row.name,
      unit: row.unit,
      rateType,
      buy: row.buy,
      sell: row.sell,
      changePercent: row.change === null ? null : percentOf(row.change),
      validFrom: row.validFrom,
      publishedAt: row.publishedAt,
      isStale: row.isStale,
    })),
  );
  return {
    updatedAt: latestOf(rates.map(({ publishedAt }) => publishedAt)),
    rates,
    disclaimer: market.rates.disclaimer,
  };
}

/** @throws PageError for parameters that are out of range, and for a currency that is not quoted. */
async function rateHistory({ content, locale, parameters, query }: ContentQuery) {
  const requested = rateHistoryQuery.safeParse(query);
  if (!requested.success) throw invalidParameters(requested.error);
  const { rateType, days } = requested.data;
  const { currencies } = await content.exchangeRates(locale);
  const currency = currencies.find(({ code }) => code === parameters.code);
  const found = currency && (await content.rateHistory(currency.code, rateType));
  if (!currency || !found)
    throw new PageError({ statusCode: 404, message: 'There are no rates of this currency.' });
  const history: RateHistoryOpenData = {
    currency: currency.code,
    unit: currency.unit,
    rateType,
    days: historySince(found, days, content.today()),
  };
  return { history, days };
}

/** A time in Jakarta in the format that spreadsheets recognise: `2026-11-20 09:05`. */
function jakartaTime(time: string): string {
  const local = new Date(Date.parse(time) + JAKARTA_OFFSET_MS).toISOString();
  return local.slice(0, 16).replace('T', ' ');
}
