import type { Fund, FundsResponse, Locale } from '@beranda/contract';
import type { Payload } from 'payload';
import { listVisible } from '#cms/content/read-stored.ts';
import { readRows, sql } from '#cms/database/sql.ts';

type Row = {
  fund_id: number | string;
  date: string;
  value: number | string;
  updated_at: string | Date;
};

/** Every fund shown, with all its values. */
export async function fundsContent(payload: Payload, locale: Locale): Promise<FundsResponse> {
  const funds = await listVisible(payload, 'funds', locale, { isShown: { equals: true } }, [
    'position',
    'slug',
  ]);
  const rows = await readRows<Row>(
    payload,
    sql`SELECT fund_id, date, value, updated_at FROM fund_values ORDER BY fund_id, date`,
  );
  const valuesOf = Map.groupBy(rows, ({ fund_id }) => String(fund_id));
  return {
    funds: funds.map(({ item, language, indonesian }): Fund => {
      const values = valuesOf.get(String(item.id)) ?? [];
      const updated = Math.max(...values.slice(-10).map(({ updated_at }) => new Date(updated_at).getTime()));
      return {
        slug: item.slug,
        language,
        name: item.name,
        kind: item.kind,
        risk: item.risk,
        manager: item.manager,
        custodian: item.custodian,
        inceptionDate: item.inceptionDate,
        currency: item.currency,
        benchmark: item.benchmark || (indonesian?.benchmark ?? ''),
        factSheetUrl: item.factSheetUrl || indonesian?.factSheetUrl || null,
        series: { dates: values.map(({ date }) => date), values: values.map(({ value }) => Number(value)) },
        updatedAt: values.length === 0 ? null : new Date(updated).toISOString(),
      };
    }),
  };
}
