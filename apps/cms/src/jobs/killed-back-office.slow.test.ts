import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { sampleOf } from '@beranda/contract/forms/form-sample';
import { afterAll, expect, it, vi } from 'vitest';
import { newsFields, newsText } from '#cms/collections/news/sample.ts';
import { readRows, sql } from '#cms/database/sql.ts';
import type { Case } from '#cms/payload-types.ts';
import { onPostgresOnly } from '../../testing/databases.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { createUser, sampleCase, settingsSample, signIn } from '../../testing/records.ts';
import type { RunningCms } from '../../testing/start-cms.ts';
import { postSubmission } from '../../testing/submissions.ts';
import type { RecoveryTimes } from './release-abandoned-jobs.ts';

/** Repeats the random choices of an earlier run. */
const SEED = Number(process.env.KILL_SEED ?? randomInt(2 ** 31));
/** How often one of the two back offices is killed. */
const KILLS = Number(process.env.KILLS ?? 1);

const PROGRAM = path.resolve(import.meta.dirname, '../../testing/back-office-process.ts');
const STAFF = 'petugas@bank.example';
/** Above what a job takes on a busy machine. */
const RECOVERY: RecoveryTimes = { pollIntervalMs: 1_000, jobTimeoutMs: 20_000 };

const PER_KILL = { submissions: 8, replies: 4, complaints: 3, publications: 4, erasures: 8 };

/** Random numbers below 1 from a seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = randomFrom(SEED);
const between = (min: number, max: number) => min + Math.floor(random() * (max - min));

/** Each back office has a mail server of its own, so that it is known which one sent a mail. */
const mailServers = await Promise.all([1, 2].map(() => startMailServer(() => between(0, 150))));
afterAll(() => {
  for (const server of mailServers) server.close();
});

const messageIdOf = ({ message }: MailServer['mails'][number]) =>
  /^Message-ID:\s*(<[^>]+>)/im.exec(message)?.[1] ?? 'none';
const sentBy = (server: MailServer | undefined) => (server?.mails ?? []).map(messageIdOf);

type BackOffice = { process: ChildProcess; isReady: Promise<void> };

function startBackOffice({ env }: RunningCms, smtpUrl: string): BackOffice {
  const { databaseUrl, dataDir } = env;
  const options = JSON.stringify({ databaseUrl, dataDir, smtpUrl, recovery: RECOVERY });
  const child = spawn(process.execPath, [PROGRAM, options], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  return { process: child, isReady: once(lines, 'line').then(() => undefined) };
}

async function kill(backOffice: BackOffice): Promise<void> {
  const hasExited = once(backOffice.process, 'exit');
  backOffice.process.kill('SIGKILL');
  await hasExited;
}

/** Until the back office of a mail server has sent a few more mails, or for some seconds, and a little longer. */
async function waitUntilRandomMoment({ mails }: MailServer): Promise<void> {
  const enough = mails.length + between(0, 8);
  const endsAt = performance.now() + between(500, 4_000);
  while (mails.length < enough && performance.now() < endsAt) await sleep(5);
  await sleep(between(0, 200));
}

/** What the back offices have to do. */
type Work = {
  /** Message-IDs of mails. */
  mails: string[];
  news: number[];
  erasures: number;
};

onPostgresOnly('two back offices on one database, one of which is killed', (cms) => {
  let session: Record<string, string>;
  let scheduledBy: number | string;
  let serial = 0;
  const work: Work = { mails: [], news: [], erasures: 0 };

  const post = async (address: string, body: object) => {
    const response = await fetch(`${cms().url}/api${address}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...session },
      body: JSON.stringify(body),
    });
    if (!response.ok)
      throw new Error(`${address} responded with ${response.status}: ${await response.text()}`);
    return response.json();
  };

  async function prepare(): Promise<void> {
    const { payload } = cms();
    const user = await createUser(cms(), 'pertama', ['administrator']);
    session = await signIn(cms(), 'pertama');
    scheduledBy = user.id;
    await payload.updateGlobal({
      slug: 'service',
      data: {
        complaintOfficer: 'Rina Marlina',
        notify: [{ for: 'contact', addresses: [STAFF] }],
      },
    });
    await payload.updateGlobal({ slug: 'settings', locale: 'id', data: settingsSample });
  }

  async function submit(form: 'contact' | 'complaint'): Promise<Case> {
    serial += 1;
    const answers = {
      ...(await sampleOf(form)),
      email: `nasabah-${serial}@contoh.example`,
      fullName: `Nasabah ${serial}`,
      ...(form === 'complaint' && { transactionDate: '2026-01-05' }),
    };
    const response = await postSubmission(cms(), form, { answers, attachments: [], locale: 'id' });
    const { ticket } = (await response.json()) as { ticket: string };
    expect(response.status).toBe(201);
    work.mails.push(`<${ticket}.receipt@localhost.localdomain>`);
    if (form === 'contact') work.mails.push(`<${ticket}.staff@localhost.localdomain>`);
    const { docs } = await cms().payload.find({ collection: 'cases', where: { ticket: { equals: ticket } } });
    return docs[0] as Case;
  }

  async function reply({ id }: Case): Promise<void> {
    await post(`/cases/${id}/replies`, {
      key: crypto.randomUUID(),
      locale: 'id',
      subject: 'Jawaban kami',
      body: 'Jawaban atas {ticket}.',
    });
  }

  /** Two mails of the clock. */
  async function requestDocuments({ id, ticket }: Case): Promise<void> {
    const classification = { channel: 'written', kind: 'dispute', documentsCompleteOn: null };
    await post(`/cases/${id}/clock/classify`, classification);
    await post(`/cases/${id}/clock/requestDocuments`, { documents: 'Mutasi rekening' });
    await post(`/cases/${id}/clock/answer`, { answer: 'Dana sudah kembali.' });
    const events = await readRows<{ id: number; kind: string }>(
      cms().payload,
      sql`SELECT id, kind FROM case_events WHERE case_id = ${id} AND kind IN ('documents-requested', 'answered')`,
    );
    expect(events).toHaveLength(2);
    for (const event of events) {
      const what = event.kind === 'answered' ? 'answer' : 'request';
      work.mails.push(`<${ticket}.${what}-${event.id}@localhost.localdomain>`);
    }
  }

  /** @returns id of the news item and of the job. */
  async function schedulePublication(inMs: number) {
    serial += 1;
    const slug = `terjadwal-${serial}`;
    const { payload } = cms();
    const { id } = await payload.create({
      collection: 'news',
      draft: true,
      locale: 'id',
      data: { ...newsFields(slug), ...newsText(`${slug} id`) },
    });
    const job = await payload.jobs.queue({
      task: 'schedulePublish',
      input: {
        type: 'publish',
        doc: { relationTo: 'news', value: String(id) as never },
        user: { relationTo: 'users', value: scheduledBy as number },
      },
      waitUntil: new Date(Date.now() + inMs),
    });
    return { id, job: job.id };
  }

  /** What publications leave: versions, and rows of the audit log. */
  const tracesOfNews = () =>
    readRows<{ id: number; versions: string; rows: string }>(
      cms().payload,
      sql`SELECT news.id,
            (SELECT count(*) FROM _news_v AS version WHERE version.parent_id = news.id) AS versions,
            (SELECT count(*) FROM audit_log WHERE document = news.id::text AND collection = 'news'
              AND action = 'published-on-schedule') AS rows
          FROM news ORDER BY news.id`,
    );

  async function finishLongAgo(): Promise<void> {
    serial += 1;
    const { payload } = cms();
    const { id } = await payload.create({ collection: 'cases', data: sampleCase(`lama-${serial}`) });
    await payload.update({ collection: 'cases', id, data: { status: 'closed' }, overrideAccess: true });
    await readRows(
      payload,
      sql`UPDATE cases SET erase_after = '2020-01-01T00:00:00.000Z' WHERE id = ${id} RETURNING id`,
    );
    work.erasures += 1;
  }

  async function addWork(): Promise<void> {
    for (let count = 0; count < PER_KILL.erasures; count += 1) await finishLongAgo();
    for (let count = 0; count < PER_KILL.publications; count += 1) {
      work.news.push((await schedulePublication(between(0, 4_000))).id);
    }
    for (let count = 0; count < PER_KILL.submissions; count += 1) {
      const caseDoc = await submit('contact');
      if (count < PER_KILL.replies) await reply(caseDoc);
    }
    for (let count = 0; count < PER_KILL.complaints; count += 1)
      await requestDocuments(await submit('complaint'));
  }

  /** Message-IDs of the mails that the database records as sent, each as often as it is recorded. */
  async function recordedMails(): Promise<string[]> {
    const rows = await readRows<{
      ticket: string;
      kind: string;
      about: string | null;
      message: string | null;
    }>(
      cms().payload,
      sql`SELECT cases.ticket, event.kind, event."to" AS about, NULL AS message FROM case_events AS event
            JOIN cases ON cases.id = event.case_id
            WHERE event.kind IN ('receipt-mailed', 'staff-notified', 'request-mailed', 'answer-mailed')
          UNION ALL
          SELECT '', 'reply-sent', NULL, message_id FROM case_replies WHERE sent_at IS NOT NULL`,
    );
    const names: Record<string, string> = {
      'receipt-mailed': 'receipt',
      'staff-notified': 'staff',
      'request-mailed': 'request-',
      'answer-mailed': 'answer-',
    };
    return rows.map(
      ({ ticket, kind, about, message }) =>
        message ?? `<${ticket}.${names[kind]}${about ?? ''}@localhost.localdomain>`,
    );
  }

  const countJobs = async () =>
    (
      await cms().payload.count({
        collection: 'payload-jobs',
        where: { completedAt: { exists: false } },
      })
    ).totalDocs;

  /** Retries failed jobs at once. */
  const endPauses = () =>
    readRows(
      cms().payload,
      sql`UPDATE payload_jobs SET wait_until = NULL WHERE total_tried > 0 AND processing = false RETURNING id`,
    );

  it(`mail, publish and erase everything once (KILL_SEED=${SEED})`, { timeout: 600_000 }, async () => {
    const { payload } = cms();
    await prepare();
    // The stored state after a publication without a kill.
    await payload.jobs.runByID({ id: (await schedulePublication(0)).job, silent: true });
    const backOffices = mailServers.map(({ url }) => startBackOffice(cms(), url));
    /** Mails that a killed back office had handed over but not recorded: only these may be sent a second time. */
    const unrecorded = new Set<string>();
    try {
      await Promise.all(backOffices.map(({ isReady }) => isReady));
      for (let round = 0; round < KILLS; round += 1) {
        const index = between(0, 2);
        const victim = backOffices[index] as BackOffice;
        const server = mailServers[index] as MailServer;
        const isAdded = addWork();
        await victim.isReady;
        await waitUntilRandomMoment(server);
        await kill(victim);
        // What was in its sockets is still received, and a commit that it has sent still happens.
        await sleep(300);
        const recorded = new Set(await recordedMails());
        for (const id of sentBy(server)) if (!recorded.has(id)) unrecorded.add(id);
        backOffices[index] = startBackOffice(cms(), server.url);
        await isAdded;
      }
      await Promise.all(backOffices.map(({ isReady }) => isReady));
      await vi.waitFor(
        async () => {
          await endPauses();
          expect(await countJobs()).toBe(0);
          const due = { eraseAfter: { less_than: '2021-01-01T00:00:00.000Z' } };
          expect((await payload.count({ collection: 'cases', where: due })).totalDocs).toBe(0);
        },
        { timeout: 240_000, interval: 500 },
      );
    } finally {
      await Promise.all(backOffices.map(kill));
    }

    const replies = await readRows<{ id: string }>(payload, sql`SELECT message_id AS id FROM case_replies`);
    const expected = [...work.mails, ...replies.map(({ id }) => id)].toSorted();
    const sent = mailServers.flatMap(sentBy);
    expect([...new Set(sent)].toSorted()).toEqual(expected);
    expect((await recordedMails()).toSorted()).toEqual(expected);
    const twice = sent.filter((id, index) => sent.indexOf(id) !== index);
    expect(twice.filter((id) => !unrecorded.has(id))).toEqual([]);
    // Each process sends one at a time.
    expect(unrecorded.size).toBeLessThanOrEqual(KILLS);
    expect(twice.length).toBeLessThanOrEqual(KILLS);

    const [alone, ...published] = await tracesOfNews();
    expect(alone?.rows).toBe('1');
    expect(published).toEqual(work.news.map((id) => ({ ...alone, id })));

    expect((await payload.count({ collection: 'case-statistics' })).totalDocs).toBe(work.erasures);
    expect(work.erasures).toBe(KILLS * PER_KILL.erasures);
    if (process.env.KILL_REPORT)
      process.stdout.write(
        `seed ${SEED}: ${expected.length} mails, ${unrecorded.size} unrecorded at a kill, ${twice.length} sent twice, ${work.news.length} publications, ${work.erasures} erasures\n`,
      );
  });
});
