import { exchangeRatesResponse, fundsResponse, type RateType } from '@beranda/contract';
import { addDays, DAY_MS, isWorkingDay, jakartaDate } from '@beranda/finance';
import { sheetOf } from '#cms/market/sheets/stored-sheet.ts';
import { fetchApi } from './content.ts';
import type { RunningCms } from './start-cms.ts';

const limits = {
  warnAbovePercent: 2,
  approveAbovePercent: 5,
  staleAfterWorkingDays: 1,
  disclaimer: 'Indikatif.',
};

/** Limits for tests: a warning above 2 %, a second person above 5 %. */
export const RULES = { rates: limits, funds: limits };

const shared = { depth: 0, overrideAccess: true } as const;

/** The last `count` weekdays (Monday to Friday) up to today in Jakarta, oldest first. */
export function weekdays(count: number, now = Date.now()): string[] {
  const days: string[] = [];
  for (let date = jakartaDate(now); days.length < count; date = addDays(date, -1))
    if (isWorkingDay(date, new Set())) days.push(date);
  return days.reverse();
}

/** Two currencies, two funds and the limits, without figures. */
export async function makeMarket({ payload }: RunningCms): Promise<void> {
  for (const [position, code] of ['USD', 'JPY'].entries()) {
    const data = { code, name: code, unit: code === 'JPY' ? '100' : '1', digits: 2, flag: 'us', position };
    await payload.create({ collection: 'currencies', data: data as never, ...shared });
  }
  for (const [position, slug] of ['lentera-kas', 'lentera-saham'].entries()) {
    const data = {
      slug,
      name: slug,
      kind: 'mixed',
      risk: 'low',
      manager: 'Lentera Investasi',
      custodian: 'Bank Kustodian',
      inceptionDate: '2020-01-02',
      currency: 'IDR',
      position,
    };
    await payload.create({ collection: 'funds', data: data as never, ...shared });
  }
  await payload.updateGlobal({ slug: 'market', data: RULES, ...shared });
}

/** Earlier than any time in tests. */
const DAYS_AGO_MS = 10 * DAY_MS;

/** Inserts current quotes without a sheet, by pairs such as `USD e-rate`, that began before today. */
export async function putInForce(
  { payload }: RunningCms,
  rates: Record<string, [buy: number, sell: number]>,
): Promise<void> {
  const time = new Date(Date.now() - DAYS_AGO_MS).toISOString();
  for (const [pair, [buy, sell]] of Object.entries(rates)) {
    const [currency = '', rateType] = pair.split(' ') as [string, RateType];
    const data = { currency, rateType, buy, sell, validFrom: time, publishedAt: time };
    await payload.create({ collection: 'exchange-quotes', data, ...shared });
  }
}

/** Inserts a fund value without a sheet. */
export async function putValue(
  { payload }: RunningCms,
  slug: string,
  date: string,
  value: number,
): Promise<void> {
  const { docs } = await payload.find({ collection: 'funds', where: { slug: { equals: slug } }, ...shared });
  const data = { fund: docs[0]?.id ?? 0, date, value };
  await payload.create({ collection: 'fund-values', data, ...shared });
}

/** Deletes all sheets and figures. */
export async function emptyMarket({ payload }: RunningCms): Promise<void> {
  for (const collection of ['exchange-quotes', 'fund-values', 'market-sheets', 'holidays'] as const)
    await payload.db.deleteMany({ collection, where: {} });
}

/** The public rates of each currency and type. */
export async function shownRates(cms: RunningCms): Promise<Record<string, [number, number]>> {
  const { quotes } = exchangeRatesResponse.parse(
    await (await fetchApi(cms, '/content/exchange-rates')).json(),
  );
  const now = new Date().toISOString();
  return Object.fromEntries(
    quotes
      .filter(({ validFrom }) => validFrom <= now)
      .map(({ currency, rateType, buy, sell }) => [`${currency} ${rateType}`, [buy, sell]]),
  );
}

/** The public values of a fund, by day. */
export async function shownValues(cms: RunningCms, slug: string): Promise<Record<string, number>> {
  const { funds } = fundsResponse.parse(await (await fetchApi(cms, '/content/funds')).json());
  const series = funds.find((fund) => fund.slug === slug)?.series;
  return Object.fromEntries(series?.dates.map((date, index) => [date, series.values[index] ?? 0]) ?? []);
}

/** The quotes published by sheets, in order of entry. */
export async function quotesOfSheets({ payload }: RunningCms) {
  const { docs } = await payload.find({
    collection: 'exchange-quotes',
    pagination: false,
    sort: 'id',
    where: { sheet: { exists: true } },
    ...shared,
  });
  return docs;
}

/** The stored sheets, oldest first. */
export async function storedSheets({ payload }: RunningCms) {
  const { docs } = await payload.find({
    collection: 'market-sheets',
    pagination: false,
    sort: 'id',
    ...shared,
  });
  return docs.map((sheet) => sheetOf(payload, sheet));
}

/** The newest sheet, or the one with an id. */
export async function storedSheet(cms: RunningCms, id?: number) {
  const sheet = (await storedSheets(cms)).findLast((candidate) => id === undefined || candidate.id === id);
  if (!sheet) throw new Error('There is no such sheet.');
  return sheet;
}
