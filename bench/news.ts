import type { Administrator } from './administrator.ts';

export type NewsItem = { id: string | number; slug: string; title: string };

type Found = { docs: NewsItem[] };

/** News items that visitors see, newest first. */
export async function listPublishedNews(administrator: Administrator, limit: number): Promise<NewsItem[]> {
  const query = new URLSearchParams({
    'where[_status][equals]': 'published',
    sort: '-publishedAt',
    locale: 'id',
    depth: '0',
    limit: String(limit),
  });
  const { docs } = (await administrator.call('GET', `/api/news?${query}`)) as Found;
  return docs;
}

export async function publishTitle(
  administrator: Administrator,
  id: NewsItem['id'],
  title: string,
): Promise<void> {
  await administrator.call('PATCH', `/api/news/${id}?locale=id`, { title, _status: 'published' });
}

/**
 * Publishes copies of a news item under slugs of their own, so that there are many different pages.
 * @returns their slugs
 */
export async function publishCopies(
  administrator: Administrator,
  original: NewsItem,
  count: number,
): Promise<string[]> {
  const source = (await administrator.call('GET', `/api/news/${original.id}?locale=id&depth=0`)) as Record<
    string,
    unknown
  >;
  const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...fields } = source;
  const slugs: string[] = [];
  for (let index = 1; index <= count; index += 1) {
    const slug = `bench-${index}`;
    await administrator.call('POST', '/api/news?locale=id&depth=0', {
      ...fields,
      title: `${original.title} (${index})`,
      slug,
      _status: 'published',
    });
    slugs.push(slug);
  }
  return slugs;
}
