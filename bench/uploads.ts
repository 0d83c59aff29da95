import { setTimeout as sleep } from 'node:timers/promises';
import { type At, type OpenForm, openForm, upload } from '../apps/site/testing/open-form.ts';
import { ATTACHMENT_LIMITS } from '../packages/contract/src/limits.ts';
import { readBytes, resetPeak } from './process-memory.ts';
import type { Result } from './report.ts';
import type { Stack } from './stack.ts';

const UPLOADS = 10;
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

async function uploadOne(at: At, form: OpenForm, file: Buffer): Promise<void> {
  const answer = await upload(at, form, ['bench.pdf', file]);
  if (answer.status !== 201) throw new Error(`An upload answered ${answer.status}: ${await answer.text()}`);
}

async function uploadAll(at: At, form: OpenForm, file: Buffer): Promise<void> {
  await Promise.all(Array.from({ length: UPLOADS }, () => uploadOne(at, form, file)));
}

/**
 * What ten visitors who upload the largest file at once cost the site. It streams: what grows is the garbage of pieces,
 * less than the files have, and ten more find that memory already there.
 */
export async function measureUploads(stack: Stack): Promise<Result[]> {
  if (process.platform !== 'linux')
    return [{ name: NAME, missing: 'it is read from /proc, which only Linux has' }];
  const at = { url: stack.siteUrl };
  const form = await openForm(at, PAGE);
  const file = largestFile();
  // Loads what is loaded with the first upload.
  await uploadOne(at, form, file);
  await sleep(SETTLE_MS);
  const pid = stack.sitePid();
  const before = readBytes(pid, 'VmRSS');
  resetPeak(pid);
  await uploadAll(at, form, file);
  const peak = readBytes(pid, 'VmHWM');
  await uploadAll(at, form, file);
  const secondPeak = readBytes(pid, 'VmHWM');
  const megabytes = (bytes: number) => Math.round(bytes / 1e6);
  return [
    {
      name: NAME,
      value: peak - before,
      unit: 'bytes',
      threshold: { atMost: UPLOADS * ATTACHMENT_LIMITS.bytes },
      note: `more than before: ${megabytes(before)} MB before, ${megabytes(peak)} MB at the most`,
    },
    {
      name: `${NAME}, and ten more`,
      value: secondPeak - peak,
      unit: 'bytes',
      threshold: { atMost: 2 * ATTACHMENT_LIMITS.bytes },
      note: `more than the first ten: ${megabytes(secondPeak)} MB at the most`,
    },
  ];
}
