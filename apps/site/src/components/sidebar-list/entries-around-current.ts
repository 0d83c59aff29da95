/** Longest list shown in a sidebar. */
export const MAX_ENTRIES = 12;
/** Keeps the current entry inside the visible part of the list. */
const ENTRIES_BEFORE_CURRENT = 3;

/**
 * The entries around the current page in a long list (the first ones if it is not in the list); all of a short list.
 */
export function entriesAroundCurrent<Entry extends { url: string }>(
  entries: readonly Entry[],
  url: string,
): Entry[] {
  const index = entries.findIndex((entry) => entry.url === url);
  const lastStart = Math.max(0, entries.length - MAX_ENTRIES);
  const start = Math.min(Math.max(0, index - ENTRIES_BEFORE_CURRENT), lastStart);
  return entries.slice(start, start + MAX_ENTRIES);
}
