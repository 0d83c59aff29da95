import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Case } from '#cms/payload-types.ts';
import { auditAfter, auditEnd } from '../../../../testing/audit.ts';
import { onEachDatabase } from '../../../../testing/databases.ts';
import { startMailServer } from '../../../../testing/mail-server.ts';
import { CARE, EVERYONE, makePeople, refusalOf, type Who } from '../../../../testing/people.ts';
import { sampleCase, signIn } from '../../../../testing/records.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const server = await startMailServer();
afterAll(() => server.close());

onEachDatabase(
  'a failed mail about a case',
  (cms) => {
    const { mails } = server;
    const people = makePeople(cms);
    const sessions = new Map<Who, Record<string, string>>();
    beforeAll(async () => {
      for (const who of EVERYONE) sessions.set(who, who === 'nobody' ? {} : await signIn(cms(), who));
    });
    beforeEach(() => {
      vi.spyOn(cms().payload.logger, 'error').mockImplementation(() => {});
      server.isRejecting = true;
      mails.length = 0;
    });
    afterEach(() => vi.restoreAllMocks());

    /** Each of another sender: an address gets few receipts a day. */
    const newCase = (): Promise<Case> => {
      const key = people.next('resend');
      const data = { ...sampleCase(key), senderEmail: `${key}@contoh.example` };
      return cms().payload.create({ collection: 'cases', data });
    };

    const post = (who: Who, path: string, body?: object) =>
      fetch(`${cms().url}/api/cases/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...sessions.get(who) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
    const resend = (one: Case, job: number | string, who: Who = 'customer-care') =>
      post(who, `${one.id}/failed-mails/${job}`);

    /** Runs what is queued until its last attempt has failed, as if the pauses were over; returns the job. */
    async function fail(): Promise<number> {
      const { payload } = cms();
      for (;;) {
        const where = { hasError: { equals: false } };
        const { docs } = await payload.update({
          collection: 'payload-jobs',
          where,
          data: { waitUntil: null } as never,
        });
        const [job] = docs;
        if (!job) break;
        await payload.jobs.run();
      }
      const { docs } = await payload.find({ collection: 'payload-jobs', sort: '-updatedAt', limit: 1 });
      return Number(docs[0]?.id);
    }

    /** A case with a job that sends its receipt. */
    async function queueReceipt(): Promise<[Case, number]> {
      const one = await newCase();
      const job = await cms().payload.jobs.queue({ task: 'sendReceipt', input: { case: String(one.id) } });
      return [one, Number(job.id)];
    }

    async function failedReceipt(): Promise<[Case, number]> {
      const [one, job] = await queueReceipt();
      await cms().payload.db.updateOne({ collection: 'payload-jobs', id: job, data: { hasError: true } });
      return [one, job];
    }

    async function eventsOf({ id }: Case) {
      const where = { case: { equals: id } };
      const { docs } = await cms().payload.find({ collection: 'case-events', where, sort: 'id', depth: 0 });
      return docs.filter(({ kind }) => kind !== 'received');
    }

    it('is sent again by those who work the case, which history and audit log record', async () => {
      server.isRejecting = false;
      for (const who of EVERYONE) {
        const [one, job] = await failedReceipt();
        const mayResend = CARE.includes(who);
        const before = await auditEnd(cms());
        const { status } = await resend(one, job, who);
        expect([who, status]).toEqual([who, mayResend ? 202 : refusalOf(who)]);
        const rows = await auditAfter(cms(), before);
        await cms().payload.jobs.run();
        expect(mails.map(({ to }) => to)).toEqual(mayResend ? [[one.senderEmail]] : []);
        expect(rows.filter(({ action }) => action === 'mail-requeued')).toEqual(
          mayResend
            ? [expect.objectContaining({ actorName: who, document: String(one.id), field: 'sendReceipt' })]
            : [],
        );
        expect(await eventsOf(one)).toEqual(
          mayResend
            ? [
                expect.objectContaining({ kind: 'note', field: 'sendReceipt', authorName: who }),
                expect.objectContaining({ kind: 'receipt-mailed' }),
              ]
            : [],
        );
        mails.length = 0;
      }
    });

    it('is queued once by several requests, and then tried for a day again', async () => {
      const [one, job] = await queueReceipt();
      await fail();
      const answers = await Promise.all([resend(one, job), resend(one, job), resend(one, job)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409, 409]);
      const { payload } = cms();
      await payload.jobs.run();
      expect(await payload.findByID({ collection: 'payload-jobs', id: job })).toMatchObject({
        hasError: false,
        totalTried: 1,
      });
      expect((await eventsOf(one)).map(({ kind }) => kind)).toEqual(['receipt-failed', 'note']);
      await fail();
      expect((await eventsOf(one)).map(({ kind }) => kind)).toEqual([
        'receipt-failed',
        'note',
        'receipt-failed',
      ]);
    });

    it('may be a reply, whose text is sent', async () => {
      const one = await newCase();
      const reply = { key: crypto.randomUUID(), locale: 'id', subject: 'Jawaban', body: 'Ini jawaban kami.' };
      expect((await post('customer-care', `${one.id}/replies`, reply)).status).toBe(202);
      const job = await fail();
      server.isRejecting = false;
      expect((await resend(one, job)).status).toBe(202);
      await cms().payload.jobs.run();
      expect(mails.map(({ message }) => message).join()).toContain('Ini jawaban kami.');
    });

    it('is that of the named case, failed, and not older than a month', async () => {
      const [one, job] = await failedReceipt();
      expect((await resend(await newCase(), job)).status).toBe(409);
      expect((await resend(one, 'x')).status).toBe(409);
      const { payload } = cms();
      const queued = await payload.jobs.queue({ task: 'sendReceipt', input: { case: String(one.id) } });
      expect((await resend(one, queued.id)).status).toBe(409);
      const updatedAt = new Date(Date.now() - 31 * DAY_MS).toISOString();
      await payload.db.updateOne({ collection: 'payload-jobs', id: job, data: { updatedAt } });
      expect((await resend(one, job)).status).toBe(409);
    });
  },
  { smtpUrl: server.url },
);
