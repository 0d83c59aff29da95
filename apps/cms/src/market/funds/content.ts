import type { Fund, FundsAnswer, Locale } from '@beranda/contract';
import type { Payload } from 'payload';
import { readRows, sql } from '#cms/database/sql.ts';
import type { Fund as StoredFund } from '#cms/payload-types.ts';

type Row = {
  fund_id: number | string;
  date: string;
  value: number | string;
  updated_at: string | Date;
};

/** The language of a fund's name: the requested one, or Indonesian. */
function languageOf(fund: StoredFund, locale: Locale, names: ReadonlySet<StoredFund['id']>): Locale {
  return locale === 'id' || names.has(fund.id) ? locale : 'id';
}

/** Every fund shown, with all its values. */
export async function fundsContent(payload: Payload, locale: Locale): Promise<FundsAnswer> {
  const common = {
    collection: 'funds',
    depth: 0,
    limit: 0,
    overrideAccess: true,
    pagination: false,
  } as const;
  const where = { isShown: { equals: true } };
  const { docs } = await payload.find({
    ...common,
    locale,
    fallbackLocale: 'id',
    sort: ['position', 'slug'],
    where,
  });
  const { docs: asWritten } = await payload.find({ ...common, locale, fallbackLocale: false, where });
  const translated = new Set(asWritten.filter(({ name }) => name).map(({ id }) => id));
  const rows = await readRows<Row>(
    payload,
    sql`SELECT fund_id, date, value, updated_at FROM fund_values ORDER BY fund_id, date`,
  );
  const valuesOf = Map.groupBy(rows, ({ fund_id }) => String(fund_id));
  return {
    funds: docs.map((fund): Fund => {
      const values = valuesOf.get(String(fund.id)) ?? [];
      const updated = Math.max(...values.slice(-10).map(({ updated_at }) => new Date(updated_at).getTime()));
      return {
        slug: fund.slug,
        language: languageOf(fund, locale, translated),
        name: fund.name ?? fund.slug,
        kind: fund.kind,
        risk: fund.risk,
        manager: fund.manager,
        custodian: fund.custodian,
        inceptionDate: fund.inceptionDate,
        currency: fund.currency,
        benchmark: fund.benchmark ?? '',
        factSheetUrl: fund.factSheetUrl || null,
        series: { dates: values.map(({ date }) => date), values: values.map(({ value }) => Number(value)) },
        updatedAt: values.length === 0 ? null : new Date(updated).toISOString(),
      };
    }),
  };
}
