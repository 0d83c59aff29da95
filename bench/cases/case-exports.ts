import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Member } from '../administrator.ts';
import { readBytes, resetPeak } from '../process-memory.ts';
import type { Result } from '../report.ts';
import type { Stack } from '../stack.ts';
import { getMedian } from '../statistics.ts';
import type { FilledCases } from './fill-cases.ts';

const ROWS = 10_000;
const FIRST_BYTE_MS = 500;
const ROUNDS = 30;
const SETTLE_MS = 3_000;
/** How long a slow reader takes no bytes: enough to fill all buffers. */
const PAUSE_MS = 10_000;
/** Garbage of one export until the collector runs. */
const MORE_BYTES = 128_000_000;
/** Of the last third of the exports against the second: the heap has its size by then, and the collector runs in each. */
const LATER_BYTES = 64_000_000;
/** All cases: as objects in memory they would need several times as much. */
const MORE_OF_ALL_BYTES = 256_000_000;

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
  if (response.statusCode !== 200) throw new Error(`${address.pathname} answered ${response.statusCode}`);
  return response;
}

/** The largest resident memory while somebody reads all cases, who takes no bytes for a while after the first ones. */
async function peakOfSlowReader(stack: Stack, member: Member): Promise<number> {
  resetPeak(stack.cmsPid());
  const response = await openResponse(new URL('/api/cases/export?format=csv', stack.cmsUrl), member.cookie);
  await once(response, 'readable');
  await sleep(PAUSE_MS);
  response.resume();
  await once(response, 'end');
  return readBytes(stack.cmsPid(), 'VmHWM');
}

type Measured = { stack: Stack; member: Member; database: string; filled: FilledCases };

async function measureFormat(
  format: string,
  { stack, member, database, filled }: Measured,
): Promise<Result[]> {
  const after = encodeURIComponent(filled.receivedAfter(ROWS));
  const path = `/api/cases/export?format=${format}&where[or][0][and][0][receivedAt][greater_than]=${after}`;
  const name = `export of ${ROWS} cases as ${format.toUpperCase()}, ${database}`;
  // Loads what is loaded with the first export.
  await readExport(member, path);
  await sleep(SETTLE_MS);
  const before = readBytes(stack.cmsPid(), 'VmRSS');
  const exports: Export[] = [];
  const peaks: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    resetPeak(stack.cmsPid());
    exports.push(await readExport(member, path));
    peaks.push(readBytes(stack.cmsPid(), 'VmHWM'));
  }
  const lowestIn = (third: number) =>
    Math.min(...peaks.slice((third * ROUNDS) / 3, ((third + 1) * ROUNDS) / 3));
  const [one] = exports;
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
      note: `${megabytes(one?.bytes ?? 0)} MB`,
    },
    {
      name: `${name}, memory of the back office`,
      value: (peaks[0] ?? 0) - before,
      unit: 'bytes',
      threshold: { atMost: MORE_BYTES },
      note: `more than before: ${megabytes(before)} MB before`,
    },
    {
      name: `${name}, memory of the back office in ${ROUNDS} exports`,
      value: lowestIn(2) - lowestIn(1),
      unit: 'bytes',
      threshold: { atMost: LATER_BYTES },
      note: `lowest peak of the last third against the second; peaks in MB: ${peaks.map(megabytes).join(', ')}`,
    },
  ];
}

/** Exports, read at full speed and by somebody who reads slowly: time, and the memory of the back office. */
export async function measureExports(measured: Measured): Promise<Result[]> {
  const { stack, member, database } = measured;
  const name = `export of all cases to a slow reader, ${database}, memory of the back office`;
  if (process.platform !== 'linux') return [{ name, missing: 'it is read from /proc, which only Linux has' }];
  const results = [...(await measureFormat('csv', measured)), ...(await measureFormat('xlsx', measured))];
  await sleep(SETTLE_MS);
  const before = readBytes(stack.cmsPid(), 'VmRSS');
  const peak = await peakOfSlowReader(stack, member);
  return [
    ...results,
    {
      name,
      value: peak - before,
      unit: 'bytes',
      threshold: { atMost: MORE_OF_ALL_BYTES },
      note: `more than before: ${megabytes(before)} MB before, ${megabytes(peak)} MB at the most`,
    },
  ];
}
