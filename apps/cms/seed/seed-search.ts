import type { Locale, SearchContent } from '@beranda/contract';
import type { PayloadRequest } from 'payload';
import type { SynonymSeed } from './content/synonyms.ts';
import { writeBoth } from './seed-globals.ts';

type Popular = Pick<SearchContent, 'popular'>;

/** Seeds the search suggestions in both languages, and the synonyms that both share. */
export async function seedSearch(
  req: PayloadRequest,
  content: Record<Locale, Popular>,
  synonyms: readonly SynonymSeed[],
): Promise<void> {
  const rows = synonyms.map(([words, means = null]) => ({ words, means }));
  const stored = ({ popular }: Popular) => ({ popular: popular.map((text) => ({ text })), synonyms: rows });
  await writeBoth(req, 'search', { id: stored(content.id), en: stored(content.en) });
}
