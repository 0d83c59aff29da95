import { randomUUID } from 'node:crypto';
import { MAX_COUNTS_PER_BATCH, SERVICE_KEY_HEADER, type SearchCountsBody } from '@beranda/contract';
import { httpRequest } from '#src/content/transport/http.ts';
import type { SearchCounter } from './search-counter.ts';

const INTERVAL_MS = 60_000;
const TIMEOUT_MS = 5_000;

/** Outcome of sending a batch: `rejected` for one that the back office will never store. */
export type SendBatch = (body: SearchCountsBody) => Promise<'stored' | 'rejected'>;

type Log = Record<'error' | 'warn', (details: object, message: string) => void>;

/** Posts a batch to the back office. Rejects if there is no response, or a server error. */
export function sendToCms(env: { CMS_URL: string; SERVICE_KEY: string }): SendBatch {
  return async (body) => {
    const { status } = await httpRequest(`${env.CMS_URL}/api/search-counts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SERVICE_KEY_HEADER]: env.SERVICE_KEY },
      body: JSON.stringify(body),
      timeoutMs: TIMEOUT_MS,
    });
    if (status === 204) return 'stored';
    if (status === 400 || status === 413) return 'rejected';
    throw new Error(`the back office responded with ${status} to counts of searches`);
  };
}

/**
 * Sends what was counted once a minute. A batch that may not have arrived is sent again with its id; meanwhile the counter
 * goes on adding up, so that memory stays bounded.
 */
export function createCountSender(counter: SearchCounter, send: SendBatch, log: Log) {
  let batches: SearchCountsBody[] = [];
  let running: Promise<void> | undefined;
  let isFailing = false;

  async function sendAll(): Promise<void> {
    counter.tick();
    if (batches.length === 0) {
      const counts = counter.take();
      const starts = Array.from({ length: Math.ceil(counts.length / MAX_COUNTS_PER_BATCH) }, (_, n) => n);
      batches = starts.map((n) => ({
        batch: randomUUID(),
        counts: counts.slice(n * MAX_COUNTS_PER_BATCH, (n + 1) * MAX_COUNTS_PER_BATCH),
      }));
    }
    try {
      for (const body of batches) {
        // Without its content: queries are never logged.
        if ((await send(body)) === 'rejected') log.error({}, 'The back office rejected counts of searches');
        batches = batches.slice(1);
      }
      isFailing = false;
    } catch (err) {
      // Logged once per outage.
      if (!isFailing) log.warn({ err }, 'Counts of searches could not be sent; they are sent later');
      isFailing = true;
    }
  }

  /** Single flight. */
  async function flush(): Promise<void> {
    running ??= sendAll().finally(() => {
      running = undefined;
    });
    await running;
  }

  const timer = setInterval(flush, INTERVAL_MS).unref();

  return {
    /** Sends all pending counts; never rejects. */
    flush,
    /** Sends all pending counts for the last time. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await flush();
      if (batches.length === 0) await flush();
    },
  };
}

export type CountSender = ReturnType<typeof createCountSender>;
