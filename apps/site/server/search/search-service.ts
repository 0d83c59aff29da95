import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { TagVersionWatch } from '#src/content/cache-tags/tag-versions.ts';
import type { SearchAnswer, SearchService, Suggestion } from '#src/content/search-service.ts';
import { ContentUnavailable } from '#src/content/transport/errors.ts';
import type { FromWorker, ToWorker, WorkerOptions } from './messages.ts';

const LOOK_EVERY_MS = 250;
const RETRY_AFTER_MS = 5_000;
/** A search waits so long for its answer, and for the first index. */
const TIMEOUT_MS = 3_000;
const RESTART_AFTER_MS = 1_000;
/** A worker that owes an answer for so long does not come back: it is ended, and another one starts. */
const HUNG_AFTER_MS = 15_000;
/** The worker answers one after another; who comes later would wait in vain. */
const MAX_WAITING = 100;
/** For the copies of what changed last. */
const STOP_WITHIN_MS = 3_000;

export type SearchServiceOptions = WorkerOptions & {
  tagVersions: Pick<TagVersionWatch, 'current'>;
  log: { error(details: object, message: string): void; warn(details: object, message: string): void };
  /** Program of the worker; tests have others. */
  program?: string;
  /** How long it may owe an answer before it is restarted. */
  hungAfterMs?: number;
};

export type RunningSearch = SearchService & {
  /** Starts to build the index; otherwise the first search does. */
  start(): void;
  /** Starts, and resolves once it answers. @throws ContentUnavailable if that takes too long. */
  build(): Promise<void>;
  stop(): Promise<void>;
};

type Asked = Extract<ToWorker, { id: number }>;
type Question = Asked extends infer One ? (One extends Asked ? Omit<One, 'id'> : never) : never;

type Waiting = {
  resolve(answer: SearchAnswer | Suggestion[]): void;
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
  const waiting = new Map<number, Waiting>();

  const post = (message: ToWorker) => worker?.postMessage(message);

  function endHungWorker(): void {
    // In the order in which they were asked.
    const [oldest] = waiting.values();
    if (!worker || !oldest || performance.now() - oldest.since < hungAfterMs) return;
    log.error({ waiting: waiting.size }, 'the search worker does not answer and is restarted');
    void worker.terminate();
  }

  /** Tells the worker new versions, and the same ones again some time after a failure. */
  function look(): void {
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
    } else if (message.kind === 'updateFailed') {
      retryAt = performance.now() + RETRY_AFTER_MS;
      log.warn({ err: message.error }, 'the search index could not be updated');
    } else {
      const asked = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.kind === 'answer') asked?.resolve(message.answer);
      else asked?.reject(message.error);
    }
  }

  function start(): void {
    if (worker || isStopped) return;
    const started = new Worker(program, { workerData: workerData satisfies WorkerOptions });
    worker = started;
    started.unref();
    sent = undefined;
    started.on('message', receive);
    started.on('error', (error) => log.error({ err: error }, 'the search worker failed'));
    started.on('exit', () => {
      worker = undefined;
      for (const { reject } of waiting.values()) reject(new ContentUnavailable('the search worker stopped'));
      waiting.clear();
      readiness = Promise.withResolvers<void>();
      if (!isStopped) setTimeout(start, RESTART_AFTER_MS).unref();
    });
    look();
  }

  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();

  /** @throws ContentUnavailable after the time limit. */
  async function inTime<Result>(work: () => Promise<Result>): Promise<Result> {
    const inTimeOnly = new AbortController();
    const tooLate = sleep(TIMEOUT_MS, undefined, { ref: false, signal: inTimeOnly.signal }).then(() => {
      throw new ContentUnavailable('the search does not answer');
    });
    tooLate.catch(() => {});
    try {
      return await Promise.race([work(), tooLate]);
    } finally {
      inTimeOnly.abort();
    }
  }

  async function ask<Answer extends SearchAnswer | Suggestion[]>(question: Question): Promise<Answer> {
    start();
    if (waiting.size >= MAX_WAITING) throw new ContentUnavailable('too many searches wait');
    lastId += 1;
    const id = lastId;
    return inTime(async () => {
      await readiness.promise;
      const answer = new Promise<SearchAnswer | Suggestion[]>((resolve, reject) => {
        waiting.set(id, { resolve, reject, since: performance.now() });
      });
      post({ ...question, id } as ToWorker);
      return (await answer) as Answer;
    });
  }

  return {
    start,
    async build() {
      start();
      await inTime(() => readiness.promise);
    },
    search: (request) => ask({ kind: 'search', request }),
    suggest: (locale, typed) => ask({ kind: 'suggest', locale, typed }),
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
