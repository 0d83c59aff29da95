import type { AdjacentLink } from './previous-next.tsx';

/** The entries before and after the one at this address; none at the ends, nor for what is not in the list. */
export function adjacentEntries(
  entries: readonly AdjacentLink[],
  url: string,
): { previous?: AdjacentLink | undefined; next?: AdjacentLink | undefined } {
  const place = entries.findIndex((entry) => entry.url === url);
  if (place < 0) return {};
  return { previous: entries[place - 1], next: entries[place + 1] };
}
