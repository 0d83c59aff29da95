import {
  type ExchangeRatesAnswer,
  type Locale,
  type Quote,
  RATE_HISTORY_DAYS,
  type RateHistoryAnswer,
  type RateType,
} from '@beranda/contract';
import type { Payload } from 'payload';
import { dialectNameOf, readRows } from '#cms/database/read-rows.ts';

/** A quote as both databases answer it: numbers as numbers or text, times as text or dates. */
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

/** The day in Jakarta, as SQL. Western Indonesian Time knows no summer time. */
function jakartaDay(payload: Payload, column: string): string {
  return dialectNameOf(payload) === 'sqlite'
    ? `date(${column}, '+7 hours')`
    : `to_char(${column} AT TIME ZONE 'Asia/Jakarta', 'YYYY-MM-DD')`;
}

/** Of each currency and rate type the newest quote up to a time. Of two with the same time, the later entry. */
const newestUpTo = (condition: string) => `
  SELECT currency, rate_type, buy, sell, valid_from, published_at FROM (
    SELECT q.*, row_number() OVER (PARTITION BY q.currency, q.rate_type ORDER BY q.valid_from DESC, q.id DESC) AS place
    FROM exchange_quotes q WHERE ${condition}
  ) newest WHERE place = 1`;

/** The currencies that are shown, and for each the quotes of now, of later, and of the day before. */
export async function ratesContent(payload: Payload, locale: Locale): Promise<ExchangeRatesAnswer> {
  const { docs } = await payload.find({
    collection: 'currencies',
    locale,
    fallbackLocale: 'id',
    depth: 0,
    limit: 0,
    overrideAccess: true,
    pagination: false,
    sort: ['position', 'code'],
    where: { isShown: { equals: true } },
  });
  const shown = new Set(docs.map(({ code }) => code));
  // Of our own clock and nothing that somebody sent.
  const now = `'${new Date().toISOString()}'`;
  const day = (column: string) => jakartaDay(payload, column);
  const [current, later, previous] = await Promise.all([
    readRows<Row>(payload, newestUpTo(`q.valid_from <= ${now}`)),
    readRows<Row>(
      payload,
      `SELECT currency, rate_type, buy, sell, valid_from, published_at FROM exchange_quotes
       WHERE valid_from > ${now} ORDER BY valid_from, id`,
    ),
    readRows<Row>(
      payload,
      newestUpTo(`${day('q.valid_from')} < (
        SELECT max(${day('c.valid_from')}) FROM exchange_quotes c
        WHERE c.currency = q.currency AND c.rate_type = q.rate_type AND c.valid_from <= ${now})`),
    ),
  ]);
  const quotesOf = (rows: Row[]) => rows.map(quoteOf).filter(({ currency }) => shown.has(currency));
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

/** The last quote of each day, or null when the currency is not shown. */
export async function rateHistory(
  payload: Payload,
  code: string,
  rateType: RateType,
): Promise<RateHistoryAnswer | null> {
  const { totalDocs } = await payload.count({
    collection: 'currencies',
    overrideAccess: true,
    where: { and: [{ code: { equals: code } }, { isShown: { equals: true } }] },
  });
  if (totalDocs === 0) return null;
  // The code is one that the database knows and the type one of three: neither can be anything but itself.
  const rows = await readRows<{ day: string; buy: number | string; sell: number | string }>(
    payload,
    `SELECT day, buy, sell FROM (
       SELECT ${jakartaDay(payload, 'valid_from')} AS day, buy, sell, row_number() OVER (
         PARTITION BY ${jakartaDay(payload, 'valid_from')} ORDER BY valid_from DESC, id DESC) AS place
       FROM exchange_quotes
       WHERE currency = '${code}' AND rate_type = '${rateType}' AND valid_from <= '${new Date().toISOString()}'
     ) daily WHERE place = 1 ORDER BY day DESC LIMIT ${RATE_HISTORY_DAYS}`,
  );
  const days = rows.map(({ day, buy, sell }) => ({ date: day, buy: Number(buy), sell: Number(sell) }));
  return { currency: code, rateType, days: days.reverse() };
}
