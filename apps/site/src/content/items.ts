import {
  goneResponse,
  type ItemCollection,
  type ItemDetail,
  type ItemSummary,
  itemCollectionOf,
  itemListResponse,
  type Locale,
  type RichTextState,
} from '@beranda/contract';
import { z } from 'zod';
import { unbrokenFigures } from '#src/i18n/unbroken.ts';
import { type RichTextNode, toRichText, withoutSkippedLevel } from './rich-text.ts';

/** View type of a content API response: rich text at any depth becomes the site's own nodes. */
export type View<T> = T extends RichTextState
  ? RichTextNode[]
  : T extends readonly (infer One)[]
    ? View<One>[]
    : T extends object
      ? { [Key in keyof T]: View<T[Key]> }
      : T;

export type ListedItem<C extends ItemCollection> = View<ItemSummary<C>>;
export type Item<C extends ItemCollection> = View<ItemDetail<C>>;

/** One page of a list. */
export type ItemList<C extends ItemCollection> = {
  items: ListedItem<C>[];
  page: number;
  itemsPerPage: number;
  totalItems: number;
};

/** Selects one page of a list. */
export type ListQuery = {
  /** Starts at 1, which is the default. */
  page?: number;
  itemsPerPage: number;
  /** Filters of the collection. Use only values from a known set: each combination is a cache key. */
  where?: Readonly<Record<string, string | undefined>>;
  /** Puts the draft of this token first. */
  previewToken?: string | undefined;
};

function toView(value: unknown): unknown {
  if (typeof value === 'string') return unbrokenFigures(value);
  if (Array.isArray(value)) return value.map(toView);
  if (typeof value !== 'object' || value === null) return value;
  const { root } = value as { root?: { children?: unknown } };
  if (Array.isArray(root?.children)) return toRichText({ children: root.children });
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toView(inner)]));
}

/**
 * The view of an item. No heading level is skipped below the title of its page: by its body, and by blocks of text
 * without a title of their own.
 */
function toItemView(value: unknown): unknown {
  const raised = (part: Record<string, unknown>) =>
    Array.isArray(part.body) ? { ...part, body: withoutSkippedLevel(part.body as RichTextNode[]) } : part;
  const view = raised(toView(value) as Record<string, unknown>);
  const isUntitled = (block: Record<string, unknown>) => block.blockType === 'text' && !block.title;
  if (!Array.isArray(view.blocks)) return view;
  return { ...view, blocks: view.blocks.map((block) => (isUntitled(block) ? raised(block) : block)) };
}

type Schemas = { list: z.ZodType; item: z.ZodType };

const schemas = new Map<ItemCollection, Schemas>();

function schemasOf(collection: ItemCollection): Schemas {
  const cached = schemas.get(collection);
  if (cached) return cached;
  const created = {
    list: itemListResponse(collection).transform(toView),
    item: z.union([goneResponse, itemCollectionOf(collection).item.transform(toItemView)]),
  };
  schemas.set(collection, created);
  return created;
}

/** Schema that parses a list into views. */
export function schemaOfItemList<C extends ItemCollection>(collection: C): z.ZodType<ItemList<C>> {
  return schemasOf(collection).list as z.ZodType<ItemList<C>>;
}

/** Schema that parses an item into its view, or into the response for a withdrawn item. */
export function schemaOfItem<C extends ItemCollection>(
  collection: C,
): z.ZodType<Item<C> | z.infer<typeof goneResponse>> {
  return schemasOf(collection).item as z.ZodType<Item<C> | z.infer<typeof goneResponse>>;
}

/** Path of a list on the content API. Filters are sorted, so that equal queries share one cache key. */
export function addressOfItemList(collection: ItemCollection, locale: Locale, listQuery: ListQuery): string {
  const { page = 1, itemsPerPage, where = {} } = listQuery;
  const query = new URLSearchParams({ locale, page: String(page), limit: String(itemsPerPage) });
  for (const name of Object.keys(where).sort()) {
    const value = where[name];
    if (value !== undefined) query.set(name, value);
  }
  return `${collection}?${query}`;
}

/** Path of an item on the content API. */
export function addressOfItem(collection: ItemCollection, locale: Locale, slug: string): string {
  return `${collection}/${slug.split('/').map(encodeURIComponent).join('/')}?locale=${locale}`;
}

const anyList = z.object({ items: z.array(z.unknown()), page: z.number() });

/**
 * True for an empty page after the last. Such responses are not written to disk, because page numbers are unlimited
 * input. An empty first page is cached: filter values come from known sets.
 */
export function isPastLastPage(body: unknown): boolean {
  const list = anyList.safeParse(body);
  return list.success && list.data.items.length === 0 && list.data.page > 1;
}
