import type { PayloadRequest } from 'payload';
import { readRows, sql } from '#cms/database/sql.ts';
import type { RatePair } from '../validation/quote-start.ts';
import { rateKey } from '../validation/validate-rates.ts';

/** A published sheet of rates that have not begun; `validFrom` is ISO text. */
export type UpcomingSheet = {
  id: number;
  validFrom: string;
  enteredBy: string | null;
  /** The approver; null if none was needed. */
  approvedBy: string | null;
  rates: (RatePair & { key: string })[];
};

type Row = {
  sheet_id: number | string;
  currency: string;
  rate_type: string;
  buy: number | string;
  sell: number | string;
  valid_from: string | Date;
};

type UserReference = { id: number; name?: string | null } | number | null | undefined;

const named = (person: UserReference) => (typeof person === 'object' ? person : null);

async function listPeople(req: PayloadRequest, ids: readonly number[]) {
  const { docs } = await req.payload.find({
    collection: 'market-sheets',
    where: { id: { in: ids } },
    depth: 1,
    overrideAccess: true,
    pagination: false,
  });
  return new Map(
    docs.map(({ id, enteredBy, decidedBy }) => {
      const [entering, deciding] = [named(enteredBy), named(decidedBy)];
      const approving = deciding?.id === entering?.id ? null : deciding;
      return [id, { enteredBy: entering?.name ?? null, approvedBy: approving?.name ?? null }];
    }),
  );
}

/** Published sheets of rates that begin after a time, earliest first. */
export async function upcomingSheets(req: PayloadRequest, now: Date): Promise<UpcomingSheet[]> {
  const rows = await readRows<Row>(
    req,
    sql`SELECT sheet_id, currency, rate_type, buy, sell, valid_from FROM exchange_quotes
     WHERE valid_from > ${now.toISOString()} AND sheet_id IS NOT NULL ORDER BY valid_from, id`,
  );
  const bySheet = Map.groupBy(rows, ({ sheet_id }) => Number(sheet_id));
  const people = await listPeople(req, [...bySheet.keys()]);
  return [...bySheet].flatMap(([id, quotes]) => {
    const [first] = quotes;
    if (!first) return [];
    const rates = quotes.map(({ currency, rate_type, buy, sell }) => {
      return { key: rateKey(currency, rate_type), buy: Number(buy), sell: Number(sell) };
    });
    const { enteredBy = null, approvedBy = null } = people.get(id) ?? {};
    return [{ id, validFrom: new Date(first.valid_from).toISOString(), enteredBy, approvedBy, rates }];
  });
}
