import { setTimeout as sleep } from 'node:timers/promises';
import type { Result } from './report.ts';
import type { Stack } from './stack.ts';
import { getMedian } from './statistics.ts';

const TIMES = 3;
const ASK_EVERY_MS = 10;
const GIVE_UP_AFTER_MS = 30_000;

export async function measureStartTime(stack: Stack): Promise<Result[]> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    await stack.stopSite();
    const startedAt = performance.now();
    stack.spawnSite();
    await waitForPage(new URL('/', stack.siteUrl).href, startedAt + GIVE_UP_AFTER_MS);
    times.push(performance.now() - startedAt);
  }
  return [
    {
      name: 'site start to first page, median',
      value: getMedian(times),
      unit: 'ms',
      bar: { atMost: 1_500 },
      note: `of ${TIMES}`,
      details: times,
    },
  ];
}

async function waitForPage(url: string, deadline: number): Promise<void> {
  while (performance.now() < deadline) {
    try {
      const answer = await fetch(url);
      await answer.text();
      if (answer.status === 200) return;
    } catch {
      // It does not listen yet.
    }
    await sleep(ASK_EVERY_MS);
  }
  throw new Error(`${url} did not answer 200 within ${GIVE_UP_AFTER_MS / 1_000} s`);
}
