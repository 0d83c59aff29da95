import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 100;
const ANSWER_WITHIN_MS = 5_000;

/**
 * Asks an address until it answers 200.
 * @param {string} url
 * @param {{ withinMs: number, signal?: AbortSignal }} options
 * @returns {Promise<boolean>} false when the time was up
 */
export async function waitUntilReady(url, { withinMs, signal }) {
  const deadline = performance.now() + withinMs;
  while (performance.now() < deadline) {
    signal?.throwIfAborted();
    if (await answersOk(url)) return true;
    await sleep(PAUSE_MS);
  }
  return false;
}

/** @param {string} url */
async function answersOk(url) {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS), redirect: 'manual' });
    await answer.body?.cancel();
    return answer.status === 200;
  } catch {
    return false;
  }
}
