import type { PayloadRequest } from 'payload';
import { readRows, sql } from '#cms/database/sql.ts';
import { quotesInForce } from '../exchange-quotes/content.ts';
import type { RatePair } from '../validation/quote-start.ts';
import { type CurrentQuote, laterOf } from '../validation/quote-start.ts';
import { rateKey, type Timeline } from '../validation/validate-rates.ts';

/** A quote row. The databases return numbers as number or text, and times as text or Date. */
export type QuoteRow = {
  currency: string;
  rate_type: string;
  buy: number | string;
  sell: number | string;
  valid_from: string | Date;
};

const pairOf = ({ buy, sell }: QuoteRow): RatePair => ({ buy: Number(buy), sell: Number(sell) });

/** Rates by `rateKey`; the last row of a pair wins. */
export function byKey(rows: readonly QuoteRow[]): Map<string, RatePair> {
  return new Map(rows.map((row) => [rateKey(row.currency, row.rate_type), pairOf(row)]));
}

type CurrentQuoteRow = QuoteRow & { sheet_valid_from: string | Date | null; arrived: string | Date };

/** The quotes in force at a time, with their sheet's given time and arrival. */
async function currentQuotesAt(req: PayloadRequest, time: string): Promise<Map<string, CurrentQuote>> {
  const rows = await readRows<CurrentQuoteRow>(
    req,
    sql`SELECT latest.currency, latest.rate_type, latest.buy, latest.sell, latest.valid_from,
       s.valid_from AS sheet_valid_from, coalesce(s.created_at, latest.published_at) AS arrived
     FROM (${quotesInForce(req.payload, new Date(time))}) latest LEFT JOIN market_sheets s ON s.id = latest.sheet_id`,
  );
  return new Map(
    rows.map((row) => {
      const from = new Date(row.valid_from).toISOString();
      const ofSheet = row.sheet_valid_from === null ? from : new Date(row.sheet_valid_from).toISOString();
      // Multi-day sheets, such as the demonstration's, have one given time for all quotes.
      const sheetValidFrom = [from, ofSheet].sort()[0] ?? from;
      const arrived = new Date(row.arrived).toISOString();
      return [rateKey(row.currency, row.rate_type), { ...pairOf(row), from, sheetValidFrom, arrived }];
    }),
  );
}

/** Each pair's first quote after a time; the later entry wins a tie. */
async function nextAfter(req: PayloadRequest, time: string): Promise<Map<string, RatePair>> {
  const rows = await readRows<QuoteRow>(
    req,
    sql`SELECT currency, rate_type, buy, sell, valid_from FROM exchange_quotes
     WHERE valid_from > ${time} ORDER BY valid_from DESC, id`,
  );
  return byKey(rows);
}

/** Arrival and current time; equal unless the sheet has waited. */
export type Timestamps = { now: Date; arrivedAt: Date };

/**
 * The position of a rate sheet among the stored quotes.
 *
 * @param validFrom the time given for it, ISO text in UTC; null for at once.
 */
export async function getTimeline(
  req: PayloadRequest,
  validFrom: string | null,
  { now, arrivedAt }: Timestamps,
): Promise<Timeline> {
  const time = laterOf(validFrom ?? '', now.toISOString());
  return {
    validFrom,
    arrivedAt: arrivedAt.toISOString(),
    currentQuotes: await currentQuotesAt(req, time),
    next: await nextAfter(req, time),
  };
}
