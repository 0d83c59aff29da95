import {
  ITEM_COLLECTIONS,
  type ItemCollection,
  itemCollectionOf,
  type Locale,
  type SearchDocument,
  type SearchDocuments,
} from '@beranda/contract';
import type { Payload } from 'payload';
import { languageFor } from '#cms/content/multilingual.ts';
import { plainTextOf } from '#cms/content/rich-text.ts';
import { resolveFacts } from '#cms/fields/facts/read-facts.ts';
import { foundItems } from './found-items.ts';

/** Maximum summary length in a search document. */
const MAX_LENGTH = 320;

/** Parses serialized rich text; undefined if the text is not rich text. */
function parsed(text: string): unknown {
  if (!text.startsWith('{"root"')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The description as plain text, in full. SQLite returns rich text unparsed. */
function descriptionOf(described: unknown): string {
  const content = typeof described === 'string' ? (parsed(described) ?? described) : described;
  const text = typeof content === 'string' ? content : plainTextOf(content);
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** The beginning of the description as plain text. */
export function toSummary(described: unknown): string {
  return descriptionOf(described).slice(0, MAX_LENGTH);
}

async function documentsOf(
  payload: Payload,
  collection: ItemCollection,
  locale: Locale,
): Promise<SearchDocument[]> {
  const found = await foundItems(payload, collection);
  const documents = [...Map.groupBy(found, ({ id }) => id).values()].flatMap((published) => {
    const shown = languageFor(
      published.map(({ language }) => language),
      locale,
    );
    const item = published.find(({ language }) => language === shown);
    if (!item) return [];
    const { slug, language, title, described, publishedAt, from, until } = item;
    const summary = descriptionOf(described);
    return { collection, slug, language, title, summary, publishedAt, from, until };
  });
  // Facts first: a reference must not be cut.
  const resolved = await resolveFacts(payload, documents, locale);
  return resolved.map((one) => ({ ...one, summary: one.summary.slice(0, MAX_LENGTH) }));
}

/** All search documents of a language. */
export async function searchDocuments(payload: Payload, locale: Locale): Promise<SearchDocuments> {
  const documents: SearchDocument[] = [];
  for (const collection of ITEM_COLLECTIONS) {
    const { base, shownOn } = itemCollectionOf(collection);
    // Notices are indexed through the site's pages, in the version in force.
    if (collection === 'notices') continue;
    if (base ?? shownOn) documents.push(...(await documentsOf(payload, collection, locale)));
  }
  return { documents };
}
