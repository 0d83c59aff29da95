import type { ItemCollection } from '@beranda/contract';

/** Words of customers for items that the bank calls otherwise, in both languages, by collection and slug. */
export type SearchWords<Collection extends ItemCollection> = Record<Collection, Record<string, string>>;
