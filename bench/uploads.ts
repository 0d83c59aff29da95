import { setTimeout as sleep } from 'node:timers/promises';
import { type OpenedForm, openForm, type SiteUrl, upload } from '../apps/site/testing/open-form.ts';
import { ATTACHMENT_LIMITS } from '../packages/contract/src/limits.ts';
import { readMemoryBytes, resetPeak } from './process-memory.ts';
import type { Result } from './report.ts';
import type { Stack } from './stack.ts';

const UPLOADS = 10;
const ROUNDS = 10;
const PAGE = '/about-us/contact-us';
const SETTLE_MS = 3_000;
const NAME = `memory of the site, ${UPLOADS} attachments of 7 MB at once`;

/** The largest PDF that is accepted. */
function largestFile(): Buffer {
  const file = Buffer.alloc(ATTACHMENT_LIMITS.bytes, 32);
  file.write('%PDF-1.7\n');
  const end = '\nstartxref\n0\n%%EOF\n';
  file.write(end, file.length - end.length);
  return file;
}

async function uploadOne(at: SiteUrl, form: OpenedForm, file: Buffer): Promise<void> {
  const response = await upload(at, form, ['bench.pdf', file]);
  if (response.status !== 201)
    throw new Error(`An upload responded with ${response.status}: ${await response.text()}`);
}

/** Uploads the files at once. @returns the largest resident memory meanwhile, in bytes. */
async function peakOfRound(stack: Stack, form: OpenedForm, file: Buffer): Promise<number> {
  resetPeak(stack.sitePid());
  await Promise.all(Array.from({ length: UPLOADS }, () => uploadOne({ url: stack.siteUrl }, form, file)));
  return readMemoryBytes(stack.sitePid(), 'VmHWM');
}

/**
 * What ten visitors who upload the largest file at once cost the site, and whether that memory grows with the number
 * of files. It streams: memory grows by the garbage of pieces until the collector runs, less than the files have, and
 * stays there. Compared by the highest of five rounds each, since a single peak depends on when the collector runs.
 */
export async function measureUploads(stack: Stack): Promise<Result[]> {
  if (process.platform !== 'linux')
    return [{ name: NAME, missing: 'it is read from /proc, which only Linux has' }];
  const form = await openForm({ url: stack.siteUrl }, PAGE);
  const file = largestFile();
  // Warm-up: the first upload loads modules.
  await uploadOne({ url: stack.siteUrl }, form, file);
  await sleep(SETTLE_MS);
  const before = readMemoryBytes(stack.sitePid(), 'VmRSS');
  const peaks: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) peaks.push(await peakOfRound(stack, form, file));
  const first = peaks[0] ?? 0;
  const earlier = Math.max(...peaks.slice(0, ROUNDS / 2));
  const later = Math.max(...peaks.slice(ROUNDS / 2));
  const megabytes = (bytes: number) => Math.round(bytes / 1e6);
  return [
    {
      name: NAME,
      value: first - before,
      unit: 'bytes',
      threshold: { atMost: UPLOADS * ATTACHMENT_LIMITS.bytes },
      note: `more than before: ${megabytes(before)} MB before, ${megabytes(first)} MB at the most`,
    },
    {
      name: `${NAME}, in ${ROUNDS} rounds`,
      value: later - earlier,
      unit: 'bytes',
      threshold: { atMost: 2 * ATTACHMENT_LIMITS.bytes },
      note: `peak of the later half against the earlier; peaks in MB: ${peaks.map(megabytes).join(', ')}`,
    },
  ];
}
