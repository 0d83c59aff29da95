import { setTimeout as sleep } from 'node:timers/promises';
import { showProgress } from '../scripts/lib/progress.mjs';
import type { Administrator } from './administrator.ts';
import { listPublishedNews, publishCopies } from './news.ts';
import { readMemoryBytes } from './process-memory.ts';
import type { Result } from './report.ts';
import type { Stack } from './stack.ts';

const ITEMS = 1_000;
const CONCURRENCY = 8;
/** How long the process may take to release memory after rendering. */
const IDLE_MS = 60_000;
const POLL_INTERVAL_MS = 5_000;
const NAME = 'memory of the site, 2,000 pages cached';

/** Each copy of a news item has a page in both languages. */
export async function measureMemory(stack: Stack, administrator: Administrator): Promise<Result[]> {
  if (process.platform !== 'linux')
    return [{ name: NAME, missing: 'it is read from /proc, which only Linux has' }];
  const originals = await listPublishedNews(administrator, 1);
  if (!originals[0]) throw new Error('The demonstration content has no published news');

  const writing = showProgress(`Writing ${ITEMS} news items`);
  const slugs = await publishCopies(administrator, originals[0], ITEMS);
  writing.done();

  await stack.stopSite();
  await stack.startSite();
  const afterStart = readMemoryBytes(stack.sitePid(), 'VmRSS');
  const reading = showProgress(`Reading ${2 * ITEMS} pages`);
  const paths = slugs.flatMap((slug) => [`/news/${slug}`, `/en/news/${slug}`]);
  await Promise.all(Array.from({ length: CONCURRENCY }, () => readAll(stack.siteUrl, paths)));
  reading.done();
  const peak = readMemoryBytes(stack.sitePid(), 'VmHWM');
  const idleBytes = await waitUntilIdle(stack.sitePid());
  return [
    {
      name: NAME,
      value: idleBytes,
      unit: 'bytes',
      threshold: { atMost: 300_000_000 },
      note: `idle; ${Math.round(peak / 1e6)} MB at the most, ${Math.round(afterStart / 1e6)} MB after its start`,
    },
  ];
}

/** A worker: requests paths from the shared list until it is empty. */
async function readAll(siteUrl: string, paths: string[]): Promise<void> {
  for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
    const response = await fetch(new URL(path, siteUrl));
    await response.text();
    if (response.status !== 200) throw new Error(`${path} responded with ${response.status}`);
  }
}

/** The lowest resident memory of the idle process. */
async function waitUntilIdle(pid: number): Promise<number> {
  let lowest = readMemoryBytes(pid, 'VmRSS');
  for (let waited = 0; waited < IDLE_MS; waited += POLL_INTERVAL_MS) {
    await sleep(POLL_INTERVAL_MS);
    lowest = Math.min(lowest, readMemoryBytes(pid, 'VmRSS'));
  }
  return lowest;
}
