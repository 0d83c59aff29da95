import type { Locale, SearchContent } from '@beranda/contract';
import type { PayloadRequest } from 'payload';
import { writeBoth } from './seed-globals.ts';

type Popular = Pick<SearchContent, 'popular'>;

/** Seeds the search suggestions in both languages. */
export async function seedSearch(req: PayloadRequest, content: Record<Locale, Popular>): Promise<void> {
  const stored = ({ popular }: Popular) => ({ popular: popular.map((text) => ({ text })) });
  await writeBoth(req, 'search', { id: stored(content.id), en: stored(content.en) });
}
