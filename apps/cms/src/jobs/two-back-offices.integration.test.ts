import { createServer } from 'node:net';
import { afterAll, expect, it, vi } from 'vitest';
import { poolOf } from '#cms/database/sql.ts';
import { onPostgresOnly } from '../../testing/databases.ts';
import { sampleCase } from '../../testing/records.ts';
import { type RunningCms, startCms } from '../../testing/start-cms.ts';
import { runJobs } from './run-jobs.ts';

/** A mail server that accepts everything and records the recipients. */
const recipients: string[] = [];
const mailServer = createServer((socket) => {
  let isText = false;
  socket.write('220 ready\r\n');
  socket.on('error', () => {});
  socket.setEncoding('utf8').on('data', (lines: string) => {
    if (isText && !lines.endsWith('\r\n.\r\n')) return;
    const recipient = /^RCPT TO:<(.*?)>/im.exec(lines)?.[1];
    if (recipient) recipients.push(recipient);
    const isBegun = /^DATA/im.test(lines);
    if (/^QUIT/im.test(lines)) socket.end('221 bye\r\n');
    else socket.write(isBegun ? '354 go on\r\n' : '250 ok\r\n');
    isText = isBegun;
  });
});
const port = await new Promise<number>((resolve, reject) => {
  mailServer.listen(0, '127.0.0.1', () => {
    const address = mailServer.address();
    if (address && typeof address === 'object') resolve(address.port);
    else reject(new Error('The mail server has no port.'));
  });
});
afterAll(() => {
  mailServer.close();
});

const COPIES = 40;
const PUBLICATIONS = 10;

/** Records every job that a back office starts. */
function recordClaims({ payload }: RunningCms, begun: string[]): void {
  const updateJobs = payload.db.updateJobs.bind(payload.db);
  payload.db.updateJobs = async (args) => {
    const jobs = await updateJobs(args);
    if (args.id === undefined && args.data.processing === true)
      begun.push(...(jobs ?? []).map(({ id }) => String(id)));
    return jobs;
  };
}

const checkedOut = ({ payload }: RunningCms) => {
  const { idleCount, totalCount } = poolOf(payload);
  return totalCount - idleCount;
};

onPostgresOnly('two back offices on one database', (cms) => {
  it('start each job once, of any kind, and leak no connection', { timeout: 60_000 }, async () => {
    const { env, payload } = cms();
    const smtpUrl = `smtp://127.0.0.1:${port}`;
    const backOffices = await Promise.all(
      [1, 2].map(() => startCms({ databaseUrl: String(env.databaseUrl), smtpUrl })),
    );
    const begun: string[] = [];
    for (const backOffice of backOffices) recordClaims(backOffice, begun);
    const before = backOffices.map(checkedOut);
    const queued: string[] = [];
    try {
      for (let number = 0; number < COPIES; number += 1) {
        const email = `nasabah-${number}@contoh.example`;
        const message = { ...sampleCase(`copy-${number}`), senderEmail: email };
        const { id } = await payload.create({ collection: 'cases', data: message });
        queued.push(
          String((await payload.jobs.queue({ task: 'sendReceipt', input: { case: String(id) } })).id),
        );
      }
      for (let number = 0; number < PUBLICATIONS; number += 1) {
        const { id } = await payload.create({
          collection: 'news',
          locale: 'id',
          draft: true,
          data: { title: `Berita ${number}` } as never,
        });
        const input = { doc: { relationTo: 'news', value: id }, type: 'unpublish' as const };
        const job = await payload.jobs.queue({ task: 'schedulePublish', input: input as never });
        queued.push(String(job.id));
      }
      const runners = backOffices.map((backOffice) => runJobs(backOffice.payload));
      const waiting = () =>
        payload.count({
          collection: 'payload-jobs',
          where: { completedAt: { exists: false }, hasError: { not_equals: true } },
        });
      await vi.waitFor(async () => expect((await waiting()).totalDocs).toBe(0), {
        timeout: 50_000,
        interval: 200,
      });
      await Promise.all(runners.map((runner) => runner.stop()));
      // Including the social images of the publications.
      expect(begun).toEqual(expect.arrayContaining(queued));
      expect(begun.toSorted()).toEqual([...new Set(begun)].toSorted());
      expect(recipients.length).toBe(COPIES);
      expect(new Set(recipients).size).toBe(COPIES);
      expect(backOffices.map(checkedOut)).toEqual(before);
    } finally {
      await Promise.all(backOffices.map((backOffice) => backOffice.stop()));
    }
  });
});
