import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import type { FromIndexWorker, IndexFigures } from './search.ts';

/**
 * Program of a process of its own, with the options of Node.js that the site has: builds an index of invented items in a
 * worker, as the site does, measures queries in it, and how long this thread waits while the index is built.
 */
const delay = monitorEventLoopDelay({ resolution: 1 });
const worker = new Worker(new URL('./index.worker.ts', import.meta.url), {
  workerData: { size: Number(process.argv[2]) },
  resourceLimits: { maxOldGenerationSizeMb: 12_000 },
});
worker.on('message', (message: FromIndexWorker) => {
  if (message.kind === 'building') delay.enable();
  else if (message.kind === 'built') delay.disable();
  else
    process.send?.({
      ...message.figures,
      waits: { p99: delay.percentile(99) / 1e6, longest: delay.max / 1e6 },
    } satisfies IndexFigures);
});
