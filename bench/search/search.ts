import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Result } from '../report.ts';
import { getMedian, getPercentile } from '../statistics.ts';

export type SearchFigures = {
  buildMs: number;
  heapBytes: number;
  queries: number[];
  suggestions: number[];
  editMs: number;
};

const SIZES = [1_000, 10_000, 100_000];
/** The thresholds apply to the size of a bank's site: some thousand items. */
const TYPICAL = 10_000;

/** Builds an index of invented items in a worker, as the site does, and measures queries in it. */
function measureIndex(size: number): Promise<SearchFigures> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./index.worker.ts', import.meta.url), {
      workerData: { size },
      resourceLimits: { maxOldGenerationSizeMb: 12_000 },
    });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/**
 * The site's search index by number of items: time to build, memory, queries, suggestions, one edit, and how long other
 * requests of the process wait meanwhile. Without a site: what is measured is the worker's own program.
 */
export async function measureSearch(): Promise<Result[]> {
  const results: Result[] = [];
  for (const size of SIZES) {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    // Skips the timer's first intervals.
    await sleep(100);
    delay.enable();
    const { buildMs, editMs, heapBytes, queries, suggestions } = await measureIndex(size);
    delay.disable();
    const name = (what: string) => `search: ${what}, ${size.toLocaleString('en')}`;
    const thresholdOf = (most: number) => (size === TYPICAL ? { threshold: { atMost: most } } : {});
    results.push(
      { name: name('build'), value: buildMs, unit: 'ms' },
      { name: name('memory of the index'), value: heapBytes, unit: 'bytes' },
      { name: name('query p50'), value: getMedian(queries), unit: 'ms' },
      { name: name('query p99'), value: getPercentile(queries, 99), unit: 'ms', ...thresholdOf(15) },
      { name: name('suggestion p50'), value: getMedian(suggestions), unit: 'ms' },
      { name: name('suggestion p99'), value: getPercentile(suggestions, 99), unit: 'ms', ...thresholdOf(15) },
      { name: name('edit of one item'), value: editMs, unit: 'ms' },
      {
        name: name('wait of others, p99'),
        value: delay.percentile(99) / 1e6,
        unit: 'ms',
        ...thresholdOf(10),
      },
      { name: name('wait of others, longest'), value: delay.max / 1e6, unit: 'ms' },
    );
  }
  return results;
}
