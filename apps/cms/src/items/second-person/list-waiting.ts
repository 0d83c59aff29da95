import { ITEM_COLLECTIONS, type ItemCollection } from '@beranda/contract';
import type { Payload } from 'payload';
import { readRows, sql, tableName, tableOf } from '#cms/database/sql.ts';
import { DRAFT_PARTS, isAuthor, listAuthors, parseDraftAuthors } from '../save/draft-authors.ts';

/** A draft that a user may publish, since only others have changed it. */
export type WaitingDraft = { collection: ItemCollection; id: number; updatedAt: string; names: string[] };

type Row = { id: number; authors: unknown; updatedAt: string | Date };

const parsed = (stored: unknown): unknown => (typeof stored === 'string' ? JSON.parse(stored) : stored);

async function listOfCollection(
  payload: Payload,
  collection: ItemCollection,
  user: number | string,
): Promise<WaitingDraft[]> {
  const versions = tableOf(payload, `_${tableName(collection)}_v`);
  const rows = await readRows<Row>(
    payload,
    sql`SELECT parent_id AS id, version_draft_authors AS authors, updated_at AS "updatedAt" FROM ${versions}
      WHERE latest = true AND version_deleted_at IS NULL AND CAST(version_draft_authors AS text) LIKE '%"user"%'`,
  );
  return rows.flatMap(({ authors: stored, id, updatedAt }) => {
    const authors = parseDraftAuthors(parsed(stored)) ?? {};
    const names = listAuthors(authors, DRAFT_PARTS).map(({ name }) => name);
    if (names.length === 0 || isAuthor(authors, DRAFT_PARTS, user)) return [];
    return [{ collection, id, updatedAt: new Date(updatedAt).toISOString(), names }];
  });
}

/** The drafts that a user may publish where publication needs a second person, newest first. */
export async function listWaitingDrafts(payload: Payload, user: number | string): Promise<WaitingDraft[]> {
  const lists = await Promise.all(
    ITEM_COLLECTIONS.map((collection) => listOfCollection(payload, collection, user)),
  );
  return lists.flat().sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1));
}
