import { createHash, randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ATTACHMENTS_FIELD } from '@beranda/contract';
import { sampleOf } from '@beranda/contract/forms/form-sample';
import { solveCaptcha } from '../apps/site/testing/captcha.ts';
import {
  type OpenedForm,
  openForm,
  type SiteUrl,
  sendByScript,
  upload,
} from '../apps/site/testing/open-form.ts';
import { ensurePostgres } from '../scripts/testing/postgres.mjs';
import { type Administrator, registerAdministrator } from './administrator.ts';
import type { Result } from './report.ts';
import { type Stack, startStack } from './stack.ts';

const SUBMISSIONS = 2_000;
const CLIENTS = 20;
const KILLS = 10;
/** Every third submission has an attachment. */
const FILE_EVERY = 3;
/** A visitor presses Send this often before giving up. */
const MAX_ATTEMPTS = 4;
const RETRY_MS = 700;
/** Minimum share of successful submissions: with fewer, the other figures mean nothing. */
const MIN_ACKNOWLEDGED = 0.9;
const PAGE_SIZE = 200;
const PAGE = '/about-us/contact-us';
const sample = await sampleOf('contact');

/** Unlimited, so that clients on one address are not held back, and with the cheapest captcha. */
const SETTINGS = {
  FORM_RATE_PER_MINUTE: '1000000',
  FORM_MIN_SECONDS: '0',
  FORM_SAME_TEXT_PER_HOUR: '1000000',
  CAPTCHA_DIFFICULTY: '1',
};

/** Outcome for a visitor: a ticket, or a failure. */
type SubmissionResult = { number: number; ticket?: string; fileHash?: string };

/** A small PDF that no other visitor has. */
function uniqueFile(number: number): Buffer {
  return Buffer.from(`%PDF-1.7\n% ${number} ${randomUUID()}\n${' '.repeat(20_000)}\nstartxref\n0\n%%EOF\n`);
}

/** @returns the handle; undefined if the file was rejected. */
async function uploadFile(at: SiteUrl, form: OpenedForm, file: Buffer): Promise<string | undefined> {
  const response = await upload(at, form, ['bukti.pdf', file]);
  const { handle } = (await response.json()) as { handle?: string };
  return response.status === 201 ? handle : undefined;
}

/** @returns the ticket; undefined if the visitor was told that it failed. */
async function send(at: SiteUrl, form: OpenedForm, message: object): Promise<string | undefined> {
  const response = await sendByScript(at, form, message);
  const { ticket } = (await response.json()) as { ticket?: string };
  return response.status === 201 ? ticket : undefined;
}

const messageOf = (number: number) => ({
  ...sample,
  fullName: `Pengirim ${number}`,
  email: `pengirim${number}@contoh.example`,
  customerType: 'general',
  notes: `Kiriman ${number}`,
  sendCopy: '',
});

/** Sends one form as a person does: again after a failure, with the same page. */
async function submit(at: SiteUrl, number: number): Promise<SubmissionResult> {
  const form = await openForm(at, PAGE);
  const message = { ...messageOf(number), _captcha: await solveCaptcha(at.url, form.name) };
  const file = number % FILE_EVERY === 0 ? uniqueFile(number) : undefined;
  let handle: string | undefined;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    if (file && !handle) handle = await uploadFile(at, form, file);
    const ticket =
      file && !handle
        ? undefined
        : await send(at, form, { ...message, [ATTACHMENTS_FIELD]: handle ? [handle] : [] });
    if (ticket)
      return { number, ticket, ...(file && { fileHash: createHash('sha256').update(file).digest('hex') }) };
    await sleep(RETRY_MS);
  }
  return { number };
}

/** Kills the back office at random moments, counted in finished submissions, and starts it again. */
function createKiller(stack: Stack) {
  const moments = Array.from({ length: KILLS }, () => randomInt(SUBMISSIONS * 0.05, SUBMISSIONS * 0.95));
  moments.sort((a, b) => a - b);
  let running = Promise.resolve();
  let kills = 0;
  return {
    onFinished(count: number): void {
      while (moments[0] !== undefined && count >= moments[0]) {
        moments.shift();
        running = running.then(async () => {
          await sleep(randomInt(0, 500));
          await stack.killCms();
          await stack.startCms();
          kills += 1;
        });
      }
    },
    async done(): Promise<number> {
      await running;
      return kills;
    },
  };
}

type StoredCase = { id: number; ticket: string; answers: { notes: string } };
type StoredFile = { case: number | { id: number }; url?: string; id: number };

async function readAll<Doc>(administrator: Administrator, collection: string): Promise<Doc[]> {
  const docs: Doc[] = [];
  for (let page = 1; ; page += 1) {
    const query = `limit=${PAGE_SIZE}&page=${page}&depth=0&sort=id`;
    const body = (await administrator.call('GET', `/api/${collection}?${query}`)) as {
      docs: Doc[];
      hasNextPage: boolean;
    };
    docs.push(...body.docs);
    if (!body.hasNextPage) return docs;
  }
}

const countDuplicates = (values: readonly unknown[]) => values.length - new Set(values).size;

async function measureOn(database: string, settings: Record<string, string>, signal: AbortSignal) {
  const stack = await startStack(signal, { ...SETTINGS, ...settings });
  try {
    const administrator = await registerAdministrator(stack);
    const killer = createKiller(stack);
    const outcomes: SubmissionResult[] = [];
    let next = 0;
    const startedAt = performance.now();
    const client = async () => {
      while (next < SUBMISSIONS) {
        signal.throwIfAborted();
        next += 1;
        outcomes.push(await submit({ url: stack.siteUrl }, next));
        killer.onFinished(outcomes.length);
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    const milliseconds = performance.now() - startedAt;
    const kills = await killer.done();
    return await compare(administrator, { database, outcomes, kills, milliseconds });
  } finally {
    await stack.stop();
  }
}

type Run = { database: string; outcomes: readonly SubmissionResult[]; kills: number; milliseconds: number };

/** Compares the visitors' tickets with the stored cases. */
async function compare(
  administrator: Administrator,
  { database, outcomes, kills, milliseconds }: Run,
): Promise<Result[]> {
  const cases = await readAll<StoredCase>(administrator, 'cases');
  const files = await readAll<StoredFile>(administrator, 'attachments');
  const byTicket = new Map(cases.map((caseDoc) => [caseDoc.ticket, caseDoc]));
  const acknowledged = outcomes.filter(({ ticket }) => ticket);
  const lost = acknowledged.filter(
    ({ ticket = '', number }) => byTicket.get(ticket)?.answers.notes !== `Kiriman ${number}`,
  );
  let brokenFiles = 0;
  for (const { ticket = '', fileHash } of acknowledged) {
    const caseId = byTicket.get(ticket)?.id;
    const attachments = files.filter(
      (file) => (typeof file.case === 'object' ? file.case?.id : file.case) === caseId,
    );
    const hashes = await Promise.all(
      attachments.map(async ({ id }) =>
        createHash('sha256')
          .update(await administrator.download(`/api/attachments/${id}/file`))
          .digest('hex'),
      ),
    );
    if (hashes.join() !== (fileHash ?? '')) brokenFiles += 1;
  }
  const name = (what: string) => `submissions on ${database}, ${what}`;
  const none = { threshold: { atMost: 0 }, unit: 'count' as const };
  return [
    {
      name: name('acknowledged'),
      value: acknowledged.length,
      unit: 'count',
      threshold: { atLeast: SUBMISSIONS * MIN_ACKNOWLEDGED },
      note: `of ${SUBMISSIONS} by ${CLIENTS} clients in ${Math.round(milliseconds / 1_000)} s, ${kills} kills; ${outcomes.length - acknowledged.length} gave up after ${MAX_ATTEMPTS} attempts; ${cases.length} cases`,
    },
    { name: name('acknowledged and lost'), value: lost.length, ...none },
    {
      name: name('stored twice'),
      value: countDuplicates(cases.map(({ answers }) => answers.notes)),
      ...none,
    },
    { name: name('files missing or changed'), value: brokenFiles, ...none },
  ];
}

/**
 * 2,000 forms, a third with an attachment, while the back office is killed ten times: everybody who has a ticket must find the
 * case stored once, with its file. On both databases.
 */
export async function measureSubmissions(signal: AbortSignal): Promise<Result[]> {
  const results = await measureOn('SQLite', {}, signal);
  const postgres = await ensurePostgres(signal);
  try {
    if (!postgres.url)
      return [...results, { name: 'submissions on PostgreSQL', missing: String(postgres.missing) }];
    return [...results, ...(await measureOn('PostgreSQL', { DATABASE_URL: postgres.url }, signal))];
  } finally {
    postgres.stop();
  }
}
