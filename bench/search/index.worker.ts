import { parentPort, workerData } from 'node:worker_threads';
import { SiteSearch } from '../../apps/site/server/search/site-search.ts';
import { makeQueries, makeTexts } from './make-texts.ts';
import type { FromIndexWorker, SearchFigures } from './search.ts';

const { size } = workerData as { size: number };
/** Fewer iterations for large indexes. */
const QUERIES = size > 10_000 ? 200 : 1_000;
const WARM_UP = QUERIES / 5;
const EDITS = 20;

const texts = makeTexts(size, 'id');
const queries = makeQueries(texts, QUERIES);
const search = new SiteSearch();

const usedBytes = () => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};

function timesOf(run: (query: string) => unknown): number[] {
  for (const query of queries.slice(0, WARM_UP)) run(query);
  return queries.map((query) => {
    const startedAt = performance.now();
    run(query);
    return performance.now() - startedAt;
  });
}

const before = usedBytes();
parentPort?.postMessage({ kind: 'building' } satisfies FromIndexWorker);
const builtFrom = performance.now();
for (const text of texts) search.put('id', text);
const buildMs = performance.now() - builtFrom;
parentPort?.postMessage({ kind: 'built' } satisfies FromIndexWorker);
const heapBytes = usedBytes() - before;

const index = search.locales.id;
const editedFrom = performance.now();
for (const text of texts.slice(0, EDITS)) search.put('id', { ...text, title: `${text.title} baru` });
const editMs = (performance.now() - editedFrom) / EDITS;

const request = { locale: 'id', kind: null, order: 'relevance', page: 1, itemsPerPage: 10 } as const;
const figures: SearchFigures = {
  buildMs,
  heapBytes,
  editMs,
  queries: timesOf((query) => index.search({ ...request, query })),
  suggestions: timesOf((query) => index.suggest(query)),
};
parentPort?.postMessage({ kind: 'figures', figures } satisfies FromIndexWorker);
