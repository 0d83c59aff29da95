import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_INTERVAL_MS = 100;
const REQUEST_TIMEOUT_MS = 5_000;

/**
 * Polls a URL until it responds with 200.
 * @param {string} url
 * @param {{ withinMs: number, host?: string, pauseMs?: number, signal?: AbortSignal }} options `host` is the Host
 *   header, because a server may only allow its public name
 * @returns {Promise<boolean>} false on timeout
 */
export async function waitUntilReady(
  url,
  { withinMs, host = new URL(url).host, pauseMs = POLL_INTERVAL_MS, signal },
) {
  const deadline = performance.now() + withinMs;
  while (performance.now() < deadline) {
    signal?.throwIfAborted();
    if ((await getStatus(url, host)) === 200) return true;
    await sleep(pauseMs);
  }
  return false;
}

/**
 * @param {string} url
 * @param {string} host
 * @returns {Promise<number | undefined>} undefined without a response
 */
function getStatus(url, host) {
  return new Promise((resolve) => {
    const request = get(url, { headers: { host }, agent: false, timeout: REQUEST_TIMEOUT_MS }, (response) => {
      response.resume();
      response.on('error', () => {});
      resolve(response.statusCode);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(undefined));
  });
}
