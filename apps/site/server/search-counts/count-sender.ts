import { randomUUID } from 'node:crypto';
import { MAX_COUNTS_PER_BATCH, SERVICE_KEY_HEADER } from '@beranda/contract';
import { httpRequest } from '#src/content/transport/http.ts';

const INTERVAL_MS = 60_000;
const TIMEOUT_MS = 5_000;

export type CountsBody<Count> = { batch: string; counts: Count[] };

/** Outcome of sending a batch: `rejected` for one that the back office will never store. */
export type SendBatch<Count> = (body: CountsBody<Count>) => Promise<'stored' | 'rejected'>;

/** Counts in memory. */
type Counter<Count> = {
  /** Called before each batch, once a minute: resets limits per interval, and ends the day if it is over. */
  endInterval(): void;
  /** Returns and resets the counts since the last call. */
  drain(): Count[];
};

type Log = Record<'error' | 'warn', (details: object, message: string) => void>;

const isRejection = (status: number) => status === 400 || status === 413;

/**
 * Posts a batch to the back office. Rejects with a FetchError if there is no response, or another error.
 *
 * @param path of the endpoint, as `/api/search-counts`.
 */
export function sendToCms(env: { CMS_URL: string; SERVICE_KEY: string }, path: string): SendBatch<unknown> {
  return async (body) => {
    const { status } = await httpRequest(env.CMS_URL + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SERVICE_KEY_HEADER]: env.SERVICE_KEY },
      body: JSON.stringify(body),
      timeoutMs: TIMEOUT_MS,
      isExpected: isRejection,
    });
    return isRejection(status) ? 'rejected' : 'stored';
  };
}

/**
 * Sends what was counted once a minute. A batch that may not have arrived is sent again with its id; meanwhile the counter
 * goes on adding up, so that memory stays bounded.
 */
export function createCountSender<Count>(counter: Counter<Count>, send: SendBatch<Count>, log: Log) {
  let batches: CountsBody<Count>[] = [];
  let running: Promise<void> | undefined;
  let isFailing = false;

  async function sendAll(): Promise<void> {
    counter.endInterval();
    if (batches.length === 0) {
      const counts = counter.drain();
      const starts = Array.from({ length: Math.ceil(counts.length / MAX_COUNTS_PER_BATCH) }, (_, n) => n);
      batches = starts.map((n) => ({
        batch: randomUUID(),
        counts: counts.slice(n * MAX_COUNTS_PER_BATCH, (n + 1) * MAX_COUNTS_PER_BATCH),
      }));
    }
    try {
      for (const body of batches) {
        // Without its content: queries are never logged.
        if ((await send(body)) === 'rejected') log.error({}, 'The back office rejected counts');
        batches = batches.slice(1);
      }
      isFailing = false;
    } catch (err) {
      // Logged once per outage.
      if (!isFailing) log.warn({ err }, 'Counts could not be sent; they are sent later');
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
