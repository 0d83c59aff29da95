import { fork } from 'node:child_process';
import { serviceOf } from '../../scripts/lib/apps.mjs';
import { ROOT } from '../../scripts/lib/paths.mjs';
import type { Result } from '../report.ts';
import { getMedian, getPercentile } from '../statistics.ts';

/** All times in milliseconds. */
export type SearchFigures = {
  buildMs: number;
  heapBytes: number;
  queries: number[];
  suggestions: number[];
  editMs: number;
};

/** `waits`: how late the event loop of the main thread was while the index was built. */
export type IndexFigures = SearchFigures & { waits: { p99: number; longest: number } };

/** The index is built between the first two; inventing texts before and queries after are not part of it. */
export type FromIndexWorker =
  | { kind: 'building' }
  | { kind: 'built' }
  | { kind: 'figures'; figures: SearchFigures };

const SIZES = [1_000, 10_000, 100_000];
/** The thresholds apply to the size of a bank's site: some thousand items. */
const TYPICAL = 10_000;

/** Measures an index of so many items in a process of its own, with the site's options of Node.js. */
function measureIndex(size: number): Promise<IndexFigures> {
  return new Promise((resolve, reject) => {
    const execArgv = serviceOf(ROOT, 'site', 'start', process.env).args.filter((arg) => arg.startsWith('-'));
    const child = fork(new URL('./measure-index.ts', import.meta.url), [String(size)], { execArgv });
    let figures: IndexFigures | undefined;
    child.once('message', (message) => {
      figures = message as IndexFigures;
      child.disconnect();
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (figures) resolve(figures);
      else reject(new Error(`The process that measures the index ended with code ${code}`));
    });
  });
}

/**
 * The site's search index by number of items: time to build, memory, queries, suggestions, one edit, and how long other
 * requests of the process wait while the index is built. Without a site: what is measured is the worker's own program.
 */
export async function measureSearch(): Promise<Result[]> {
  const results: Result[] = [];
  for (const size of SIZES) {
    const { buildMs, editMs, heapBytes, queries, suggestions, waits } = await measureIndex(size);
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
      { name: name('wait of others, p99'), value: waits.p99, unit: 'ms', ...thresholdOf(10) },
      { name: name('wait of others, longest'), value: waits.longest, unit: 'ms', ...thresholdOf(10) },
    );
  }
  return results;
}
