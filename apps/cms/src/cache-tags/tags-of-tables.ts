import type { SanitizedConfig } from 'payload';
import { CACHE_TAGS, type CacheTag } from './cache-tags.ts';

/** Collections whose changes bump the tag of a parent collection. */
const BELONGS_TO: Readonly<Record<string, CacheTag>> = { 'document-files': 'documents' };

/** Written only with items, whose own tag is bumped then. */
const WRITTEN_WITH_ITEMS = 'item-texts';

const tableName = (slug: string) => slug.replaceAll('-', '_');

/**
 * Maps tables to cache tags. Payload prefixes the tables of a collection or global with its name
 * (`news_locales`, `news_rels`, `_news_v`).
 *
 * @throws Error for a table without a tag, since the response could never be invalidated.
 */
export function tagsOfTables(
  config: Pick<SanitizedConfig, 'collections' | 'globals'>,
  tables: Iterable<string>,
): CacheTag[] {
  // Longest name first: `market_sheets` does not belong to `market`.
  const slugs = [...config.collections, ...config.globals]
    .map(({ slug }) => slug)
    .sort((a, b) => b.length - a.length);
  const tags = new Set<CacheTag>();
  for (const table of tables) {
    const name = table.replace(/^_/, '');
    const slug = slugs.find(
      (candidate) => name === tableName(candidate) || name.startsWith(`${tableName(candidate)}_`),
    );
    if (slug === WRITTEN_WITH_ITEMS) continue;
    const tag = BELONGS_TO[slug ?? ''] ?? CACHE_TAGS.find((candidate) => candidate === slug);
    if (!tag)
      throw new Error(
        `A response of the content API reads ${table}, which has no cache tag: add one to cache-tags.ts`,
      );
    tags.add(tag);
  }
  return [...tags].sort();
}
