import { isIsoDate, jakartaDate, startOfJakartaDay } from '@beranda/finance';
import type { PayloadRequest } from 'payload';
import { readRows, type SQL, sql } from '#cms/database/sql.ts';
import { quotedPairs } from '../currencies/quoted-types.ts';
import { quotesInForce, referenceQuotesUntil } from '../exchange-quotes/content.ts';
import type { FundLine } from '../validation/lines.ts';
import type { RatePair } from '../validation/quote-start.ts';
import type { FundReference } from '../validation/validate-funds.ts';
import type { RateReference } from '../validation/validate-rates.ts';
import type { Limits } from '../validation/validation.ts';
import type { SheetKind } from './sheet-kind.ts';
import { byKey, getTimeline, type QuoteRow, type Timestamps } from './timeline.ts';

/** Reads all documents, independent of the user. */
const ALL = { depth: 0, limit: 0, overrideAccess: true, pagination: false } as const;

/** The limits of moves; the strictest ones if none are set. */
async function getLimits(req: PayloadRequest, kind: SheetKind): Promise<Limits> {
  const market = await req.payload.findGlobal({ slug: 'market', depth: 0, overrideAccess: true, req });
  const { warnAbovePercent = 0, approveAbovePercent = 0 } = market[kind] ?? {};
  return { warnAbovePercent, approveAbovePercent };
}

/** The rates in force at a time if nothing else is published. */
async function ratesAt(req: PayloadRequest, at: Date): Promise<Map<string, RatePair>> {
  return byKey(await readRows<QuoteRow>(req, quotesInForce(req.payload, at)));
}

async function quotedCurrencies(
  req: PayloadRequest,
): Promise<Required<Pick<RateReference, 'currencies' | 'quoted'>>> {
  const { docs } = await req.payload.find({ collection: 'currencies', ...ALL, req });
  return { currencies: new Set(docs.map(({ code }) => code)), quoted: quotedPairs(docs) };
}

/**
 * The last rates until a time that were in force before today (Jakarta), or were approved by a second person.
 */
async function referenceRates(req: PayloadRequest, until: Date, now: Date): Promise<Map<string, RatePair>> {
  const today = startOfJakartaDay(jakartaDate(now));
  return byKey(await readRows<QuoteRow>(req, referenceQuotesUntil(req.payload, until, today)));
}

/** The currencies, their quoted types, and the rates in force at a time. */
export async function rateReference(req: PayloadRequest, at: Date, now: Date): Promise<RateReference> {
  return {
    ...(await quotedCurrencies(req)),
    quotesInForce: await ratesAt(req, at),
    referenceRates: await referenceRates(req, at, now),
    limits: await getLimits(req, 'rates'),
  };
}

/**
 * The figures for comparison with a sheet: the rates that it would replace, and its position in the timeline.
 *
 * @param validFrom the time given for it, ISO text in UTC; null for at once.
 */
export async function rateReferenceFor(
  req: PayloadRequest,
  validFrom: string | null,
  timestamps: Timestamps,
): Promise<RateReference> {
  const { now } = timestamps;
  const timeline = await getTimeline(req, validFrom, timestamps);
  // Of two quotes with the same start only the later entry comes into force; compare with the quote before both.
  const until = validFrom !== null && new Date(validFrom) > now ? new Date(Date.parse(validFrom) - 1) : now;
  return { ...(await rateReference(req, until, now)), timeline };
}

/** Holidays on weekdays, of the stock exchange or the banks. */
export async function weekdayHolidays(
  req: PayloadRequest,
  closed: 'closesExchange' | 'closesBanks',
): Promise<Set<string>> {
  const where = { [closed]: { equals: true } };
  const { docs } = await req.payload.find({ collection: 'holidays', ...ALL, where, req });
  return new Set(docs.map(({ date }) => date));
}

type ValueRow = {
  fund_id: number | string;
  date: string;
  value: number | string;
  /** When its sheet arrived; null without a sheet. */
  arrived: string | Date | null;
};

/** The stored values of some funds from the last day before `first` to the next one after `last`. */
async function listValues(
  req: PayloadRequest,
  ids: readonly number[],
  first: string,
  last: string,
): Promise<ValueRow[]> {
  const nearestValue = (which: SQL) =>
    sql`SELECT v.fund_id, v.date, v.value, NULL AS arrived FROM funds f JOIN fund_values v ON v.id = (
       SELECT n.id FROM fund_values n WHERE n.fund_id = f.id AND ${which} LIMIT 1)
     WHERE f.id IN ${ids}`;
  return readRows<ValueRow>(
    req,
    sql`SELECT v.fund_id, v.date, v.value, s.created_at AS arrived
     FROM fund_values v LEFT JOIN market_sheets s ON s.id = v.sheet_id
     WHERE v.fund_id IN ${ids} AND v.date >= ${first} AND v.date <= ${last}
     UNION ALL ${nearestValue(sql`n.date < ${first} ORDER BY n.date DESC`)}
     UNION ALL ${nearestValue(sql`n.date > ${last} ORDER BY n.date`)}`,
  );
}

async function listFunds(req: PayloadRequest) {
  const { docs } = await req.payload.find({ collection: 'funds', ...ALL, req });
  return docs;
}

/** Fund ids by slug. */
export async function fundIds(req: PayloadRequest): Promise<Map<string, number>> {
  return new Map((await listFunds(req)).map(({ slug, id }) => [slug, id]));
}

/** The funds, with the values needed to validate these lines. */
export async function fundReference(
  req: PayloadRequest,
  lines: readonly FundLine[],
  { now, arrivedAt }: Timestamps,
): Promise<FundReference> {
  const all = await listFunds(req);
  const ids = new Map(all.map(({ slug, id }) => [slug, id]));
  const named = [...new Set(lines.flatMap(({ fund }) => ids.get(fund) ?? []))];
  const days = lines
    .map(({ date }) => date)
    .filter(isIsoDate)
    .sort();
  const [first, last] = [days[0], days.at(-1)];
  const rows = first && last && named.length > 0 ? await listValues(req, named, first, last) : [];
  const valuesOf = Map.groupBy(rows, ({ fund_id }) => Number(fund_id));
  return {
    funds: new Map(
      [...ids].map(([slug, id]) => [
        slug,
        new Map((valuesOf.get(id) ?? []).map(({ date, value }) => [date, Number(value)])),
      ]),
    ),
    inceptions: new Map(all.map(({ slug, inceptionDate }) => [slug, inceptionDate])),
    arrivedAt: arrivedAt.toISOString(),
    arrivals: new Map(
      [...ids].flatMap(([slug, id]) =>
        (valuesOf.get(id) ?? []).flatMap(({ date, arrived }): [string, string][] =>
          arrived === null ? [] : [[`${slug} ${date}`, new Date(arrived).toISOString()]],
        ),
      ),
    ),
    closed: await weekdayHolidays(req, 'closesExchange'),
    today: jakartaDate(now),
    limits: await getLimits(req, 'funds'),
  };
}
