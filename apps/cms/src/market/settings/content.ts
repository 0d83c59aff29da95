import type { Holiday, Locale, MarketContent } from '@beranda/contract';
import type { Payload } from 'payload';
import { readGlobal } from '#cms/content/read-stored.ts';

/** Holidays of the last, current and next year, as far as working days are computed. */
async function listHolidays(payload: Payload, locale: Locale): Promise<Holiday[]> {
  const year = new Date().getUTCFullYear();
  const { docs } = await payload.find({
    collection: 'holidays',
    locale,
    fallbackLocale: 'id',
    depth: 0,
    overrideAccess: true,
    pagination: false,
    sort: 'date',
    where: {
      and: [
        { date: { greater_than_equal: `${year - 1}-01-01` } },
        { date: { less_than_equal: `${year + 1}-12-31` } },
      ],
    },
  });
  return docs.map(({ date, name, closesBanks, closesExchange }) => ({
    date,
    name: name ?? '',
    closesBanks: closesBanks === true,
    closesExchange: closesExchange === true,
  }));
}

/** The rules for market figures, in the contract's shape. */
export async function marketContent(payload: Payload, locale: Locale): Promise<MarketContent> {
  const { rates, funds } = await readGlobal(payload, 'market', locale);
  const { docs } = await payload.find({
    collection: 'currencies',
    depth: 0,
    overrideAccess: true,
    pagination: false,
    where: { id: { in: rates.highlighted } },
  });
  const codes = new Map(docs.map(({ id, code }) => [id, code]));
  return {
    rates: {
      staleAfterWorkingDays: rates.staleAfterWorkingDays,
      highlighted: rates.highlighted.flatMap((id) => codes.get(id) ?? []),
      disclaimer: rates.disclaimer,
    },
    funds: { staleAfterWorkingDays: funds.staleAfterWorkingDays, disclaimer: funds.disclaimer },
    holidays: await listHolidays(payload, locale),
  };
}
