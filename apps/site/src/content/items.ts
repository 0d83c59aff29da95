import {
  goneAnswer,
  type ItemCollection,
  type ItemDetail,
  type ItemSummary,
  itemCollectionOf,
  itemListAnswer,
  type Locale,
  type RichTextState,
} from '@beranda/contract';
import { z } from 'zod';
import { type RichTextNode, toRichText } from './rich-text.ts';

/** An answer of the content API as the site shows it: what editors wrote is our own nodes, wherever it stands. */
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

/** Which part of a list is asked for. */
export type ListQuery = {
  /** The first one is 1, which is also what is meant without it. */
  page?: number;
  itemsPerPage: number;
  /** Filters of the collection. Their values must come from a known set: each makes an answer that is kept. */
  where?: Readonly<Record<string, string | undefined>>;
  /** Shows the draft that it names before everything else. */
  previewToken?: string | undefined;
};

function toView(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toView);
  if (typeof value !== 'object' || value === null) return value;
  const { root } = value as { root?: { children?: unknown } };
  if (Array.isArray(root?.children)) return toRichText({ children: root.children });
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toView(inner)]));
}

type Schemas = { list: z.ZodType; item: z.ZodType };

const schemas = new Map<ItemCollection, Schemas>();

function schemasOf(collection: ItemCollection): Schemas {
  const known = schemas.get(collection);
  if (known) return known;
  const made = {
    list: itemListAnswer(collection).transform(toView),
    item: z.union([goneAnswer, itemCollectionOf(collection).item.transform(toView)]),
  };
  schemas.set(collection, made);
  return made;
}

/** Parses a list into views. */
export function listView<C extends ItemCollection>(collection: C): z.ZodType<ItemList<C>> {
  return schemasOf(collection).list as z.ZodType<ItemList<C>>;
}

/** Parses an item into its view, or the answer that says why it is gone. */
export function itemView<C extends ItemCollection>(
  collection: C,
): z.ZodType<Item<C> | z.infer<typeof goneAnswer>> {
  return schemasOf(collection).item as z.ZodType<Item<C> | z.infer<typeof goneAnswer>>;
}

/** The address of a list on the content API; the same for the same question. */
export function listAddress(collection: ItemCollection, locale: Locale, question: ListQuery): string {
  const { page = 1, itemsPerPage, where = {} } = question;
  const query = new URLSearchParams({ locale, page: String(page), limit: String(itemsPerPage) });
  for (const name of Object.keys(where).sort()) {
    const value = where[name];
    if (value !== undefined) query.set(name, value);
  }
  return `${collection}?${query}`;
}

/** The address of an item on the content API. */
export function itemAddress(collection: ItemCollection, locale: Locale, slug: string): string {
  return `${collection}/${slug.split('/').map(encodeURIComponent).join('/')}?locale=${locale}`;
}

const anyList = z.object({ items: z.array(z.unknown()), page: z.number() });

/**
 * Nothing on a page after the last: anyone can ask for thousands, so none may take room on disk. The first page of
 * nothing is an answer like any other; the values of filters are from known sets.
 */
export function isPastTheLast(body: unknown): boolean {
  const list = anyList.safeParse(body);
  return list.success && list.data.items.length === 0 && list.data.page > 1;
}
