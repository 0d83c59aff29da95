import type { ListQuery } from '#src/content/items.ts';

const ALSO_READ = 3;

/**
 * Articles to read after one: the newest of its topic, and if these are too few for a row, the newest of others.
 *
 * @param fetchList Fetches articles of the same collection, the newest first.
 */
export async function listAlsoRead<Listed extends { slug: string }>(
  article: { slug: string; topic: string },
  fetchList: (query: ListQuery) => Promise<{ items: Listed[] }>,
): Promise<Listed[]> {
  const chosen: Listed[] = [];
  for (const where of [{ topic: article.topic }, {}]) {
    const { items } = await fetchList({ itemsPerPage: ALSO_READ + 1, where });
    const known = new Set([article.slug, ...chosen.map(({ slug }) => slug)]);
    chosen.push(...items.filter(({ slug }) => !known.has(slug)));
    if (chosen.length >= ALSO_READ) break;
  }
  return chosen.slice(0, ALSO_READ);
}
