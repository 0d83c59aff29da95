import { type Locale, MISSING_FACT, type SiteFacts } from '@beranda/contract';
import type { Content } from '#src/content/client.ts';

/** When the bank's phone is answered; null if the fact has no value today. */
export const phoneHoursIn = ({ phoneHours }: SiteFacts): string | null =>
  phoneHours === MISSING_FACT ? null : phoneHours;

/** The same for pages without a form; null also if the facts are unavailable. */
export async function loadPhoneHours(content: Content, locale: Locale): Promise<string | null> {
  const facts = await content.ifAvailable(content.facts(locale));
  return facts && phoneHoursIn(facts);
}
