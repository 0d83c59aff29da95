import type { Locale } from '@beranda/contract';
import { formatMoney } from '#src/components/money/use-money.ts';
import { toPlainNumber } from '#src/components/numbers/parse-number.ts';
import type { Content } from '#src/content/client.ts';
import type { DirectAnswer } from '#src/content/search-api.ts';
import type { FoundEntry, SearchService } from '#src/content/search-service.ts';
import { withStatus } from '#src/features/branches/branch-status.server.ts';
import { isOpen24Hours, openingHoursText } from '#src/features/branches/clock-time.ts';
import { openingTexts } from '#src/features/branches/opening-texts.ts';
import { calculatorPath } from '#src/features/calculators/calculator-path.ts';
import { nabQuery } from '#src/features/funds/nab/nab-query.ts';
import { fundStaleFrom } from '#src/features/funds/stale-funds.ts';
import { summariesOf } from '#src/features/funds/summaries.server.ts';
import { RUPIAH, validateConversion } from '#src/features/rates/exchange/conversion.ts';
import { exchangeRateQuery } from '#src/features/rates/exchange/exchange-rate-query.ts';
import { fractionDigitsOf } from '#src/features/rates/rate-rows.ts';
import { formatRateTime } from '#src/features/rates/rate-time.tsx';
import { ratesWithStaleness } from '#src/features/rates/stale-rates.ts';
import { loadAllMessages } from '#src/i18n/messages.ts';
import { answerTexts } from './answer-texts.server.ts';
import { findBranchInQuery, readBranchQuestion } from './branch-question.ts';
import { findFundInQuery } from './fund-question.ts';
import { readProductRateQuestion } from './product-rate-question.ts';
import { readRateQuestion } from './rate-question.ts';

type AnswerInput = { content: Content; search: SearchService; locale: Locale; query: string };
type AnswerPromise = Promise<DirectAnswer | null>;

/** With more candidates than this, a search does not name a single branch. */
const MAX_BRANCHES = 20;

/**
 * Figures of the site that answer a search, most often none: only where its words leave one meaning. Content that is
 * not available gives no answer.
 *
 * @param query normalized.
 */
export async function listDirectAnswers(input: AnswerInput): Promise<DirectAnswer[]> {
  const { content, locale } = input;
  await loadAllMessages(locale);
  const answers = await Promise.all(
    [rateAnswer, productRateAnswer, fundAnswer, hoursAnswer].map((find) => content.ifAvailable(find(input))),
  );
  return answers.filter((answer) => answer !== null);
}

async function rateAnswer({ content, locale, query }: AnswerInput): AnswerPromise {
  const rates = await content.exchangeRates(locale);
  const question = readRateQuestion(query, rates.currencies, locale);
  if (!question) return null;
  const { code, rateType, amount, isFromRupiah } = question;
  const rows = ratesWithStaleness(rates, rateType, await content.market(locale), content.isPast);
  const row = rows.find((candidate) => candidate.code === code);
  if (!row) return null;
  const { format, t, tRates } = answerTexts(locale);
  const common = { kind: 'rate', language: locale } as const;
  const type = tRates(`types.${rateType}`);
  const time = formatRateTime(format, row.publishedAt);
  const view = { type: rateType, currency: code };

  if (amount !== null) {
    const [from, to] = isFromRupiah ? [RUPIAH, code] : [code, RUPIAH];
    const typed = toPlainNumber(amount);
    const converted = validateConversion({ amount: typed, from, to }, rows, locale).result?.converted;
    // Null for old rates, with which nothing is converted: their rate with its time is the answer.
    if (typeof converted === 'number')
      return {
        ...common,
        path: `${exchangeRateQuery.url({ ...view, amount: typed, from, to })}#converter`,
        title: t('conversionTitle', {
          amount: formatMoney(format, amount, from, { maximumFractionDigits: 10, minimumFractionDigits: 0 }),
          currency: to === RUPIAH ? t('rupiah') : row.name,
        }),
        figure: formatMoney(format, converted, to, digitsOf(to === RUPIAH ? 0 : row.digits)),
        note: t(isFromRupiah ? 'conversionNote.sell' : 'conversionNote.buy', { type, time }),
      };
  }
  const rupiah = (rate: number) => formatMoney(format, rate, RUPIAH, digitsOf(fractionDigitsOf([row])));
  return {
    ...common,
    path: exchangeRateQuery.url(view),
    title: t('rateTitle', { currency: row.name, code }),
    figure: t('rate', { buy: rupiah(row.buy), sell: rupiah(row.sell), unit: row.unit, code }),
    note: t(row.isStale ? 'staleRateNote' : 'rateNote', { type, time }),
  };
}

const digitsOf = (digits: number) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits });

async function fundAnswer({ content, locale, query }: AnswerInput): AnswerPromise {
  const fund = findFundInQuery(query, summariesOf(await content.funds(locale)));
  if (!fund?.latest) return null;
  const { slug, language, name, currency, latest, fractionDigits } = fund;
  const { format, t, date } = answerTexts(locale);
  const isStale = content.isPast(fundStaleFrom(latest.date, await content.market(locale)));
  return {
    kind: 'fund',
    path: nabQuery.url({ fund: slug }),
    language,
    title: name,
    figure: t('fund', { value: formatMoney(format, latest.value, currency, digitsOf(fractionDigits)) }),
    note: t(isStale ? 'staleFundNote' : 'fundNote', { date: date(latest.date) }),
  };
}

async function productRateAnswer({ content, locale, query }: AnswerInput): AnswerPromise {
  const question = readProductRateQuestion(query, await content.allItems('products', locale));
  if (!question) return null;
  const { product, months } = question;
  const { t, percent, date } = answerTexts(locale);
  const { slug, language, title, tiers, calculator } = product;
  const today = date(content.today());
  const common = { kind: 'product-rate', path: `/${slug}`, language, title } as const;
  const between = (rates: readonly number[]) => {
    const [min, max] = [Math.min(...rates), Math.max(...rates)];
    return min === max
      ? t('aYear', { rate: percent(min) })
      : t('fromTo', { min: percent(min), max: percent(max) });
  };

  if (calculator?.kind === 'time-deposit') {
    const { terms } = (await content.calculators(locale)).timeDeposit;
    const path = calculatorPath('time-deposit');
    if (months === null) {
      const offered = terms.map((term) => term.months).join(', ');
      const figure = between(terms.map((term) => term.annualRatePercent));
      return { ...common, path, figure, note: t('termsNote', { months: offered, date: today }) };
    }
    const term = terms.find((candidate) => candidate.months === months);
    return term
      ? {
          ...common,
          path,
          title: t('depositTitle', { product: title, months }),
          figure: t('aYear', { rate: percent(term.annualRatePercent) }),
          note: t('depositNote', { date: today }),
        }
      : null;
  }
  if (tiers.length > 0) {
    const figure = between(tiers.map(({ annualRatePercent }) => annualRatePercent));
    return { ...common, figure, note: t('tiersNote', { date: today }) };
  }
  const rate = calculator?.annualRatePercent;
  if (typeof rate !== 'number') return null;
  return { ...common, figure: t('aYear', { rate: percent(rate) }), note: t('loanNote', { date: today }) };
}

const BRANCH_PATH = /^\/branches\/([^/?#]+)$/;

const titleOf = ({ title }: Pick<FoundEntry, 'title'>) => title.map(({ text }) => text).join('');

async function hoursAnswer({ content, search, locale, query }: AnswerInput): AnswerPromise {
  const question = readBranchQuestion(query);
  if (!question) return null;
  const found = await search.search({
    locale,
    query: question.name.join(' '),
    kind: 'branches',
    order: 'relevance',
    page: 1,
    itemsPerPage: MAX_BRANCHES,
  });
  if (found.isCorrected) return null;
  const branches = found.results.map((entry) => ({ title: titleOf(entry), path: entry.path }));
  const named = findBranchInQuery(question, branches);
  const slug = named && BRANCH_PATH.exec(named.path)?.[1];
  const branch = slug && (await content.item('branches', locale, slug));
  if (!named || !branch) return null;
  const { holidays } = await content.market(locale);
  const { state, today, zone, title, language } = withStatus(branch, locale, holidays, content);
  const { format, tBranches: t } = answerTexts(locale);
  const hours = openingHoursText(today.hours, locale);
  const isClosedToday = hours === null;
  return {
    kind: 'hours',
    path: named.path,
    language,
    title,
    figure: openingTexts(state, { locale, format, t }).join(', '),
    note: isClosedToday
      ? t('todayClosed')
      : t('todayHours', { hours: isOpen24Hours(today.hours) ? t('aroundTheClock') : hours, zone }),
  };
}
