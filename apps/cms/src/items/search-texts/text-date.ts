import type { ItemCollection, Locale } from '@beranda/contract';
import type { Payload } from 'payload';
import { readRows, sql } from '#cms/database/sql.ts';

/**
 * Since when a public item reads as it does for visitors of a language: the date of its text, which neither a technical
 * save nor a new file of its documents moves. Null for an item that has never been public.
 */
export async function findTextDate(
  payload: Payload,
  collection: ItemCollection,
  { item, locale }: { item: number; locale: Locale },
): Promise<string | null> {
  const [row] = await readRows<{ changed_at: string | null }>(
    payload,
    sql`SELECT changed_at FROM item_texts
        WHERE collection = ${collection} AND item = ${item} AND locale = ${locale}`,
  );
  return row?.changed_at ?? null;
}
