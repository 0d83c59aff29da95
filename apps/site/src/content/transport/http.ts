import { RETRY_STATUSES } from '@beranda/contract';
import { FetchError } from './errors.ts';

export type CallOptions = {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Record<string, string>;
  body?: string;
  /** Time for each attempt, in milliseconds. */
  timeoutMs: number;
  /** How soon the browser should fetch it, compared with other things. */
  priority?: RequestPriority;
};

const isRetryStatus = (status: number) => (RETRY_STATUSES as readonly number[]).includes(status);

async function attempt(url: string, options: CallOptions, method: string): Promise<Response> {
  try {
    return await fetch(url, {
      method,
      headers: options.headers,
      body: options.body,
      priority: options.priority,
      redirect: 'error',
      signal: AbortSignal.timeout(options.timeoutMs),
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.name : 'unknown';
    throw new FetchError({ method, url, statusText: reason }, { cause });
  }
}

/**
 * One call with a time limit. GET and HEAD are tried once more when there was no answer or one of
 * `RETRY_STATUSES`; methods that change something never are. Any status is an answer, also 4xx and 5xx.
 *
 * @throws FetchError when there was no answer within the time limit.
 */
export async function call(url: string, options: CallOptions): Promise<Response> {
  const method = options.method ?? 'GET';
  const isSafe = method === 'GET' || method === 'HEAD';
  try {
    const response = await attempt(url, options, method);
    if (!isSafe || !isRetryStatus(response.status)) return response;
    await response.body?.cancel();
  } catch (error) {
    if (!isSafe) throw error;
  }
  return attempt(url, options, method);
}
