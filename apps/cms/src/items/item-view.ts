import type { ItemCollection, ItemDetail, ItemSummary, Locale } from '@beranda/contract';
import type { Payload, Where } from 'payload';
import type { Shown, StoredItem } from '#cms/content/stored-item.ts';

/** What the shape of an answer may need beside the items themselves. */
export type ItemContext = {
  payload: Payload;
  /** The language that was asked for; an item may be shown in another. */
  locale: Locale;
};

/** What the queries add to the answer of one item by themselves. */
type AddedToDetail = 'socialImage' | 'metaTitle' | 'metaDescription' | 'languages';

/** Fields that say how visitors find an item by search, site map and sitemap, beside its title. */
type Found = {
  /** What it is described by, in which they search too; `summary` unless given. */
  by?: string;
  /** The time from which it is found. */
  from?: string;
  /** The time, or the last day, until which it is found. */
  until?: string;
  /** Found only while this is ticked. */
  if?: string;
};

/** How the items of a collection are found, sorted and mapped to the contract's shape. */
export type ItemView<C extends ItemCollection, Item extends StoredItem = StoredItem> = {
  sort: string[];
  found?: Found;
  /** Parameters of the list, each with the condition that its value means; null where no item can match. */
  filters?: Record<string, (value: string, context: ItemContext) => Where | null | Promise<Where | null>>;
  summaries(items: Shown<Item>[], context: ItemContext): Promise<ItemSummary<C>[]>;
  detail(item: Shown<Item>, context: ItemContext): Promise<Omit<ItemDetail<C>, AddedToDetail>>;
};

/** The view of a collection that is only known at run time. */
export type AnyItemView = Omit<ItemView<ItemCollection>, 'summaries' | 'detail'> & {
  summaries(items: Shown<StoredItem>[], context: ItemContext): Promise<object[]>;
  detail(item: Shown<StoredItem>, context: ItemContext): Promise<object>;
};

/**
 * The view that a collection was declared with (`itemCollection`).
 *
 * @throws Error for a collection without one.
 */
export function itemViewOf(payload: Payload, collection: ItemCollection): AnyItemView {
  const { itemView } = payload.collections[collection].config.custom ?? {};
  if (!itemView) throw new Error(`The collection ${collection} has no item view.`);
  // Each view reads what its own collection stores; what comes here was read from that collection.
  return itemView as AnyItemView;
}
