import type { Locale, SearchContent } from '@beranda/contract';
import type { Payload } from 'payload';

/** Search suggestions in the contract's shape, without language fallback. */
export async function searchContent(payload: Payload, locale: Locale): Promise<SearchContent> {
  const { popular } = await payload.findGlobal({
    slug: 'search',
    locale,
    fallbackLocale: false,
    depth: 0,
    overrideAccess: true,
  });
  const words = (popular ?? []).map(({ text }) => text?.trim() ?? '');
  return { popular: [...new Set(words)].filter(Boolean) };
}
