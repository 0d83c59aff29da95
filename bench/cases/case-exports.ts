import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Member } from '../administrator.ts';
import { readMemoryBytes, resetPeak } from '../process-memory.ts';
import type { Result } from '../report.ts';
import type { Stack } from '../stack.ts';
import { getMedian } from '../statistics.ts';
import type { FilledCases } from './fill-cases.ts';

const ROWS = 10_000;
const FIRST_BYTE_MS = 500;
const ROUNDS = 30;
const SETTLE_MS = 3_000;
/** How long a slow reader stops reading: enough to fill all buffers. */
const PAUSE_MS = 10_000;
/** Allowed memory growth during one export: garbage until the collector runs. */
const MAX_GROWTH_BYTES = 128_000_000;
/**
 * Allowed growth from the second to the last third of the exports: by then the heap has its size, and the collector
 * runs in each export.
 */
const MAX_LATER_GROWTH_BYTES = 64_000_000;
/** Allowed memory growth for all cases: as objects in memory they would need several times as much. */
const MAX_GROWTH_OF_ALL_BYTES = 256_000_000;

type Export = { firstByteMs: number; wholeMs: number; bytes: number };

const megabytes = (bytes: number) => Math.round(bytes / 1e6);

/** Reads an export to its end. */
async function readExport(member: Member, path: string): Promise<Export> {
  const startedAt = performance.now();
  const response = await member.request('GET', path);
  let firstByteMs: number | undefined;
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    firstByteMs ??= performance.now() - startedAt;
    bytes += chunk.byteLength;
  }
  return { firstByteMs: firstByteMs ?? 0, wholeMs: performance.now() - startedAt, bytes };
}

async function openResponse(address: URL, cookie: string): Promise<IncomingMessage> {
  const request = get(address, { headers: { cookie, origin: address.origin } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200)
    throw new Error(`${address.pathname} responded with ${response.statusCode}`);
  return response;
}

/** Peak resident memory during an export of all cases to a reader that pauses after the first bytes. */
async function peakOfSlowReader(stack: Stack, member: Member): Promise<number> {
  resetPeak(stack.cmsPid());
  const response = await openResponse(new URL('/api/cases/export?format=csv', stack.cmsUrl), member.cookie);
  await once(response, 'readable');
  await sleep(PAUSE_MS);
  response.resume();
  await once(response, 'end');
  return readMemoryBytes(stack.cmsPid(), 'VmHWM');
}

type BenchContext = { stack: Stack; member: Member; database: string; filled: FilledCases };

async function measureFormat(
  format: string,
  { stack, member, database, filled }: BenchContext,
): Promise<Result[]> {
  const after = encodeURIComponent(filled.receivedAfter(ROWS));
  const path = `/api/cases/export?format=${format}&where[or][0][and][0][receivedAt][greater_than]=${after}`;
  const name = `export of ${ROWS} cases as ${format.toUpperCase()}, ${database}`;
  // Warm-up: the first export loads modules.
  await readExport(member, path);
  await sleep(SETTLE_MS);
  const before = readMemoryBytes(stack.cmsPid(), 'VmRSS');
  const exports: Export[] = [];
  const peaks: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    resetPeak(stack.cmsPid());
    exports.push(await readExport(member, path));
    peaks.push(readMemoryBytes(stack.cmsPid(), 'VmHWM'));
  }
  const lowestIn = (third: number) =>
    Math.min(...peaks.slice((third * ROUNDS) / 3, ((third + 1) * ROUNDS) / 3));
  const [firstExport] = exports;
  const firstBytes = exports.map(({ firstByteMs }) => firstByteMs);
  return [
    {
      name: `${name}, first byte`,
      value: Math.max(...firstBytes),
      unit: 'ms',
      threshold: { atMost: FIRST_BYTE_MS },
      note: `median ${Math.round(getMedian(firstBytes))} ms`,
    },
    {
      name: `${name}, whole`,
      value: Math.max(...exports.map(({ wholeMs }) => wholeMs)),
      unit: 'ms',
      note: `${megabytes(firstExport?.bytes ?? 0)} MB`,
    },
    {
      name: `${name}, memory of the back office`,
      value: (peaks[0] ?? 0) - before,
      unit: 'bytes',
      threshold: { atMost: MAX_GROWTH_BYTES },
      note: `more than before: ${megabytes(before)} MB before`,
    },
    {
      name: `${name}, memory of the back office in ${ROUNDS} exports`,
      value: lowestIn(2) - lowestIn(1),
      unit: 'bytes',
      threshold: { atMost: MAX_LATER_GROWTH_BYTES },
      note: `lowest peak of the last third against the second; peaks in MB: ${peaks.map(megabytes).join(', ')}`,
    },
  ];
}

/** Exports to a fast and to a slow reader: duration, and memory of the back office. */
export async function measureExports(context: BenchContext): Promise<Result[]> {
  const { stack, member, database } = context;
  const name = `export of all cases to a slow reader, ${database}, memory of the back office`;
  if (process.platform !== 'linux') return [{ name, missing: 'it is read from /proc, which only Linux has' }];
  const results = [...(await measureFormat('csv', context)), ...(await measureFormat('xlsx', context))];
  await sleep(SETTLE_MS);
  const before = readMemoryBytes(stack.cmsPid(), 'VmRSS');
  const peak = await peakOfSlowReader(stack, member);
  return [
    ...results,
    {
      name,
      value: peak - before,
      unit: 'bytes',
      threshold: { atMost: MAX_GROWTH_OF_ALL_BYTES },
      note: `more than before: ${megabytes(before)} MB before, ${megabytes(peak)} MB at the most`,
    },
  ];
}
