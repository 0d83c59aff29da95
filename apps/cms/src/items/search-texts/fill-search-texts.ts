import { setImmediate } from 'node:timers/promises';
import { DEFAULT_LOCALE, ITEM_COLLECTIONS, type ItemCollection, LOCALES } from '@beranda/contract';
import { createLocalReq, type Payload } from 'payload';
import { VISIBLE_TEXT } from '#cms/content/visible.ts';
import { inTransaction, readRows, sql, tableName, tableOf } from '#cms/database/sql.ts';
import { refreshSearchTexts, SEARCH_TEXT_FORMAT } from './store-search-texts.ts';

/** Small, so that a save waits only a moment for a batch. */
const BATCH_SIZE = 20;

/** Public items without a search text of the present format, by id. */
async function itemsWithoutText(payload: Payload, collection: ItemCollection): Promise<number[]> {
  const name = tableName(collection);
  const rows = await readRows<{ id: number }>(
    payload,
    sql`SELECT item.id FROM ${tableOf(payload, name)} item
        WHERE EXISTS (SELECT 1 FROM ${tableOf(payload, `${name}_locales`)} text
            WHERE text._parent_id = item.id AND text._locale IN ${LOCALES} AND ${VISIBLE_TEXT})
          AND NOT EXISTS (SELECT 1 FROM item_texts stored
            WHERE stored.collection = ${collection} AND stored.item = item.id
              AND stored.locale = ${DEFAULT_LOCALE} AND stored.format >= ${SEARCH_TEXT_FORMAT})
        ORDER BY item.id`,
  );
  return rows.map(({ id }) => Number(id));
}

/**
 * Stores the search texts of items in one transaction; if that fails, of each in its own, so that one item that cannot be
 * indexed does not keep the others from being found.
 *
 * @returns the number of items whose texts are stored.
 */
async function storeBatch(
  payload: Payload,
  collection: ItemCollection,
  ids: readonly number[],
): Promise<number> {
  // Yields to the event loop, since SQLite's driver is synchronous.
  await setImmediate();
  const req = await createLocalReq({}, payload);
  try {
    await inTransaction(req, () => refreshSearchTexts(req, collection, ids));
    return ids.length;
  } catch (err) {
    const [id] = ids;
    if (ids.length <= 1) {
      payload.logger.error({ msg: 'The search texts of an item could not be stored', collection, id, err });
      return 0;
    }
    let count = 0;
    for (const one of ids) count += await storeBatch(payload, collection, [one]);
    return count;
  }
}

/**
 * Stores the search texts that are missing or have an older format, as after an update of the program, in batches with
 * a transaction each. Several processes may do so at once.
 *
 * @returns the number of items.
 */
export async function fillSearchTexts(payload: Payload): Promise<number> {
  let count = 0;
  for (const collection of ITEM_COLLECTIONS) {
    const ids = await itemsWithoutText(payload, collection);
    for (let start = 0; start < ids.length; start += BATCH_SIZE)
      count += await storeBatch(payload, collection, ids.slice(start, start + BATCH_SIZE));
  }
  return count;
}
