import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { FromWorker, ToWorker, WorkerOptions } from './messages.ts';

const RESTART_AFTER_MS = 1_000;
/** Timeout of the stop, in which the worker writes its copies. It is part of the time limit of the site's stop. */
const STOP_WITHIN_MS = 1_500;

type WorkerThreadOptions = {
  program: string;
  workerData: WorkerOptions;
  /** Called after each start, also after a restart. */
  onStart(): void;
  onMessage(message: FromWorker): void;
  onExit(): void;
  log: { error(details: object, message: string): void };
};

type WorkerThread = {
  /** Starts the worker unless it is running or was stopped. */
  start(): void;
  /** Sends a message; does nothing while no worker is running. */
  post(message: ToWorker): void;
  /** Ends the worker at once; another one is started. */
  restart(): void;
  stop(): Promise<void>;
};

/** Runs the search worker, and starts another one when it ends. */
export function createWorkerThread(options: WorkerThreadOptions): WorkerThread {
  let worker: Worker | undefined;
  let isStopped = false;

  function start(): void {
    if (worker || isStopped) return;
    worker = new Worker(options.program, { workerData: options.workerData });
    worker.unref();
    worker.on('message', options.onMessage);
    worker.on('error', (error) => options.log.error({ err: error }, 'The search worker failed'));
    worker.on('exit', () => {
      worker = undefined;
      options.onExit();
      if (!isStopped) setTimeout(start, RESTART_AFTER_MS).unref();
    });
    options.onStart();
  }

  return {
    start,
    post: (message) => worker?.postMessage(message),
    restart: () => void worker?.terminate(),
    async stop() {
      isStopped = true;
      const stopping = worker;
      if (!stopping) return;
      const hasExited = once(stopping, 'exit').catch(() => {});
      stopping.postMessage({ kind: 'stop' } satisfies ToWorker);
      await Promise.race([hasExited, sleep(STOP_WITHIN_MS, undefined, { ref: false })]);
      await stopping.terminate();
    },
  };
}
