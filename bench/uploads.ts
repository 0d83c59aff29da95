import { setTimeout as sleep } from 'node:timers/promises';
import { ATTACHMENT_LIMITS } from '../packages/contract/src/limits.ts';
import { readBytes, resetPeak } from './process-memory.ts';
import type { Result } from './report.ts';
import type { Stack } from './stack.ts';

const UPLOADS = 10;
const PAGE = '/about-us/contact-us';
const SETTLE_MS = 3_000;
const NAME = `memory of the site, ${UPLOADS} attachments of 7 MB at once`;

/** The token and cookie of an opened form. */
type Visitor = { token: string; cookie: string };

async function openForm(siteUrl: string): Promise<Visitor> {
  const page = await fetch(siteUrl + PAGE);
  const token = /<meta name="csrf-token" content="([^"]+)"/.exec(await page.text())?.[1];
  if (!token) throw new Error(`${PAGE} has no form`);
  const cookie = page.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { token, cookie };
}

/** The largest PDF that is accepted. */
function largestFile(): Buffer<ArrayBuffer> {
  const file = Buffer.alloc(ATTACHMENT_LIMITS.bytes, 32);
  file.write('%PDF-1.7\n');
  const end = '\nstartxref\n0\n%%EOF\n';
  file.write(end, file.length - end.length);
  return file;
}

async function upload(siteUrl: string, { token, cookie }: Visitor, file: Buffer<ArrayBuffer>): Promise<void> {
  const body = new FormData();
  body.append('_files', new Blob([file]), 'bench.pdf');
  const answer = await fetch(`${siteUrl}/api/id/v2/forms/contact/attachments`, {
    method: 'POST',
    headers: { 'x-csrf-token': token, cookie, origin: siteUrl },
    body,
  });
  if (answer.status !== 201) throw new Error(`An upload answered ${answer.status}: ${await answer.text()}`);
}

/** What ten visitors who upload the largest file at once cost the site: it streams, so memory must not follow size. */
export async function measureUploads(stack: Stack): Promise<Result[]> {
  if (process.platform !== 'linux')
    return [{ name: NAME, missing: 'it is read from /proc, which only Linux has' }];
  const visitor = await openForm(stack.siteUrl);
  const file = largestFile();
  // Loads what is loaded with the first upload.
  await upload(stack.siteUrl, visitor, file);
  await sleep(SETTLE_MS);
  const pid = stack.sitePid();
  const before = readBytes(pid, 'VmRSS');
  resetPeak(pid);
  await Promise.all(Array.from({ length: UPLOADS }, () => upload(stack.siteUrl, visitor, file)));
  const peak = readBytes(pid, 'VmHWM');
  return [
    {
      name: NAME,
      value: Math.max(0, peak - before),
      unit: 'bytes',
      // Half of what the files have.
      threshold: { atMost: (UPLOADS * ATTACHMENT_LIMITS.bytes) / 2 },
      note: `more than before: ${Math.round(before / 1e6)} MB before, ${Math.round(peak / 1e6)} MB at the most`,
    },
  ];
}
