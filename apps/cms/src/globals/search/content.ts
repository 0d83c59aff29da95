import type { Locale, SearchContent } from '@beranda/contract';
import type { Payload } from 'payload';
import { listGroups } from '#cms/collections/synonyms/list-groups.ts';
import { synonymGroupOf } from '#cms/collections/synonyms/synonym-group.ts';
import { readGlobal } from '#cms/content/read-stored.ts';
import { promotedResults } from './promoted-results.ts';

/** What staff set for the search, in the contract's shape, without language fallback. */
export async function searchContent(payload: Payload, locale: Locale): Promise<SearchContent> {
  const { popular, promoted } = await readGlobal(payload, 'search', locale, { isAsWritten: true });
  const synonyms = await listGroups(payload);
  const words = popular.map(({ text }) => text.trim());
  return {
    popular: [...new Set(words)].filter(Boolean),
    synonyms: synonyms.map(synonymGroupOf).filter((group) => group.words.length > 0),
    promoted: await promotedResults(payload, promoted, locale),
  };
}
