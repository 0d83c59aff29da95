import { jakartaDate, startOfJakartaDay } from '@beranda/finance';
import type { PayloadRequest } from 'payload';
import { readRows } from '#cms/database/sql.ts';
import { quotesInForce } from '../exchange-quotes/content.ts';
import type { RatePair } from '../validation/quote-start.ts';
import { rateKey } from '../validation/validate-rates.ts';

/** A rate with its start date in Jakarta, such as `2026-11-20`. */
export type DatedRate = RatePair & { date: string };

type Row = {
  currency: string;
  rate_type: string;
  buy: number | string;
  sell: number | string;
  valid_from: string | Date;
};

/** The last rate in force before today (Jakarta) per currency and rate type, by `rateKey`. */
export async function ratesBeforeToday(req: PayloadRequest, now: Date): Promise<Map<string, DatedRate>> {
  const lastMoment = new Date(startOfJakartaDay(jakartaDate(now)).getTime() - 1);
  const rows = await readRows<Row>(req, quotesInForce(req.payload, lastMoment));
  return new Map(
    rows.map(({ currency, rate_type, buy, sell, valid_from }) => [
      rateKey(currency, rate_type),
      { buy: Number(buy), sell: Number(sell), date: jakartaDate(valid_from) },
    ]),
  );
}
