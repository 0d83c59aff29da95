import {
  ITEM_COLLECTIONS,
  type ItemCollection,
  itemCollectionOf,
  LOCALES,
  type Locale,
  type SearchDocument,
  type SearchDocuments,
} from '@beranda/contract';
import type { FlattenedField, Payload } from 'payload';
import { readRows } from '#cms/database/read-rows.ts';
import { itemKindOf } from './items/kinds.ts';
import { languageFor } from './items/stored-item.ts';
import { plainTextOf } from './rich-text.ts';

/** Enough to be found by, and to say in a list of results what it is. */
const MOST_LETTERS = 320;

type Row = {
  id: number;
  slug: string;
  language: Locale;
  title: string;
  summary: unknown;
  published_at: string | Date | null;
};

const inSnakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Where the value of a field stands in the statement below; undefined for what is no plain value of an item. */
function columnOf(fields: FlattenedField[], name: string): string | undefined {
  if (['id', 'updatedAt'].includes(name)) return `item."${inSnakeCase(name)}"`;
  const field = fields.find((candidate) => candidate.name === name);
  if (!field || !['text', 'textarea', 'richText', 'date', 'number', 'select'].includes(field.type))
    return undefined;
  const isLocalised = 'localized' in field && field.localized;
  return `${isLocalised ? 'text' : 'item'}."${inSnakeCase(name)}"`;
}

/** A summary is text, or what the editor of rich text stores, which one of the databases hands over unparsed. */
function toSummary(value: unknown): string {
  const isStored = typeof value === 'string' && value.startsWith('{"root"');
  const content: unknown = isStored ? JSON.parse(value) : value;
  const text = typeof content === 'string' ? content : plainTextOf(content);
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, MOST_LETTERS);
}

/** In one statement for each collection: there may be ten thousand items. */
async function documentsOf(
  payload: Payload,
  collection: ItemCollection,
  locale: Locale,
): Promise<SearchDocument[]> {
  const { sort, foundBy = 'summary' } = itemKindOf(collection);
  const { flattenedFields } = payload.collections[collection].config;
  const table = collection.replaceAll('-', '_');
  const order = sort.flatMap((entry) => {
    const column = columnOf(flattenedFields, entry.replace(/^-/, ''));
    return column ? [`${column} ${entry.startsWith('-') ? 'DESC' : 'ASC'}`] : [];
  });
  const rows = await readRows<Row>(
    payload,
    `SELECT item.id, item.slug, text._locale AS language, text.title,
       ${columnOf(flattenedFields, foundBy) ?? "''"} AS summary,
       ${columnOf(flattenedFields, 'publishedAt') ?? 'NULL'} AS published_at
     FROM ${table} item JOIN ${table}_locales text ON text._parent_id = item.id
     WHERE item.slug IS NOT NULL AND text._status = 'published' AND text.title IS NOT NULL AND text.title <> ''
     ORDER BY ${[...order, 'item.id DESC'].join(', ')}`,
  );
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((published) => {
    const language = languageFor(
      LOCALES.filter((candidate) => published.some((row) => row.language === candidate)),
      locale,
    );
    const row = published.find((candidate) => candidate.language === language);
    if (!row) return [];
    return {
      collection,
      slug: row.slug,
      language: row.language,
      title: row.title,
      summary: toSummary(row.summary),
      publishedAt: row.published_at && new Date(row.published_at).toISOString(),
    };
  });
}

/** What visitors of a language can search in. */
export async function searchDocuments(payload: Payload, locale: Locale): Promise<SearchDocuments> {
  const documents: SearchDocument[] = [];
  for (const collection of ITEM_COLLECTIONS) {
    const { base, shownOn } = itemCollectionOf(collection);
    if (base ?? shownOn) documents.push(...(await documentsOf(payload, collection, locale)));
  }
  return { documents };
}
