import type { Locale } from '@beranda/contract';
import type { Content } from '#src/content/client.ts';
import type { ListedItem } from '#src/content/items.ts';

/** The guaranteed rates of a day; null where none have been published for it. */
export function guaranteeAt(
  periods: readonly ListedItem<'guarantee-rates'>[],
  day: string,
): ListedItem<'guarantee-rates'> | null {
  return periods.find(({ validFrom, validTo }) => validFrom <= day && day <= validTo) ?? null;
}

/** The rate up to which rupiah deposits are covered today. */
export type DepositGuarantee = { percent: number; until: string };

/** What deposits are said to be covered up to; null where it is not known today, or cannot be had. */
export async function depositGuarantee(content: Content, locale: Locale): Promise<DepositGuarantee | null> {
  const periods = await content.ifAvailable(content.allItems('guarantee-rates', locale));
  const current = periods && guaranteeAt(periods, content.today());
  return current ? { percent: current.rupiah, until: current.validTo } : null;
}
