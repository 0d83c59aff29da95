import { type Fund, type FundsOpenData, fundHistoryQuery } from '@beranda/contract';
import { type FundReturn, fundReturns } from '@beranda/finance';
import { csvHeaders, toCsv } from '#server/http/csv.ts';
import { invalidParameters } from '#server/http/error-responses.ts';
import { jsonResponse, type QueryHandler } from '#server/http/text-responder.ts';
import { PageError } from '#src/content/page-error.ts';
import { fundStaleFrom } from '#src/features/funds/stale-funds.ts';
import { percentOf } from './percent.ts';
import { titlesIn } from './titles.ts';

/** Every fund with its newest value and its returns. */
export const nabJson: QueryHandler = async ({ content, locale }) => {
  const [funds, market] = await Promise.all([content.funds(locale), content.market(locale)]);
  const body: FundsOpenData = {
    funds: funds.map((fund) => openFund(fund, (date) => content.isPast(fundStaleFrom(date, market)))),
    disclaimer: market.funds.disclaimer,
  };
  return jsonResponse(body);
};

/**
 * The values of a fund, oldest first, optionally from and until a date.
 *
 * @throws PageError with 400 for an invalid date, and 404 for an unknown fund.
 */
export const nabHistoryCsv: QueryHandler = async ({ content, locale, parameters, query }) => {
  const requested = fundHistoryQuery.safeParse(query);
  if (!requested.success) throw invalidParameters(requested.error);
  const { from = '', to = '9999-12-31' } = requested.data;
  const fund = (await content.funds(locale)).find(({ slug }) => slug === parameters.slug);
  if (!fund) throw new PageError({ statusCode: 404, message: 'There is no such fund.' });
  const { date, value, fundFile } = titlesIn(locale);
  const { dates, values } = fund.series;
  const days = dates.map((day, index) => [day, values[index] ?? null] as const);
  const text = toCsv(locale, {
    header: [date, `${value} (${fund.currency})`],
    rows: days.filter(([day]) => day >= from && day <= to),
  });
  const range = [requested.data.from, requested.data.to].flatMap((day) => day ?? []);
  return { text, headers: csvHeaders(fundFile([fund.slug, ...range].join('-'))) };
};

/** @param isStale whether the value of a day is stale. */
function openFund(fund: Fund, isStale: (date: string) => boolean): FundsOpenData['funds'][number] {
  const { slug, language, name, kind, risk, manager, currency, series, updatedAt, inceptionDate } = fund;
  const returns = fundReturns({ ...series, inception: inceptionDate });
  const roundPercent = (fund: FundReturn | null) => (fund === null ? null : percentOf(fund.percent / 100));
  return {
    slug,
    language,
    name,
    kind,
    risk,
    manager,
    currency,
    value: series.values.at(-1) ?? null,
    date: returns.asOf,
    isStale: returns.asOf !== null && isStale(returns.asOf),
    updatedAt,
    returns: {
      ytd: roundPercent(returns.ytd),
      oneYear: roundPercent(returns.oneYear),
      sixMonths: roundPercent(returns.sixMonths),
      threeMonths: roundPercent(returns.threeMonths),
      oneMonth: roundPercent(returns.oneMonth),
      sinceInception: roundPercent(returns.sinceInception),
    },
  };
}
