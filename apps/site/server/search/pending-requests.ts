import type { SearchResults, Suggestion } from '#src/content/search-service.ts';
import type { FromWorker } from './messages.ts';

export type WorkerResult = SearchResults | Suggestion[];

type PendingRequest = {
  resolve(result: WorkerResult): void;
  reject(error: unknown): void;
  /** By the monotonic clock. */
  since: number;
};

/** Requests without a response of the worker yet, by the id that the response names. */
export function createPendingRequests() {
  // In the order in which they were sent.
  const pending = new Map<number, PendingRequest>();
  let lastId = 0;

  return {
    size: () => pending.size,

    /** How long the oldest request has been waiting, in milliseconds; 0 if there is none. */
    longestWaitMs(): number {
      const [oldest] = pending.values();
      return oldest ? performance.now() - oldest.since : 0;
    },

    add(): { id: number; result: Promise<WorkerResult> } {
      lastId += 1;
      const { promise, resolve, reject } = Promise.withResolvers<WorkerResult>();
      pending.set(lastId, { resolve, reject, since: performance.now() });
      return { id: lastId, result: promise };
    },

    settle(message: Extract<FromWorker, { id: number }>): void {
      const request = pending.get(message.id);
      pending.delete(message.id);
      if (message.kind === 'result') request?.resolve(message.result);
      else request?.reject(message.error);
    },

    rejectAll(error: unknown): void {
      for (const { reject } of pending.values()) reject(error);
      pending.clear();
    },
  };
}
