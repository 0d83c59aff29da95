import type { AdjacentLink } from './previous-next.tsx';

/** The entries before and after the one with this URL; undefined at the ends and for unknown URLs. */
export function adjacentEntries(
  entries: readonly AdjacentLink[],
  url: string,
): { previous?: AdjacentLink | undefined; next?: AdjacentLink | undefined } {
  const index = entries.findIndex((entry) => entry.url === url);
  if (index < 0) return {};
  return { previous: entries[index - 1], next: entries[index + 1] };
}
