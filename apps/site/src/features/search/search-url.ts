/** The search page for what is looked for, without language prefix; of one kind where it is given. */
export function searchAddress(words: string, kind?: string | null): string {
  const query = new URLSearchParams({ q: words, ...(kind && { kind }) });
  return `/search?${query}`;
}
