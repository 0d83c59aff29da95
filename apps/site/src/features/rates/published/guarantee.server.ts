import type { Locale } from '@beranda/contract';
import type { Content } from '#src/content/client.ts';
import type { ListedItem } from '#src/content/items.ts';

/** The guaranteed rates of a day; null if none were published for it. */
export function guaranteeAt(
  periods: readonly ListedItem<'guarantee-rates'>[],
  day: string,
): ListedItem<'guarantee-rates'> | null {
  return periods.find(({ validFrom, validTo }) => validFrom <= day && day <= validTo) ?? null;
}

/** Current guaranteed rate of rupiah deposits. */
export type DepositGuarantee = { percent: number; until: string; isExample: boolean };

/** Current guaranteed deposit rate; null if unknown or unavailable. */
export async function depositGuarantee(content: Content, locale: Locale): Promise<DepositGuarantee | null> {
  const periods = await content.ifAvailable(content.allItems('guarantee-rates', locale));
  const current = periods && guaranteeAt(periods, content.today());
  if (!current) return null;
  const { rupiah: percent, validTo: until, isExample } = current;
  return { percent, until, isExample };
}
