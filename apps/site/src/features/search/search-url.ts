/** URL of a search, without language prefix, optionally of one kind. */
export function searchAddress(words: string, kind?: string | null): string {
  const query = new URLSearchParams({ q: words, ...(kind && { kind }) });
  return `/search?${query}`;
}
