import type { Fund, OpenFunds } from '@beranda/contract';
import { type FundReturn, fundReturns } from '@beranda/finance';
import { PageError } from '../../src/shell/page-error.ts';
import { csvHeaders, toCsv } from './csv.ts';
import { jsonAnswer, type OpenMaker } from './open-answers.ts';
import { percentOf } from './percent.ts';
import { titlesIn } from './titles.ts';

/** Every fund with its newest value and what it has returned. */
export const nabJson: OpenMaker = async ({ content, locale }) => {
  const [funds, market] = await Promise.all([content.funds(locale), content.market(locale)]);
  const answer: OpenFunds = { funds: funds.map(openFund), disclaimer: market.funds.disclaimer };
  return jsonAnswer(answer);
};

/** All values of a fund, oldest first. */
export const nabHistoryCsv: OpenMaker = async ({ content, locale, parameters }) => {
  const fund = (await content.funds(locale)).find(({ slug }) => slug === parameters.slug);
  if (!fund) throw new PageError({ statusCode: 404, message: 'There is no such fund.' });
  const { date, value, fundFile } = titlesIn(locale);
  const { dates, values } = fund.series;
  const text = toCsv(locale, {
    header: [date, `${value} (${fund.currency})`],
    rows: dates.map((day, index) => [day, values[index] ?? null]),
  });
  return { text, headers: csvHeaders(fundFile(fund.slug)) };
};

function openFund(fund: Fund): OpenFunds['funds'][number] {
  const { slug, language, name, kind, risk, manager, currency, series, updatedAt } = fund;
  const returns = fundReturns(series);
  const rounded = (one: FundReturn | null) => (one === null ? null : percentOf(one.percent / 100));
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
    updatedAt,
    returns: {
      ytd: rounded(returns.ytd),
      oneYear: rounded(returns.oneYear),
      sixMonths: rounded(returns.sixMonths),
      threeMonths: rounded(returns.threeMonths),
      oneMonth: rounded(returns.oneMonth),
      sinceInception: rounded(returns.sinceInception),
    },
  };
}
