import {
  DEFAULT_LOCALE,
  type ExchangeRatesResponse,
  type Locale,
  type Quote,
  RATE_HISTORY_DAYS,
  type RateHistoryResponse,
  type RateType,
  rateTypes,
} from '@beranda/contract';
import type { Payload } from 'payload';
import { dialectNameOf, readRows, type SQL, sql } from '#cms/database/sql.ts';
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
function jakartaDateExpression(payload: Payload, time: SQL): SQL {
  return dialectNameOf(payload) === 'sqlite'
    ? sql`date(${time}, '+7 hours')`
    : sql`to_char(${time} AT TIME ZONE 'Asia/Jakarta', 'YYYY-MM-DD')`;
}

/** SQL for midnight of a date in Jakarta, comparable with stored times. */
function jakartaMidnightExpression(payload: Payload, time: SQL): SQL {
  return dialectNameOf(payload) === 'sqlite'
    ? sql`strftime('%Y-%m-%dT17:00:00.000Z', ${time}, '+7 hours', '-1 day')`
    : sql`date_trunc('day', ${time} AT TIME ZONE 'Asia/Jakarta') AT TIME ZONE 'Asia/Jakarta'`;
}

const COLUMNS = sql`q.currency, q.rate_type, q.buy, q.sell, q.valid_from, q.published_at, q.sheet_id`;

/** The rate types as a table; PostgreSQL needs a cast to its enum type. */
function typesTable(payload: Payload): SQL {
  const cast = dialectNameOf(payload) === 'sqlite' ? sql`` : sql`::enum_exchange_quotes_rate_type`;
  const rows = rateTypes.map((type) => sql`SELECT ${type}${cast} AS rate_type`);
  return sql.join(rows, sql` UNION ALL `);
}

/** The id of a pair's newest quote; the later entry wins a tie. One index lookup. */
const newestOf = (pair: string, condition: SQL) => sql`(
  SELECT n.id FROM exchange_quotes n
  WHERE n.currency = ${sql.identifier(pair)}.currency AND n.rate_type = ${sql.identifier(pair)}.rate_type
    AND ${condition}
  ORDER BY n.valid_from DESC, n.id DESC LIMIT 1)`;

/** The newest quote of each currency and rate type under a condition on `n`. */
const newest = (payload: Payload, condition: SQL) => sql`
  SELECT ${COLUMNS} FROM (
    SELECT c.code AS currency, t.rate_type FROM currencies c CROSS JOIN (${typesTable(payload)}) t) pair
  JOIN exchange_quotes q ON q.id = ${newestOf('pair', condition)}`;

/**
 * A quote is in force only once it has begun and is published: one that waited for approval keeps its earlier
 * start time.
 */
const hasBegun = (time: Date) => {
  const text = time.toISOString();
  return sql`n.valid_from <= ${text} AND n.published_at <= ${text}`;
};

const hasBegunBefore = (time: SQL | string) => sql`n.valid_from < ${time} AND n.published_at < ${time}`;

/** The quote in force at a time, per currency and rate type. */
export const quotesInForce = (payload: Payload, time: Date) => newest(payload, hasBegun(time));

/**
 * The reference quote per currency and rate type: the last one until a time that was either in force before
 * another time, or approved by a second person.
 */
export const referenceQuotesUntil = (payload: Payload, until: Date, before: Date) =>
  newest(
    payload,
    sql`n.valid_from <= ${until.toISOString()} AND ((${hasBegunBefore(before.toISOString())}) OR EXISTS (
       SELECT 1 FROM market_sheets s WHERE s.id = n.sheet_id AND s.decided_by_id IS NOT NULL
       AND (s.entered_by_id IS NULL OR s.entered_by_id <> s.decided_by_id)))`,
  );

/** SQL for the time from which a quote was in force: the later of its start and its publication. */
function shownFrom(payload: Payload, quote: string): SQL {
  const alias = sql.identifier(quote);
  const later = dialectNameOf(payload) === 'sqlite' ? sql`max` : sql`greatest`;
  return sql`${later}(${alias}.valid_from, ${alias}.published_at)`;
}

/** The currencies shown, with their current, upcoming and previous day's quotes. */
export async function ratesContent(payload: Payload, locale: Locale): Promise<ExchangeRatesResponse> {
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
  const now = new Date();
  const firstMoment = jakartaMidnightExpression(payload, shownFrom(payload, 'latest'));
  const [current, later, previous] = await Promise.all([
    readRows<Row>(payload, quotesInForce(payload, now)),
    readRows<Row>(
      payload,
      sql`SELECT ${COLUMNS} FROM exchange_quotes q WHERE q.valid_from > ${now.toISOString()} ORDER BY q.valid_from, q.id`,
    ),
    readRows<Row>(
      payload,
      sql`SELECT ${COLUMNS} FROM (${quotesInForce(payload, now)}) latest
       JOIN exchange_quotes q ON q.id = ${newestOf('latest', hasBegunBefore(firstMoment))}`,
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
): Promise<RateHistoryResponse | null> {
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
  const ofPair = sql`currency = ${code} AND rate_type = ${rateType}`;
  const now = new Date().toISOString();
  const day = jakartaDateExpression(payload, shownFrom(payload, 'q'));
  const [past, later] = await Promise.all([
    readRows<Pick<Row, 'buy' | 'sell'> & { day: string }>(
      payload,
      sql`SELECT day, buy, sell FROM (
         SELECT ${day} AS day, buy, sell, row_number() OVER (
           PARTITION BY ${day} ORDER BY valid_from DESC, id DESC) AS rank
         FROM exchange_quotes q WHERE ${ofPair} AND valid_from <= ${now}
       ) daily WHERE rank = 1 ORDER BY day DESC LIMIT ${RATE_HISTORY_DAYS}`,
    ),
    readRows<Pick<Row, 'buy' | 'sell' | 'valid_from'>>(
      payload,
      sql`SELECT buy, sell, valid_from FROM exchange_quotes WHERE ${ofPair} AND valid_from > ${now}
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
