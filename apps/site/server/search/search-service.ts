import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TagVersionWatch } from '#src/content/cache-tags/tag-versions.ts';
import type { SearchService } from '#src/content/search-service.ts';
import { ContentUnavailableError } from '#src/content/transport/errors.ts';
import type { FromWorker, ToWorker, WorkerOptions } from './messages.ts';
import { createPendingRequests, type WorkerResult } from './pending-requests.ts';
import { createWorkerThread } from './worker-thread.ts';

const POLL_INTERVAL_MS = 250;
const RETRY_AFTER_MS = 5_000;
/** Timeout of a search. */
const TIMEOUT_MS = 3_000;
/** Timeout of the first index. So long the site may stay unready; later it serves pages, and searches are rejected. */
const FIRST_INDEX_WITHIN_MS = 15_000;
/** A worker without a response for this long is considered hung, ended and replaced. */
const HUNG_AFTER_MS = 15_000;
/** The worker responds one after another: a longer queue would only time out. */
const MAX_PENDING = 100;

type SearchServiceOptions = WorkerOptions & {
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
  /** Starts the worker and resolves once it responds. @throws ContentUnavailableError if that takes too long. */
  waitUntilReady(): Promise<void>;
  /** Started less than 15 seconds ago and without an index: the site is not ready yet. */
  isBuildingFirstIndex(): boolean;
  stop(): Promise<void>;
};

type WorkerRequest = Extract<ToWorker, { id: number }>;
type WithoutId<Request> = Request extends WorkerRequest ? Omit<Request, 'id'> : never;

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
  const pending = createPendingRequests();
  let readiness = Promise.withResolvers<void>();
  /** When the first worker was started, by the monotonic clock. */
  let startedAt: number | undefined;
  let hasIndex = false;

  function receive(message: FromWorker): void {
    if (message.kind === 'ready') {
      readiness.resolve();
      hasIndex = true;
    } else if (message.kind === 'updateFailed') {
      versions.retryLater();
      log.warn({ err: message.error }, 'The search index could not be updated');
    } else pending.settle(message);
  }

  const worker = createWorkerThread({
    program,
    workerData,
    log,
    onStart() {
      startedAt ??= performance.now();
      versions.sendAgain();
    },
    onMessage: receive,
    onExit() {
      pending.rejectAll(new ContentUnavailableError('the search worker stopped'));
      readiness = Promise.withResolvers<void>();
    },
  });
  const versions = createVersionSender(tagVersions, worker.post);

  const timer = setInterval(() => {
    if (pending.longestWaitMs() >= hungAfterMs) {
      log.error({ pending: pending.size() }, 'The search worker does not answer and is restarted');
      worker.restart();
    }
    versions.sendIfNeeded();
  }, POLL_INTERVAL_MS);
  timer.unref();

  async function sendToWorker<Result extends WorkerResult>(
    request: WithoutId<WorkerRequest>,
  ): Promise<Result> {
    worker.start();
    if (pending.size() >= MAX_PENDING) throw new ContentUnavailableError('too many searches are pending');
    return withTimeout(async () => {
      await readiness.promise;
      const { id, result } = pending.add();
      worker.post({ ...request, id } as ToWorker);
      return (await result) as Result;
    });
  }

  return {
    start: worker.start,
    async waitUntilReady() {
      worker.start();
      await withTimeout(() => readiness.promise, FIRST_INDEX_WITHIN_MS);
    },
    isBuildingFirstIndex: () =>
      !hasIndex && startedAt !== undefined && performance.now() - startedAt <= FIRST_INDEX_WITHIN_MS,
    search: (request) => sendToWorker({ kind: 'search', request }),
    suggest: (locale, typed) => sendToWorker({ kind: 'suggest', locale, typed }),
    stop() {
      clearInterval(timer);
      return worker.stop();
    },
  };
}

/** Sends the tag versions to the worker: new ones, and the same ones again some time after a failed update. */
function createVersionSender(
  tagVersions: SearchServiceOptions['tagVersions'],
  post: (message: ToWorker) => void,
) {
  let sent: string | undefined;
  let retryAt = 0;

  function sendIfNeeded(): void {
    const versions = tagVersions.current();
    if (!versions) return;
    const text = JSON.stringify(versions);
    const isRetry = retryAt > 0 && performance.now() >= retryAt;
    if (text === sent && !isRetry) return;
    sent = text;
    retryAt = 0;
    post({ kind: 'versions', versions });
  }

  return {
    sendIfNeeded,
    /** Sends the versions to a new worker, which has none. */
    sendAgain(): void {
      sent = undefined;
      sendIfNeeded();
    },
    retryLater(): void {
      retryAt = performance.now() + RETRY_AFTER_MS;
    },
  };
}

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
