import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DATABASE_FILE } from '../../scripts/lib/data-directory.mjs';
import { getRaw } from '../raw-request.ts';
import type { Result } from '../report.ts';
import type { Stack } from '../stack.ts';
import { getMedian, getPercentile } from '../statistics.ts';
import { fillBranches } from './fill-branches.ts';

const FEW = 100;
/** The number of branches and ATMs of the country's largest banks. */
const MANY = 5_000;
const REPETITIONS = 200;
/** Fewer repetitions: this endpoint is rate limited. */
const TIMES_OF_POSITIONS = 20;
const VISIBLE_WITHIN_MS = 60_000;
const POLL_INTERVAL_MS = 100;

/** An empty search is not stored, so that each request is rendered. */
const LIST = ['/branches?q='];
const FILTERS = [
  '/branches?q=bandung',
  '/branches?q=kantor+kas+bali',
  '/branches?q=20135',
  '/branches?q=contoh+raya+4',
  '/branches?kind=atm&service=cash-deposit',
  '/branches?q=tidak+ada+di+sini',
  '/en/branches?q=west+java&weekend=1',
];

/** The branch finder with few and with many branches: list, filters, size of the page, and the data of “nearest”. */
export async function measureBranches(stack: Stack): Promise<Result[]> {
  const few = await measureWith(stack, FEW);
  const many = await measureWith(stack, MANY);
  const atMost: Partial<Record<keyof typeof many, number>> = {
    'list p50': 25,
    'list p99': 60,
    'filter p50': 25,
    'filter p99': 60,
    'page, as sent': few['page, as sent'].value + 10_000,
    'page, HTML': few['page, HTML'].value + 60_000,
    'nearest, as sent': 150_000,
  };
  return [
    ...Object.entries(few).map(([name, figure]) => ({ name: `branches: ${name}, ${FEW}`, ...figure })),
    ...Object.entries(many).map(([name, figure]) => {
      const most = atMost[name as keyof typeof many];
      return {
        name: `branches: ${name}, ${MANY.toLocaleString('en')}`,
        ...figure,
        ...(most !== undefined && { threshold: { atMost: most } }),
      };
    }),
  ];
}

async function measureWith(stack: Stack, total: number) {
  const { siteUrl } = stack;
  fillBranches(join(stack.dataDirectory, DATABASE_FILE), total);
  const publishedAt = performance.now();
  await waitUntilShown(siteUrl, total);
  const shown = performance.now() - publishedAt;
  const list = await timesOf(siteUrl, LIST);
  const filter = await timesOf(siteUrl, FILTERS);
  const nearest = '/api/id/v2/branches/positions';
  const position = await timesOf(siteUrl, [nearest], TIMES_OF_POSITIONS);
  return {
    'shown after a publication': { value: shown, unit: 'ms' },
    'list p50': { value: getMedian(list), unit: 'ms' },
    'list p99': { value: getPercentile(list, 99), unit: 'ms' },
    'filter p50': { value: getMedian(filter), unit: 'ms' },
    'filter p99': { value: getPercentile(filter, 99), unit: 'ms' },
    'page, as sent': { value: await bytesOf(siteUrl, '/branches', 'br'), unit: 'bytes' },
    'page, HTML': { value: await bytesOf(siteUrl, '/branches', 'identity'), unit: 'bytes' },
    'nearest p50': { value: getMedian(position), unit: 'ms' },
    'nearest, as sent': { value: await bytesOf(siteUrl, nearest, 'br'), unit: 'bytes' },
  } as const;
}

async function waitUntilShown(siteUrl: string, total: number): Promise<void> {
  const expectedText = `${total.toLocaleString('id')} lokasi`;
  const until = performance.now() + VISIBLE_WITHIN_MS;
  while (performance.now() < until) {
    const page = await fetch(new URL('/branches', siteUrl));
    if ((await page.text()).includes(expectedText)) return;
    await sleep(POLL_INTERVAL_MS);
  }
  throw new Error(`The branch finder does not show ${expectedText}`);
}

async function timesOf(siteUrl: string, paths: readonly string[], count = REPETITIONS): Promise<number[]> {
  for (const path of paths) await get(siteUrl, path);
  const times: number[] = [];
  for (let round = 0; round < count; round += 1) {
    const startedAt = performance.now();
    await get(siteUrl, paths[round % paths.length] ?? '');
    times.push(performance.now() - startedAt);
  }
  return times;
}

async function get(siteUrl: string, path: string): Promise<void> {
  const response = await fetch(new URL(path, siteUrl));
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
}

async function bytesOf(siteUrl: string, path: string, encoding: 'br' | 'identity'): Promise<number> {
  const { status, body } = await getRaw(new URL(path, siteUrl).href, { 'accept-encoding': encoding });
  if (status !== 200) throw new Error(`${path} responded with ${status}`);
  return body.length;
}
