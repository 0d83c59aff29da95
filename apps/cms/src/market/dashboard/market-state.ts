import { isWorkingDay, jakartaDate, workingDayBefore } from '@beranda/finance';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { readGlobal } from '#cms/content/read-stored.ts';
import type { Stored } from '#cms/content/stored.ts';
import { readRows, sql } from '#cms/database/sql.ts';
import { quotedPairs } from '../currencies/quoted-types.ts';
import { quotesInForce } from '../exchange-quotes/content.ts';
import { failingSince } from '../pull/pull-trace.ts';
import { weekdayHolidays } from '../sheets/comparison-figures.ts';
import type { SheetKind } from '../sheets/sheet-kind.ts';
import { rateKey } from '../validation/validate-rates.ts';
import { type Age, ageOf } from './figure-age.ts';
import type { MarketState } from './market-notices.ts';

const SHOWN = {
  depth: 0,
  limit: 0,
  overrideAccess: true,
  pagination: false,
  where: { isShown: { equals: true } },
} as const;

type ByAge = Record<Age, string[]>;

/** Groups names by age; each name once, with its oldest age. */
function byAge(dated: readonly { name: string; date: string }[], age: (date: string) => Age): ByAge {
  const oldest = new Map<string, string>();
  for (const { name, date } of dated) {
    const known = oldest.get(name);
    if (known === undefined || date < known) oldest.set(name, date);
  }
  const ages: ByAge = { fresh: [], 'stale-tomorrow': [], stale: [] };
  for (const [name, date] of oldest) ages[age(date)].push(name);
  return ages;
}

async function ratesState(req: PayloadRequest, market: Stored<'market'>, now: Date) {
  const { payload } = req;
  const { docs } = await payload.find({ collection: 'currencies', ...SHOWN, sort: ['position', 'code'] });
  const rows = await readRows<{ currency: string; rate_type: string; valid_from: string | Date }>(
    payload,
    quotesInForce(payload, now),
  );
  const quoted = quotedPairs(docs);
  const dated = docs.flatMap(({ code }) =>
    rows
      .filter(({ currency, rate_type }) => currency === code && quoted.has(rateKey(currency, rate_type)))
      .map(({ valid_from }) => ({ name: code, date: jakartaDate(valid_from) })),
  );
  const closed = await weekdayHolidays(req, 'closesBanks');
  const today = jakartaDate(now);
  const limit = market.rates.staleAfterWorkingDays;
  return {
    isRateDayMissing:
      docs.length > 0 && isWorkingDay(today, closed) && !dated.some(({ date }) => date === today),
    rates: byAge(dated, (date) => ageOf(date, limit, closed, now)),
  };
}

async function fundsState(req: PayloadRequest, market: Stored<'market'>, now: Date) {
  const { payload } = req;
  const { docs } = await payload.find({ collection: 'funds', ...SHOWN, sort: ['position', 'slug'] });
  const rows = await readRows<{ fund_id: number | string; date: string }>(
    payload,
    sql`SELECT fund_id, max(date) AS date FROM fund_values GROUP BY fund_id`,
  );
  const newest = new Map(rows.map(({ fund_id, date }) => [Number(fund_id), date]));
  const closed = await weekdayHolidays(req, 'closesExchange');
  const expected = workingDayBefore(jakartaDate(now), closed);
  const missing = docs.filter(({ id }) => (newest.get(id) ?? '') < expected).map(({ slug }) => slug);
  const dated = docs.flatMap(({ id, slug }) => {
    const date = newest.get(id);
    return date === undefined ? [] : [{ name: slug, date }];
  });
  const limit = market.funds.staleAfterWorkingDays;
  return {
    missingValues: missing.length > 0 ? { date: expected, funds: missing } : null,
    funds: byAge(dated, (date) => ageOf(date, limit, closed, now)),
  };
}

async function countWaiting(payload: Payload, kind: SheetKind): Promise<number> {
  const { totalDocs } = await payload.count({
    collection: 'market-sheets',
    where: { and: [{ state: { equals: 'waiting' } }, { kind: { equals: kind } }] },
    overrideAccess: true,
  });
  return totalDocs;
}

/** The state of the market figures for the dashboard. */
export async function marketState(payload: Payload, now = new Date()): Promise<MarketState> {
  const req = await createLocalReq({}, payload);
  const market = await readGlobal(payload, 'market', 'id');
  const since = (kind: SheetKind) => (market[kind].pull.isOn ? failingSince(payload, kind) : null);
  return {
    ...(await ratesState(req, market, now)),
    ...(await fundsState(req, market, now)),
    waiting: { rates: await countWaiting(payload, 'rates'), funds: await countWaiting(payload, 'funds') },
    failingSince: { rates: await since('rates'), funds: await since('funds') },
  };
}
