import { setTimeout as sleep } from 'node:timers/promises';
import type { Result } from './report.ts';
import type { Stack } from './stack.ts';
import { getMedian } from './statistics.ts';

const REPETITIONS = 3;
const POLL_INTERVAL_MS = 10;
const TIMEOUT_MS = 30_000;

export async function measureStartTime(stack: Stack): Promise<Result[]> {
  const times: number[] = [];
  for (let round = 0; round < REPETITIONS; round += 1) {
    await stack.stopSite();
    const startedAt = performance.now();
    stack.spawnSite();
    await waitUntilPageResponds(new URL('/', stack.siteUrl).href, startedAt + TIMEOUT_MS);
    times.push(performance.now() - startedAt);
  }
  return [
    {
      name: 'site start to first page, median',
      value: getMedian(times),
      unit: 'ms',
      threshold: { atMost: 1_500 },
      note: `of ${REPETITIONS}`,
      details: times,
    },
  ];
}

async function waitUntilPageResponds(url: string, deadline: number): Promise<void> {
  while (performance.now() < deadline) {
    try {
      const response = await fetch(url);
      await response.text();
      if (response.status === 200) return;
    } catch {
      // Not listening yet.
    }
    await sleep(POLL_INTERVAL_MS);
  }
  throw new Error(`${url} did not respond with 200 within ${TIMEOUT_MS / 1_000} s`);
}
