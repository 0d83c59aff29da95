import {
  ITEM_COLLECTIONS,
  type ItemCollection,
  itemCollectionOf,
  type Locale,
  type SearchDocument,
  type SearchDocuments,
} from '@beranda/contract';
import type { Payload } from 'payload';
import { plainTextOf } from '#cms/content/rich-text.ts';
import { languageFor } from '#cms/content/stored-item.ts';
import { foundItems } from './found-items.ts';

/** Enough to be found by, and to say in a list of results what it is. */
const MOST_LETTERS = 320;

/** Rich text that came as text; undefined for a text that only looks like it. */
function parsed(text: string): unknown {
  if (!text.startsWith('{"root"')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What an item is described by, without its form; one of the databases hands over rich text unparsed. */
function toSummary(described: unknown): string {
  const content = typeof described === 'string' ? (parsed(described) ?? described) : described;
  const text = typeof content === 'string' ? content : plainTextOf(content);
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, MOST_LETTERS);
}

async function documentsOf(
  payload: Payload,
  collection: ItemCollection,
  locale: Locale,
): Promise<SearchDocument[]> {
  const found = await foundItems(payload, collection);
  return [...Map.groupBy(found, ({ id }) => id).values()].flatMap((published) => {
    const shown = languageFor(
      published.map(({ language }) => language),
      locale,
    );
    const item = published.find(({ language }) => language === shown);
    if (!item) return [];
    const { slug, language, title, described, publishedAt, from, until } = item;
    return { collection, slug, language, title, summary: toSummary(described), publishedAt, from, until };
  });
}

/** What visitors of a language can search in. */
export async function searchDocuments(payload: Payload, locale: Locale): Promise<SearchDocuments> {
  const documents: SearchDocument[] = [];
  for (const collection of ITEM_COLLECTIONS) {
    const { base, shownOn } = itemCollectionOf(collection);
    // The pages that show notices are found as pages of the site, in the version that is in force.
    if (collection === 'notices') continue;
    if (base ?? shownOn) documents.push(...(await documentsOf(payload, collection, locale)));
  }
  return { documents };
}
