import type { ItemCollection, ItemDetail, ItemSummary, Locale } from '@beranda/contract';
import type { Payload, Where } from 'payload';
import type { Shown } from '#cms/content/stored.ts';

/** Input for mapping items to API responses. */
export type ItemContext = {
  payload: Payload;
  /** The requested language; the item may fall back to another. */
  locale: Locale;
  /** Whether the item is a draft in its preview, which may be incomplete. */
  isPreview?: boolean;
};

/** Fields that the queries add to every detail response. */
type AddedToDetail = 'socialImage' | 'metaTitle' | 'metaDescription' | 'languages' | 'textChangedAt';

/** Fields that control when search, site map and sitemap include an item. */
type SearchSettings = {
  /** The description field, indexed for search; defaults to `summary`. */
  descriptionField?: string;
  /** The field with the start time of visibility. */
  fromField?: string;
  /** The field with the end time, or the last day, of visibility. */
  untilField?: string;
  /** A checkbox that must be ticked for visibility. */
  conditionField?: string;
  /** Fields of both languages that visitors read as text: choices by their label, and texts such as a city. */
  valueFields?: readonly string[];
  /** Whether it is a place: with city and province, also by the name of the province in the other language. */
  isPlace?: true;
  /** Items with the same value of this field are versions: each ends when the next one begins. */
  versionGroupField?: string;
};

/** How a collection is queried, sorted and mapped to the contract's shape. */
export type ItemView<C extends ItemCollection> = {
  sort: string[];
  search?: SearchSettings;
  /** List parameters, each mapping its value to a query condition; null if nothing can match. */
  filters?: Record<string, (value: string, context: ItemContext) => Where | null | Promise<Where | null>>;
  summaries(items: Shown<C>[], context: ItemContext): Promise<ItemSummary<C>[]>;
  detail(item: Shown<C>, context: ItemContext): Promise<Omit<ItemDetail<C>, AddedToDetail>>;
};

/** An item view whose collection is known only at run time. */
type AnyItemView = Omit<ItemView<ItemCollection>, 'summaries' | 'detail'> & {
  summaries(items: Shown<ItemCollection>[], context: ItemContext): Promise<object[]>;
  detail(item: Shown<ItemCollection>, context: ItemContext): Promise<object>;
};

/**
 * Returns the view that `itemCollection` declared.
 *
 * @throws Error if the collection has none.
 */
export function itemViewOf(payload: Payload, collection: ItemCollection): AnyItemView {
  const { itemView } = payload.collections[collection].config.custom ?? {};
  if (!itemView) throw new Error(`The collection ${collection} has no item view.`);
  // Safe cast: each view only receives items of its own collection.
  return itemView as AnyItemView;
}

/** The list entry fields of every item. */
export function summaryOf({ item, language }: Shown<ItemCollection>) {
  const { slug, title, updatedAt } = item;
  return { slug, language, title, updatedAt: new Date(updatedAt).toISOString() };
}

/**
 * The two functions of a view whose list entries have everything that its details have.
 *
 * @param entries loads what the items need, and returns the function that maps one.
 */
export function listedInFull<C extends ItemCollection, Entry>(
  entries: (items: Shown<C>[], context: ItemContext) => Promise<(shown: Shown<C>) => Entry>,
) {
  return {
    summaries: async (items: Shown<C>[], context: ItemContext) => items.map(await entries(items, context)),
    detail: async (shown: Shown<C>, context: ItemContext) => (await entries([shown], context))(shown),
  };
}
