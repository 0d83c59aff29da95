import type { Locale, SearchContent } from '@beranda/contract';
import type { PayloadRequest } from 'payload';
import { writeBoth } from './seed-globals.ts';

/** Seeds the search suggestions in both languages. */
export async function seedSearch(req: PayloadRequest, content: Record<Locale, SearchContent>): Promise<void> {
  const stored = ({ popular }: SearchContent) => ({ popular: popular.map((text) => ({ text })) });
  await writeBoth(req, 'search', { id: stored(content.id), en: stored(content.en) });
}
