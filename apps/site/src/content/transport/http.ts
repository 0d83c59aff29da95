import { RETRY_STATUSES } from '@beranda/contract';
import { FetchError } from './errors.ts';

type HttpRequestOptions = {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Record<string, string>;
  body?: string;
  /** Timeout per attempt, in milliseconds. */
  timeoutMs: number;
  /** Whether the caller handles an error status, so that its response is returned. */
  isExpected?: (status: number) => boolean;
  /** Fetch priority in browsers. */
  priority?: RequestPriority;
};

const isRetryStatus = (status: number) => (RETRY_STATUSES as readonly number[]).includes(status);

async function attempt(url: string, options: HttpRequestOptions, method: string): Promise<Response> {
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

/** The final response of a call. GET and HEAD are retried once. */
async function send(url: string, options: HttpRequestOptions, method: string): Promise<Response> {
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

/**
 * HTTP call with a timeout. GET and HEAD are retried once after a network error or one of `RETRY_STATUSES`; other
 * methods are never retried.
 *
 * @throws FetchError if there is no response within the timeout, and for an error status that is not expected.
 */
export async function httpRequest(url: string, options: HttpRequestOptions): Promise<Response> {
  const method = options.method ?? 'GET';
  const response = await send(url, options, method);
  const { ok, status, statusText } = response;
  if (ok || options.isExpected?.(status)) return response;
  const body: unknown = await response.json().catch(() => undefined);
  throw new FetchError({ method, url, status, statusText }, { body });
}
