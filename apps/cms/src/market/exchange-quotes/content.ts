import {
  DEFAULT_LOCALE,
  type ExchangeRatesAnswer,
  type Locale,
  type Quote,
  RATE_HISTORY_DAYS,
  type RateHistoryAnswer,
  type RateType,
  rateTypes,
} from '@beranda/contract';
import type { Payload } from 'payload';
import { dialectNameOf, readRows } from '#cms/database/read-rows.ts';
import { quotedPairs, quotedTypes } from '../currencies/quoted-types.ts';
import { rateKey } from '../validation/validate-rates.ts';

/** A quote row. The databases return numbers as number or text, and times as text or Date. */
type Row = {
  currency: string;
  rate_type: RateType;
  buy: number | string;
  sell: number | string;
  valid_from: string | Date;
  published_at: string | Date;
};

const timeOf = (value: string | Date) => new Date(value).toISOString();

const quoteOf = (row: Row): Quote => ({
  currency: row.currency,
  rateType: row.rate_type,
  buy: Number(row.buy),
  sell: Number(row.sell),
  validFrom: timeOf(row.valid_from),
  publishedAt: timeOf(row.published_at),
});

/** SQL for the date in Jakarta. Western Indonesian Time has no daylight saving time. */
function jakartaDay(payload: Payload, column: string): string {
  return dialectNameOf(payload) === 'sqlite'
    ? `date(${column}, '+7 hours')`
    : `to_char(${column} AT TIME ZONE 'Asia/Jakarta', 'YYYY-MM-DD')`;
}

/** SQL for midnight of a date in Jakarta, comparable with stored times. */
function jakartaMidnight(payload: Payload, column: string): string {
  return dialectNameOf(payload) === 'sqlite'
    ? `strftime('%Y-%m-%dT17:00:00.000Z', ${column}, '+7 hours', '-1 day')`
    : `date_trunc('day', ${column} AT TIME ZONE 'Asia/Jakarta') AT TIME ZONE 'Asia/Jakarta'`;
}

const COLUMNS = 'q.currency, q.rate_type, q.buy, q.sell, q.valid_from, q.published_at, q.sheet_id';

/** The rate types as a table; PostgreSQL needs a cast to its enum type. */
function typesTable(payload: Payload): string {
  const cast = dialectNameOf(payload) === 'sqlite' ? '' : '::enum_exchange_quotes_rate_type';
  return rateTypes.map((type) => `SELECT '${type}'${cast} AS rate_type`).join(' UNION ALL ');
}

/** The id of a pair's newest quote; the later entry wins a tie. One index lookup. */
const newestOf = (pair: string, condition: string) => `(
  SELECT n.id FROM exchange_quotes n
  WHERE n.currency = ${pair}.currency AND n.rate_type = ${pair}.rate_type AND ${condition}
  ORDER BY n.valid_from DESC, n.id DESC LIMIT 1)`;

/** The newest quote of each currency and rate type under a condition on `n`. */
const newest = (payload: Payload, condition: string) => `
  SELECT ${COLUMNS} FROM (
    SELECT c.code AS currency, t.rate_type FROM currencies c CROSS JOIN (${typesTable(payload)}) t) pair
  JOIN exchange_quotes q ON q.id = ${newestOf('pair', condition)}`;

/**
 * A quote is in force only once it has begun and is published: one that waited for approval keeps its earlier
 * start time.
 */
const hasBegun = (time: string, comparison: '<' | '<=') =>
  `n.valid_from ${comparison} ${time} AND n.published_at ${comparison} ${time}`;

/** The quote in force at a time, per currency and rate type. The time is quoted ISO text. */
export const quotesInForce = (payload: Payload, time: string) => newest(payload, hasBegun(time, '<='));

/**
 * The reference quote per currency and rate type: the last one until a time that was either in force before
 * another time, or approved by a second person. Times are quoted ISO text.
 */
export const referenceQuotesUntil = (payload: Payload, until: string, before: string) =>
  newest(
    payload,
    `n.valid_from <= ${until} AND ((${hasBegun(before, '<')}) OR EXISTS (
       SELECT 1 FROM market_sheets s WHERE s.id = n.sheet_id AND s.decided_by_id IS NOT NULL
       AND (s.entered_by_id IS NULL OR s.entered_by_id <> s.decided_by_id)))`,
  );

/** SQL for the time from which a quote was in force: the later of its start and its publication. */
const shownFrom = (payload: Payload, quote: string) =>
  `${dialectNameOf(payload) === 'sqlite' ? 'max' : 'greatest'}(${quote}.valid_from, ${quote}.published_at)`;

/** The currencies shown, with their current, upcoming and previous day's quotes. */
export async function ratesContent(payload: Payload, locale: Locale): Promise<ExchangeRatesAnswer> {
  const { docs } = await payload.find({
    collection: 'currencies',
    locale,
    fallbackLocale: DEFAULT_LOCALE,
    depth: 0,
    limit: 0,
    overrideAccess: true,
    pagination: false,
    sort: ['position', 'code'],
    where: { isShown: { equals: true } },
  });
  const shown = quotedPairs(docs);
  // Safe to inline: generated here, not user input.
  const now = `'${new Date().toISOString()}'`;
  const dayOf = (quote: string) => jakartaMidnight(payload, shownFrom(payload, quote));
  const [current, later, previous] = await Promise.all([
    readRows<Row>(payload, quotesInForce(payload, now)),
    readRows<Row>(
      payload,
      `SELECT ${COLUMNS} FROM exchange_quotes q WHERE q.valid_from > ${now} ORDER BY q.valid_from, q.id`,
    ),
    readRows<Row>(
      payload,
      `SELECT ${COLUMNS} FROM (${quotesInForce(payload, now)}) latest
       JOIN exchange_quotes q ON q.id = ${newestOf('latest', hasBegun(dayOf('latest'), '<'))}`,
    ),
  ]);
  const quotesOf = (rows: Row[]) =>
    rows.map(quoteOf).filter(({ currency, rateType }) => shown.has(rateKey(currency, rateType)));
  return {
    currencies: docs.map(({ code, name, unit, digits, flag }) => ({
      code,
      name: name ?? code,
      unit: unit === '100' ? 100 : 1,
      digits,
      flag,
    })),
    quotes: quotesOf([...current, ...later]),
    previous: quotesOf(previous),
  };
}

/**
 * The last quote of each day and upcoming quotes; null if the currency is hidden or not quoted in this type.
 */
export async function rateHistory(
  payload: Payload,
  code: string,
  rateType: RateType,
): Promise<RateHistoryAnswer | null> {
  const { docs } = await payload.find({
    collection: 'currencies',
    depth: 0,
    limit: 1,
    overrideAccess: true,
    pagination: false,
    where: { and: [{ code: { equals: code } }, { isShown: { equals: true } }] },
  });
  const [currency] = docs;
  if (!currency || !quotedTypes(currency).includes(rateType)) return null;
  // Safe to inline: the code exists in the database, and the type is one of an enum.
  const ofPair = `currency = '${code}' AND rate_type = '${rateType}'`;
  const now = `'${new Date().toISOString()}'`;
  const day = jakartaDay(payload, shownFrom(payload, 'q'));
  const [past, later] = await Promise.all([
    readRows<Pick<Row, 'buy' | 'sell'> & { day: string }>(
      payload,
      `SELECT day, buy, sell FROM (
         SELECT ${day} AS day, buy, sell, row_number() OVER (
           PARTITION BY ${day} ORDER BY valid_from DESC, id DESC) AS place
         FROM exchange_quotes q WHERE ${ofPair} AND valid_from <= ${now}
       ) daily WHERE place = 1 ORDER BY day DESC LIMIT ${RATE_HISTORY_DAYS}`,
    ),
    readRows<Pick<Row, 'buy' | 'sell' | 'valid_from'>>(
      payload,
      `SELECT buy, sell, valid_from FROM exchange_quotes WHERE ${ofPair} AND valid_from > ${now}
       ORDER BY valid_from, id`,
    ),
  ]);
  const ratesOf = ({ buy, sell }: Pick<Row, 'buy' | 'sell'>) => ({ buy: Number(buy), sell: Number(sell) });
  return {
    currency: code,
    rateType,
    days: past.map((row) => ({ date: row.day, ...ratesOf(row) })).reverse(),
    later: later.map((row) => ({ validFrom: timeOf(row.valid_from), ...ratesOf(row) })),
  };
}
