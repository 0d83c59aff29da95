import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SERVICE_KEY_HEADER } from '@beranda/contract';
import { DATABASE_FILE } from '../scripts/lib/data-directory.mjs';
import type { Administrator } from './administrator.ts';
import { listPublishedNews } from './news.ts';
import type { Result } from './report.ts';
import type { Stack } from './stack.ts';
import { getMedian } from './statistics.ts';

/** The number of news items that a bank publishes in decades. */
const MANY = 10_000;
const REPETITIONS = 20;

/** Allowed extra time: a page of a list is read by index, but the total is counted. */
const MORE_MS = 25;

/**
 * Times queries about news with few and with many items. The copies are inserted into the database directly: publishing
 * each through the API would take too long.
 */
export async function measureManyItems(stack: Stack, administrator: Administrator): Promise<Result[]> {
  const [newest] = await listPublishedNews(administrator, 1);
  if (!newest) throw new Error('The demonstration content has no published news');
  const queries = {
    'list of news': () => queryContent(stack, 'news?locale=id&page=1&limit=10'),
    'list of news in English': () => queryContent(stack, 'news?locale=en&page=1&limit=10'),
    'list of one topic': () => queryContent(stack, 'news?locale=id&page=1&limit=10&topic=business'),
    'news item': () => queryContent(stack, `news/${newest.slug}?locale=id`),
  };
  const few: Record<string, number> = {};
  for (const [name, query] of Object.entries(queries)) few[name] = await medianOf(query);
  copyNews(join(stack.dataDirectory, DATABASE_FILE), MANY);
  const results: Result[] = [];
  for (const [name, query] of Object.entries(queries)) {
    const before = few[name] ?? 0;
    results.push({ name: `${name}, few items`, value: before, unit: 'ms' });
    results.push({
      name: `${name}, ${MANY} more`,
      value: await medianOf(query),
      unit: 'ms',
      threshold: { atMost: before + MORE_MS },
    });
  }
  const screen = '/api/news?draft=true&locale=id&depth=0&limit=10&sort=-publishedAt';
  results.push({
    name: `news in the back office, ${MANY} more`,
    value: await medianOf(() => administrator.call('GET', screen)),
    unit: 'ms',
    threshold: { atMost: 1_000 },
  });
  return results;
}

async function queryContent({ cmsUrl, serviceKey }: Stack, path: string): Promise<void> {
  const response = await fetch(new URL(`/api/content/${path}`, cmsUrl), {
    headers: { [SERVICE_KEY_HEADER]: serviceKey },
  });
  if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
  await response.arrayBuffer();
}

async function medianOf(request: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round <= REPETITIONS; round += 1) {
    const startedAt = performance.now();
    await request();
    // The first call is a warm-up.
    if (round > 0) times.push(performance.now() - startedAt);
  }
  return getMedian(times);
}

/** Inserts copies of items that are published in both languages, with versions, other slugs and dates. */
function copyNews(file: string, count: number): void {
  const database = new DatabaseSync(file);
  database.exec(`
    PRAGMA busy_timeout = 10000;
    BEGIN IMMEDIATE;
    CREATE TEMP TABLE copy AS
      WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ${count}),
        original AS (
          SELECT id, ROW_NUMBER() OVER (ORDER BY id) - 1 AS place, COUNT(*) OVER () AS originals FROM news
          WHERE id IN (SELECT _parent_id FROM news_locales WHERE _locale = 'en' AND _status = 'published')
        )
      SELECT n, original.id AS original, (SELECT MAX(id) FROM news) + n AS id,
        (SELECT MAX(id) FROM _news_v) + n AS version,
        (SELECT MAX(id) FROM _news_v v WHERE v.parent_id = original.id AND v.latest = 1) AS latest
      FROM number JOIN original ON original.place = n % original.originals;
    INSERT INTO news (id, slug, topic, published_at, cover_id, updated_at, created_at)
      SELECT copy.id, 'bench-many-' || n, topic,
        strftime('%Y-%m-%dT%H:%M:%fZ', published_at, '-' || (n % 5000) || ' hours'), cover_id, updated_at, created_at
      FROM copy JOIN news ON news.id = copy.original;
    INSERT INTO news_locales (title, summary, body, _status, _locale, _parent_id)
      SELECT title, summary, body, _status, _locale, copy.id
      FROM copy JOIN news_locales text ON text._parent_id = copy.original;
    INSERT INTO _news_v (id, parent_id, version_slug, version_topic, version_published_at, version_cover_id,
        version_updated_at, version_created_at, created_at, updated_at, latest)
      SELECT copy.version, copy.id, news.slug, news.topic, news.published_at, news.cover_id,
        news.updated_at, news.created_at, news.created_at, news.updated_at, 1
      FROM copy JOIN news ON news.id = copy.id;
    INSERT INTO _news_v_locales (version_title, version_summary, version_body, version__status, _locale, _parent_id)
      SELECT version_title, version_summary, version_body, version__status, _locale, copy.version
      FROM copy JOIN _news_v_locales text ON text._parent_id = copy.latest;
    COMMIT;
  `);
  database.close();
}
