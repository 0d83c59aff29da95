import type { Locale, SearchContent } from '@beranda/contract';
import type { Payload } from 'payload';
import { readGlobal } from '#cms/content/read-stored.ts';

/** Search suggestions in the contract's shape, without language fallback. */
export async function searchContent(payload: Payload, locale: Locale): Promise<SearchContent> {
  const { popular } = await readGlobal(payload, 'search', locale, { isAsWritten: true });
  const words = popular.map(({ text }) => text.trim());
  return { popular: [...new Set(words)].filter(Boolean), synonyms: [], promoted: [] };
}
