import type { Locale } from '@beranda/contract';
import type { PayloadRequest } from 'payload';
import { bumpTagVersion } from '#cms/cache-tags/bump-tag-version.ts';
import { insertRows } from '#cms/database/insert-rows.ts';
import { inTransaction } from '#cms/database/sql.ts';
import type { SheetKind } from '#cms/market/sheets/sheet-kind.ts';
import { disclaimers, highlighted } from './content/market.ts';
import { createInBothLanguages } from './create-in-both-languages.ts';
import { getSeededId } from './get-seeded-id.ts';
import { currencies } from './market/currencies.ts';
import { demonstrationFundValues, funds } from './market/funds.ts';
import { holidays } from './market/holidays.ts';
import { demonstrationRates } from './market/rates.ts';
import { orderOf } from './order-of.ts';
import { seedGlobal } from './seed-global.ts';

const DEMONSTRATION = 'Data demonstrasi · Demonstration data';

async function seedSheet(req: PayloadRequest, kind: SheetKind, now: string): Promise<number> {
  const { id } = await req.payload.create({
    collection: 'market-sheets',
    req,
    depth: 0,
    overrideAccess: true,
    data: { kind, source: 'csv', state: 'published', validFrom: now, lines: [], reason: DEMONSTRATION },
  });
  return id;
}

/** Both languages at once: one by one they take longer than all other market data. */
async function seedHolidays(req: PayloadRequest): Promise<void> {
  await inTransaction(req, async () => {
    for (const { date, ...name } of holidays) {
      const data = { date, name, closesBanks: true, closesExchange: true };
      await req.payload.db.create({ collection: 'holidays', data, req });
    }
    await bumpTagVersion(req, 'holidays');
  });
}

/** Returns the currency ids by code. */
async function seedCurrencies(req: PayloadRequest): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [index, { code, flag, unit, digits, ...names }] of currencies.entries()) {
    const shared = { code, flag, unit, digits, position: orderOf(index), isShown: true };
    const indonesian = { ...shared, name: names.id };
    ids.set(code, await createInBothLanguages(req, 'currencies', indonesian, { name: names.en }));
  }
  return ids;
}

/** Returns the fund ids by slug. */
async function seedFunds(req: PayloadRequest): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [index, fund] of funds.entries()) {
    const { slug, kind, risk, manager, custodian, inceptionDate, currency } = fund;
    const shared = { slug, kind, risk, manager, custodian, inceptionDate, currency };
    const indonesian = { ...shared, ...fund.id, position: orderOf(index), isShown: true };
    ids.set(slug, await createInBothLanguages(req, 'funds', indonesian, fund.en));
  }
  return ids;
}

async function seedRules(req: PayloadRequest, codes: ReadonlyMap<string, number>): Promise<void> {
  const shown = highlighted.flatMap((code) => codes.get(code) ?? []);
  const texts = (language: Locale) => ({
    rates: { disclaimer: disclaimers[language].rates, highlighted: shown },
    funds: { disclaimer: disclaimers[language].funds },
  });
  await seedGlobal(req, 'market', { id: texts('id'), en: texts('en') });
}

/**
 * Seeds currencies, funds, holidays and settings, with 400 days of rates and five years of fund values up to
 * now. All figures are invented.
 *
 * @param now ISO time.
 */
export async function seedMarket(req: PayloadRequest, now: string): Promise<void> {
  const daysOff = new Set(holidays.map(({ date }) => date));
  await seedHolidays(req);
  const codes = await seedCurrencies(req);
  await seedRules(req, codes);
  const rateSheet = await seedSheet(req, 'rates', now);
  const rates = demonstrationRates(now, daysOff);
  await insertRows(
    req,
    'exchange_quotes',
    rates.map((rate) => ({ ...rate, publishedAt: rate.validFrom, sheet: rateSheet })),
  );
  await bumpTagVersion(req, 'exchange-quotes');

  const ids = await seedFunds(req);
  const fundSheet = await seedSheet(req, 'funds', now);
  const values = demonstrationFundValues(now, daysOff);
  await insertRows(
    req,
    'fund_values',
    values.map(({ slug, date, value }) => ({
      fund: getSeededId(ids, slug),
      date,
      value,
      sheet: fundSheet,
      createdAt: now,
      updatedAt: now,
    })),
  );
  await bumpTagVersion(req, 'fund-values');
}
