import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 100;
const ANSWER_WITHIN_MS = 5_000;

/**
 * Asks an address until it answers 200.
 * @param {string} url
 * @param {{ withinMs: number, host?: string, pauseMs?: number, signal?: AbortSignal }} options `host` is the Host
 *   header to ask with: a server may answer to its public name only
 * @returns {Promise<boolean>} false when the time was up
 */
export async function waitUntilReady(
  url,
  { withinMs, host = new URL(url).host, pauseMs = PAUSE_MS, signal },
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
 * @returns {Promise<number | undefined>} undefined when nobody answers
 */
function getStatus(url, host) {
  return new Promise((resolve) => {
    const request = get(url, { headers: { host }, agent: false, timeout: ANSWER_WITHIN_MS }, (answer) => {
      answer.resume();
      answer.on('error', () => {});
      resolve(answer.statusCode);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(undefined));
  });
}
