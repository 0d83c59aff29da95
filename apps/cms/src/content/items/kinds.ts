import type { ItemCollection } from '@beranda/contract';
import type { AnyItemKind, ItemKind } from './item-kind.ts';
import { news } from './news.ts';

const kinds = {
  news,
} satisfies { [C in ItemCollection]: ItemKind<C, never> };

/** How the items of a collection are answered. */
export function itemKindOf(collection: ItemCollection): AnyItemKind {
  // Each kind reads what its own collection stores; what comes here was read from that collection.
  return kinds[collection] as unknown as AnyItemKind;
}
