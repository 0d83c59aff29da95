import { MAX_SEARCH_LENGTH } from '#src/content/search-words.ts';

/** Normalizes a query: removes invisible characters and truncates. */
export function normalizeQuery(value: string | null): string {
  return (value ?? '')
    .normalize('NFC')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_SEARCH_LENGTH)
    .trim();
}
