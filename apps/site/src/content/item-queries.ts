import { type ItemCollection, type Locale, UNFINISHED_DRAFT_STATUS } from '@beranda/contract';
import type { z } from 'zod';
import type { ContentReader } from './content-reader.ts';
import {
  addressOfItem,
  addressOfItemList,
  type Item,
  type ItemList,
  type ListedItem,
  type ListQuery,
  schemaOfItem,
  schemaOfItemList,
} from './items.ts';
import { PageError } from './page-error.ts';

/** Queries of any item collection. With a preview token they return the draft. */
export type ItemQueries = {
  /** One page of the published items of a collection, in the order of the collection. */
  items<C extends ItemCollection>(collection: C, locale: Locale, listQuery: ListQuery): Promise<ItemList<C>>;
  /**
   * All published items of a collection that match the filters, in the order of the collection. The same array until
   * one of them changes.
   */
  allItems<C extends ItemCollection>(
    collection: C,
    locale: Locale,
    listQuery?: Pick<ListQuery, 'where' | 'previewToken'> & Partial<Pick<ListQuery, 'itemsPerPage'>>,
  ): Promise<readonly ListedItem<C>[]>;
  /**
   * Returns null if there is no such published item. With a preview token: the draft.
   *
   * @throws PageError with status 410 and the reason if it was withdrawn with one.
   */
  item<C extends ItemCollection>(
    collection: C,
    locale: Locale,
    slug: string,
    previewToken?: string,
  ): Promise<Item<C> | null>;
};

/** Items per request of `allItems`, unless they are short. */
export const ALL_ITEMS_PAGE_SIZE = 200;

export function createItemQueries(
  { find, get, findDraft }: ContentReader,
  joinParts: PartJoiner,
): ItemQueries {
  const items: ItemQueries['items'] = async (collection, locale, listQuery) => {
    const path = addressOfItemList(collection, locale, listQuery);
    const { previewToken } = listQuery;
    if (!previewToken) return get(path, schemaOfItemList(collection));
    const draft = await findDraft(path, previewToken);
    return draft === null
      ? items(collection, locale, { ...listQuery, previewToken: undefined })
      : parseDraft(schemaOfItemList(collection), draft);
  };

  return {
    items,
    async allItems(collection, locale, listQuery) {
      const { itemsPerPage = ALL_ITEMS_PAGE_SIZE } = listQuery ?? {};
      const part = (page: number) => items(collection, locale, { ...listQuery, page, itemsPerPage });
      const first = await part(1);
      const pages = Math.ceil(first.totalItems / itemsPerPage);
      const others = await Promise.all(
        Array.from({ length: Math.max(0, pages - 1) }, (_, index) => part(index + 2)),
      );
      return joinParts([first, ...others]);
    },
    async item(collection, locale, slug, previewToken) {
      const path = addressOfItem(collection, locale, slug);
      const schema = schemaOfItem(collection);
      const draft = previewToken && (await findDraft(path, previewToken));
      if (draft === null) return null;
      const response = draft ? parseDraft(schema, draft) : await find(path, schema);
      if (response && 'statusCode' in response) throw new PageError(response);
      return response;
    },
  };
}

/**
 * Drafts may be incomplete.
 *
 * @throws PageError for a draft that lacks required fields.
 */
function parseDraft<T extends z.ZodType>(schema: T, draft: unknown): z.infer<T> {
  const parsed = schema.safeParse(draft);
  if (parsed.success) return parsed.data;
  throw new PageError({ statusCode: UNFINISHED_DRAFT_STATUS, message: '' });
}

type PartJoiner = <Item>(parts: readonly { items: Item[] }[]) => readonly Item[];

/**
 * Memoizes the joined parts of a list by the identity of the parts, which the client keeps until they change.
 */
export function createPartJoiner(): PartJoiner {
  const joined = new WeakMap<object, { parts: readonly object[]; items: readonly unknown[] }>();
  return <Item>(parts: readonly { items: Item[] }[]): readonly Item[] => {
    const [first] = parts;
    if (!first) return [];
    const cached = joined.get(first);
    const isSame =
      cached?.parts.length === parts.length && cached.parts.every((part, at) => part === parts[at]);
    if (cached && isSame) return cached.items as readonly Item[];
    const items = parts.flatMap((part) => part.items);
    joined.set(first, { parts, items });
    return items;
  };
}
