import type { Locale } from '@beranda/contract';
import type { Messages } from './catalogues/id/index.ts';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}

export const TIME_ZONE = 'Asia/Jakarta';

const sources: Record<Locale, () => Promise<{ messages: Messages }>> = {
  id: () => import('./catalogues/id/index.ts'),
  en: () => import('./catalogues/en/index.ts'),
};

const loaded = new Map<Locale, Messages>();

/** Fetches a language's texts, once. A reader of one language never downloads the other. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const known = loaded.get(locale);
  if (known) return known;
  const { messages } = await sources[locale]();
  loaded.set(locale, messages);
  return messages;
}

/**
 * The texts of a language that was loaded before.
 *
 * @throws Error when it was not; entries and root loaders load a language before anything renders in it.
 */
export function messagesOf(locale: Locale): Messages {
  const messages = loaded.get(locale);
  if (!messages) throw new Error(`messages of ${locale} are not loaded`);
  return messages;
}
