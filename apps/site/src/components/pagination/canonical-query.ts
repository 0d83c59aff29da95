type Query = { page: number; [filter: string]: string | number | null | undefined };

/** Query of a list's canonical URL: its set filters, and its page unless that is the first. */
export function canonicalQueryOf({ page, ...filters }: Query): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, String(value));
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query}` : '';
}
