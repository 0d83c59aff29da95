import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { TagVersionWatch } from '#src/content/cache-tags/tag-versions.ts';
import type { SearchResults, SearchService, Suggestion } from '#src/content/search-service.ts';
import { ContentUnavailableError } from '#src/content/transport/errors.ts';
import type { FromWorker, ToWorker, WorkerOptions } from './messages.ts';

const POLL_INTERVAL_MS = 250;
const RETRY_AFTER_MS = 5_000;
/** Timeout of a search. */
const TIMEOUT_MS = 3_000;
/** Timeout of the first index. So long the site may stay unready; later it serves pages, and searches are rejected. */
const FIRST_INDEX_WITHIN_MS = 15_000;
const RESTART_AFTER_MS = 1_000;
/** A worker without a response for this long is considered hung, ended and replaced. */
const HUNG_AFTER_MS = 15_000;
/** The worker responds one after another: a longer queue would only time out. */
const MAX_PENDING = 100;
/** Timeout of the stop, in which the worker writes its copies. It is part of the time limit of the site's stop. */
const STOP_WITHIN_MS = 1_500;

export type SearchServiceOptions = WorkerOptions & {
  tagVersions: Pick<TagVersionWatch, 'current'>;
  log: { error(details: object, message: string): void; warn(details: object, message: string): void };
  /** Program of the worker; tests have others. */
  program?: string;
  /** Time without a response after which the worker is restarted. */
  hungAfterMs?: number;
};

export type RunningSearch = SearchService & {
  /** Starts to build the index; otherwise the first search does. */
  start(): void;
  /** Starts, and resolves once it answers. @throws ContentUnavailableError if that takes too long. */
  build(): Promise<void>;
  /** Whether the first index is built or no longer waited for; also true before the start. */
  isFirstIndexDone(): boolean;
  stop(): Promise<void>;
};

type WorkerRequest = Extract<ToWorker, { id: number }>;
type WithoutId<Request> = Request extends WorkerRequest ? Omit<Request, 'id'> : never;

type PendingRequest = {
  resolve(result: SearchResults | Suggestion[]): void;
  reject(error: unknown): void;
  /** By the monotonic clock. */
  since: number;
};

/** The worker is TypeScript in development and tests, and beside the built server in production. */
const WORKER = path.join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? 'search.worker.ts' : 'search.worker.js',
);

/** Search in a worker thread, which builds the index and answers, so that no other request waits for it. */
export function createSearchService({
  tagVersions,
  log,
  program = WORKER,
  hungAfterMs = HUNG_AFTER_MS,
  ...workerData
}: SearchServiceOptions): RunningSearch {
  let worker: Worker | undefined;
  let isStopped = false;
  let lastId = 0;
  let sent: string | undefined;
  let retryAt = 0;
  let readiness = Promise.withResolvers<void>();
  /** When the first worker was started, by the monotonic clock. */
  let startedAt: number | undefined;
  let hasIndex = false;
  const pending = new Map<number, PendingRequest>();

  const post = (message: ToWorker) => worker?.postMessage(message);

  function endHungWorker(): void {
    // Maps keep the order of insertion.
    const [oldest] = pending.values();
    if (!worker || !oldest || performance.now() - oldest.since < hungAfterMs) return;
    log.error({ pending: pending.size }, 'the search worker does not answer and is restarted');
    void worker.terminate();
  }

  /** Sends new tag versions to the worker, the same ones again after a failure; ends a hung worker. */
  function poll(): void {
    endHungWorker();
    const versions = tagVersions.current();
    const isRetry = retryAt > 0 && performance.now() >= retryAt;
    if (!versions) return;
    const text = JSON.stringify(versions);
    if (text === sent && !isRetry) return;
    sent = text;
    retryAt = 0;
    post({ kind: 'versions', versions });
  }

  function receive(message: FromWorker): void {
    if (message.kind === 'ready') {
      readiness.resolve();
      hasIndex = true;
    } else if (message.kind === 'updateFailed') {
      retryAt = performance.now() + RETRY_AFTER_MS;
      log.warn({ err: message.error }, 'the search index could not be updated');
    } else {
      const request = pending.get(message.id);
      pending.delete(message.id);
      if (message.kind === 'answer') request?.resolve(message.answer);
      else request?.reject(message.error);
    }
  }

  function start(): void {
    if (worker || isStopped) return;
    const started = new Worker(program, { workerData: workerData satisfies WorkerOptions });
    worker = started;
    startedAt ??= performance.now();
    started.unref();
    sent = undefined;
    started.on('message', receive);
    started.on('error', (error) => log.error({ err: error }, 'the search worker failed'));
    started.on('exit', () => {
      worker = undefined;
      for (const { reject } of pending.values())
        reject(new ContentUnavailableError('the search worker stopped'));
      pending.clear();
      readiness = Promise.withResolvers<void>();
      if (!isStopped) setTimeout(start, RESTART_AFTER_MS).unref();
    });
    poll();
  }

  const timer = setInterval(poll, POLL_INTERVAL_MS);
  timer.unref();

  /** @throws ContentUnavailableError after the time limit. */
  async function withTimeout<Result>(work: () => Promise<Result>, timeoutMs = TIMEOUT_MS): Promise<Result> {
    const timeoutAborter = new AbortController();
    const timeout = sleep(timeoutMs, undefined, { ref: false, signal: timeoutAborter.signal }).then(() => {
      throw new ContentUnavailableError('the search does not answer');
    });
    timeout.catch(() => {});
    try {
      return await Promise.race([work(), timeout]);
    } finally {
      timeoutAborter.abort();
    }
  }

  async function sendToWorker<Answer extends SearchResults | Suggestion[]>(
    request: WithoutId<WorkerRequest>,
  ): Promise<Answer> {
    start();
    if (pending.size >= MAX_PENDING) throw new ContentUnavailableError('too many searches are pending');
    lastId += 1;
    const id = lastId;
    return withTimeout(async () => {
      await readiness.promise;
      const result = new Promise<SearchResults | Suggestion[]>((resolve, reject) => {
        pending.set(id, { resolve, reject, since: performance.now() });
      });
      post({ ...request, id } as ToWorker);
      return (await result) as Answer;
    });
  }

  return {
    start,
    async build() {
      start();
      await withTimeout(() => readiness.promise, FIRST_INDEX_WITHIN_MS);
    },
    isFirstIndexDone: () =>
      hasIndex || startedAt === undefined || performance.now() - startedAt > FIRST_INDEX_WITHIN_MS,
    search: (request) => sendToWorker({ kind: 'search', request }),
    suggest: (locale, typed) => sendToWorker({ kind: 'suggest', locale, typed }),
    async stop() {
      isStopped = true;
      clearInterval(timer);
      const stopping = worker;
      if (!stopping) return;
      const hasExited = once(stopping, 'exit').catch(() => {});
      stopping.postMessage({ kind: 'stop' } satisfies ToWorker);
      await Promise.race([hasExited, sleep(STOP_WITHIN_MS, undefined, { ref: false })]);
      await stopping.terminate();
    },
  };
}
