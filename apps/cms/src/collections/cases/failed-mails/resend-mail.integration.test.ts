import { DAY_MS } from '@beranda/finance';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Case } from '#cms/payload-types.ts';
import { auditAfter, auditEnd } from '../../../../testing/audit.ts';
import { onEachDatabase } from '../../../../testing/databases.ts';
import { startMailServer } from '../../../../testing/mail-server.ts';
import { sampleCase } from '../../../../testing/records.ts';
import {
  CARE,
  EVERYONE,
  makeSignedInTestUsers,
  rejectionStatusOf,
  type TestRole,
} from '../../../../testing/test-users.ts';
import { listFailedMails } from './failed-mails.ts';

const server = await startMailServer();
afterAll(() => server.close());

onEachDatabase(
  'a failed mail about a case',
  (cms) => {
    const { mails } = server;
    const people = makeSignedInTestUsers(cms);
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

    const send = (method: 'DELETE' | 'POST', who: TestRole, path: string, body?: object) =>
      fetch(`${cms().url}/api/cases/${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...people.headersOf(who) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
    const resend = (caseDoc: Case, job: number | string, who: TestRole = 'customer-care') =>
      send('POST', who, `${caseDoc.id}/failed-mails/${job}`);
    const giveUp = (caseDoc: Case, job: number | string, who: TestRole = 'customer-care') =>
      send('DELETE', who, `${caseDoc.id}/failed-mails/${job}`);

    /** Runs what is queued until its last attempt has failed, as if the pauses were over. */
    async function fail(): Promise<void> {
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
    }

    /** A case with a job that sends its receipt. */
    async function queueReceipt(): Promise<[Case, number]> {
      const caseDoc = await newCase();
      const job = await cms().payload.jobs.queue({
        task: 'sendReceipt',
        input: { case: String(caseDoc.id) },
      });
      return [caseDoc, Number(job.id)];
    }

    async function failedReceipt(): Promise<[Case, number]> {
      const [caseDoc, job] = await queueReceipt();
      await cms().payload.db.updateOne({ collection: 'payload-jobs', id: job, data: { hasError: true } });
      return [caseDoc, job];
    }

    async function eventsOf({ id }: Case) {
      const where = { case: { equals: id } };
      const { docs } = await cms().payload.find({ collection: 'case-events', where, sort: 'id', depth: 0 });
      return docs.filter(({ kind }) => kind !== 'received');
    }

    it('is sent again by those who work the case, which history and audit log record', async () => {
      server.isRejecting = false;
      for (const who of EVERYONE) {
        const [caseDoc, job] = await failedReceipt();
        const canResend = CARE.includes(who);
        const before = await auditEnd(cms());
        const { status } = await resend(caseDoc, job, who);
        expect([who, status]).toEqual([who, canResend ? 202 : rejectionStatusOf(who)]);
        const rows = await auditAfter(cms(), before);
        await cms().payload.jobs.run();
        expect(mails.map(({ to }) => to)).toEqual(canResend ? [[caseDoc.senderEmail]] : []);
        expect(rows.filter(({ action }) => action === 'mail-requeued')).toEqual(
          canResend
            ? [
                expect.objectContaining({
                  actorName: who,
                  document: String(caseDoc.id),
                  field: 'sendReceipt',
                }),
              ]
            : [],
        );
        expect(await eventsOf(caseDoc)).toEqual(
          canResend
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
      const [caseDoc, job] = await queueReceipt();
      await fail();
      const responses = await Promise.all([resend(caseDoc, job), resend(caseDoc, job), resend(caseDoc, job)]);
      expect(responses.map(({ status }) => status).toSorted()).toEqual([202, 409, 409]);
      const { payload } = cms();
      await payload.jobs.run();
      expect(await payload.findByID({ collection: 'payload-jobs', id: job })).toMatchObject({
        hasError: false,
        totalTried: 1,
      });
      expect((await eventsOf(caseDoc)).map(({ kind }) => kind)).toEqual(['receipt-failed', 'note']);
      await fail();
      expect((await eventsOf(caseDoc)).map(({ kind }) => kind)).toEqual([
        'receipt-failed',
        'note',
        'receipt-failed',
      ]);
    });

    it('is given up by those who work the case, which history and audit log record', async () => {
      for (const who of EVERYONE) {
        const [caseDoc, job] = await failedReceipt();
        const canGiveUp = CARE.includes(who);
        const before = await auditEnd(cms());
        expect([who, (await giveUp(caseDoc, job, who)).status]).toEqual([
          who,
          canGiveUp ? 202 : rejectionStatusOf(who),
        ]);
        const rows = await auditAfter(cms(), before);
        expect(rows.filter(({ action }) => action.startsWith('mail-'))).toEqual(
          canGiveUp
            ? [
                expect.objectContaining({
                  action: 'mail-given-up',
                  actorName: who,
                  document: String(caseDoc.id),
                  field: 'sendReceipt',
                }),
              ]
            : [],
        );
        expect(await eventsOf(caseDoc)).toEqual(
          canGiveUp ? [expect.objectContaining({ kind: 'note', to: 'given-up', authorName: who })] : [],
        );
        const listed = await listFailedMails(cms().payload, ['contact']);
        expect(listed.some((mail) => mail.job === job)).toBe(!canGiveUp);
      }
    });

    it('is either sent again or given up, and neither twice', async () => {
      const [caseDoc, job] = await failedReceipt();
      const responses = await Promise.all([giveUp(caseDoc, job), resend(caseDoc, job), giveUp(caseDoc, job)]);
      expect(responses.map(({ status }) => status).toSorted()).toEqual([202, 409, 409]);
      expect(await eventsOf(caseDoc)).toHaveLength(1);
      const [waiting, queued] = await queueReceipt();
      expect((await giveUp(waiting, queued)).status).toBe(409);
      await cms().payload.delete({ collection: 'payload-jobs', id: queued });
    });

    it('may be a reply, whose text is sent', async () => {
      const caseDoc = await newCase();
      const reply = { key: crypto.randomUUID(), locale: 'id', subject: 'Jawaban', body: 'Ini jawaban kami.' };
      expect((await send('POST', 'customer-care', `${caseDoc.id}/replies`, reply)).status).toBe(202);
      await fail();
      server.isRejecting = false;
      const where = { taskSlug: { equals: 'sendReply' } };
      const { docs } = await cms().payload.find({ collection: 'payload-jobs', where });
      expect((await resend(caseDoc, Number(docs[0]?.id))).status).toBe(202);
      await cms().payload.jobs.run();
      expect(mails.map(({ message }) => message).join()).toContain('Ini jawaban kami.');
    });

    it('is that of the named case, failed, and not older than a month', async () => {
      const [caseDoc, job] = await failedReceipt();
      expect((await resend(await newCase(), job)).status).toBe(409);
      expect((await resend(caseDoc, 'x')).status).toBe(409);
      const { payload } = cms();
      const queued = await payload.jobs.queue({ task: 'sendReceipt', input: { case: String(caseDoc.id) } });
      expect((await resend(caseDoc, queued.id)).status).toBe(409);
      const updatedAt = new Date(Date.now() - 31 * DAY_MS).toISOString();
      await payload.db.updateOne({ collection: 'payload-jobs', id: job, data: { updatedAt } });
      expect((await resend(caseDoc, job)).status).toBe(409);
    });
  },
  { smtpUrl: server.url },
);
