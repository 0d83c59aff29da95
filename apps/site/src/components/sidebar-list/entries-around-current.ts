/** As many as a reader looks over beside a page. */
export const MAX_ENTRIES = 12;
/** So that the page's own entry is in view, and not below the edge of the window. */
const ENTRIES_BEFORE_CURRENT = 3;

/** Those that stand around the entry of a page in a long list, its first where it has none; all of a short one. */
export function entriesAroundCurrent<Entry extends { url: string }>(
  entries: readonly Entry[],
  url: string,
): Entry[] {
  const place = entries.findIndex((entry) => entry.url === url);
  const lastStart = Math.max(0, entries.length - MAX_ENTRIES);
  const start = Math.min(Math.max(0, place - ENTRIES_BEFORE_CURRENT), lastStart);
  return entries.slice(start, start + MAX_ENTRIES);
}
