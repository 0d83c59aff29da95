import type { ItemCollection } from '@beranda/contract';
import { bank } from './bank.ts';
import { help } from './help.ts';
import { products } from './products.ts';
import { reading } from './reading.ts';
import type { SearchWords } from './types.ts';

const SEARCH_WORDS: Partial<SearchWords<ItemCollection>> = { ...products, ...help, ...reading, ...bank };

/** The search words of a demonstration item; null if it has none. */
export function searchWordsOf(collection: ItemCollection, slug: string): string | null {
  return SEARCH_WORDS[collection]?.[slug] ?? null;
}

/** All of them, as a test compares them with the items. */
export const searchWords = Object.entries(SEARCH_WORDS);
