type Query = { page: number; [filter: string]: string | number | null | undefined };

/** The query of a list's canonical address: its filters that are set, and its page unless that is the first. */
export function canonicalQueryOf({ page, ...filters }: Query): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, String(value));
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query}` : '';
}
