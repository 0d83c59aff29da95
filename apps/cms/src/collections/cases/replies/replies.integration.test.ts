import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Case } from '#cms/payload-types.ts';
import { onEachDatabase } from '../../../../testing/databases.ts';
import { startMailServer } from '../../../../testing/mail-server.ts';
import { sampleCase } from '../../../../testing/records.ts';
import {
  CARE,
  CASE_WORKERS,
  EVERYONE,
  makeSignedInTestUsers,
  rejectionStatusOf,
  type TestRole,
} from '../../../../testing/test-users.ts';
import { listFailedMails } from '../failed-mails/failed-mails.ts';

const ATTEMPTS = 31;
const server = await startMailServer();
afterAll(() => server.close());

onEachDatabase(
  'a reply to the sender of a case',
  (cms) => {
    const { mails } = server;
    const people = makeSignedInTestUsers(cms);
    beforeEach(async () => {
      server.isRejecting = false;
      // What an earlier test has queued.
      await runJobs();
      mails.length = 0;
    });
    afterEach(() => vi.restoreAllMocks());

    const newCase = (more: object = {}): Promise<Case> =>
      cms().payload.create({
        collection: 'cases',
        data: { ...sampleCase(people.next('reply')), ...more },
        overrideAccess: true,
      });

    const reply = (one: { id: unknown }, more: object = {}, who: TestRole = 'customer-care') =>
      fetch(`${cms().url}/api/cases/${one.id}/replies`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...people.headersOf(who) },
        body: JSON.stringify({
          key: randomUUID(),
          locale: 'id',
          subject: 'Jawaban kami',
          body: 'Yth. {name},\n\nIni jawaban kami atas {form} ({ticket}).',
          ...more,
        }),
      });

    /** Runs the jobs as if their pauses were over. */
    async function runJobs() {
      const { payload } = cms();
      const where = { hasError: { equals: false } };
      await payload.update({ collection: 'payload-jobs', where, data: { waitUntil: null } as never });
      await payload.jobs.run();
    }

    async function eventsOf({ id }: Case) {
      const where = { case: { equals: id } };
      const { docs } = await cms().payload.find({ collection: 'case-events', where, sort: 'id', depth: 0 });
      return docs.filter(({ kind }) => kind !== 'received');
    }

    const header = (message: string, name: string) =>
      new RegExp(`^${name}:((?:.|\\n[ \\t])*)`, 'im').exec(message)?.[1]?.replaceAll(/\s+/g, ' ').trim();

    it('is mailed in the thread of its case, and is in the history with text and author', async () => {
      const caseDoc = await newCase({ senderName: 'Ratna {ticket}' });
      expect((await reply(caseDoc)).status).toBe(202);
      await runJobs();
      expect((await reply(caseDoc, { subject: 'Kedua', body: 'Lagi' }, 'administrator')).status).toBe(202);
      await runJobs();
      const [first = { to: [], message: '' }, second = { to: [], message: '' }] = mails;
      expect(mails).toHaveLength(2);
      expect(first.to).toEqual([caseDoc.senderEmail]);
      expect(header(first.message, 'Subject')).toBe(`Jawaban kami [${caseDoc.ticket}]`);
      expect(first.message).toContain(`Yth. Ratna {ticket},`);
      expect(first.message).toContain(`(${caseDoc.ticket}).`);
      const id = header(first.message, 'Message-ID');
      expect(id).toMatch(new RegExp(`^<${caseDoc.ticket}\\.[-0-9a-f]{36}@[a-z.]+>$`));
      expect(header(first.message, 'In-Reply-To')).toBeUndefined();
      expect(header(second.message, 'In-Reply-To')).toBe(id);
      expect(header(second.message, 'References')).toBe(id);
      expect(header(second.message, 'Message-ID')).not.toBe(id);
      expect(await eventsOf(caseDoc)).toEqual([
        expect.objectContaining({
          kind: 'reply-sent',
          authorName: 'customer-care',
          author: people.accountOf('customer-care').id,
          note: expect.stringContaining('Ini jawaban kami'),
        }),
        expect.objectContaining({ kind: 'reply-sent', authorName: 'administrator', note: 'Kedua\n\nLagi' }),
      ]);
    });

    it('follows the receipt', async () => {
      const caseDoc = await newCase();
      await cms().payload.jobs.queue({ task: 'sendReceipt', input: { case: String(caseDoc.id) } });
      await runJobs();
      await reply(caseDoc);
      await runJobs();
      const [receiptMail, replyMail] = mails.map(({ message }) => message);
      expect(header(String(replyMail), 'In-Reply-To')).toBe(header(String(receiptMail), 'Message-ID'));
    });

    it('has no gap of its template left', async () => {
      const caseDoc = await newCase();
      for (const body of ['Halo,\n\n…\n\nSalam', 'Petugas menelepon pada hari … pukul 9.', '- …'])
        expect([body, (await reply(caseDoc, { body })).status]).toEqual([body, 400]);
      expect((await reply(caseDoc, { body: 'Mohon tunggu… kami periksa dulu.' })).status).toBe(202);
    });

    it('is written by those who work cases only', async () => {
      const caseDoc = await newCase();
      for (const who of EVERYONE)
        expect([who, (await reply(caseDoc, {}, who)).status]).toEqual([
          who,
          CARE.includes(who) ? 202 : rejectionStatusOf(who),
        ]);
    });

    it('may change the status, with its event, or is not sent', async () => {
      const caseDoc = await newCase();
      expect((await reply(caseDoc, { status: 'waiting' })).status).toBe(202);
      const stored = await cms().payload.findByID({ collection: 'cases', id: caseDoc.id });
      expect(stored.status).toBe('waiting');
      for (const status of ['appealed', 'merged', 'new'])
        expect([status, (await reply(caseDoc, { status })).status]).toEqual([status, 409]);
      await runJobs();
      expect(mails).toHaveLength(1);
      expect((await eventsOf(caseDoc)).map(({ kind }) => kind)).toEqual(['status', 'reply-sent']);
    });

    it('to a merged case is rejected', async () => {
      expect((await reply(await newCase({ status: 'merged' }))).status).toBe(409);
    });

    it('that is sent twice is one reply', async () => {
      const caseDoc = await newCase();
      const key = randomUUID();
      const responses = await Promise.all([
        reply(caseDoc, { key }),
        reply(caseDoc, { key }),
        reply(caseDoc, { key }),
      ]);
      for (const { ok } of responses) expect(ok).toBe(true);
      await runJobs();
      await runJobs();
      expect(mails).toHaveLength(1);
    });

    it('is retried with its Message-ID, and recorded as failed after the last attempt', async () => {
      vi.spyOn(cms().payload.logger, 'error').mockImplementation(() => {});
      const caseDoc = await newCase();
      server.isRejecting = true;
      await reply(caseDoc);
      for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) await runJobs();
      expect(await eventsOf(caseDoc)).toEqual([]);
      await runJobs();
      expect(await eventsOf(caseDoc)).toEqual([
        expect.objectContaining({
          kind: 'reply-failed',
          authorName: 'customer-care',
          note: expect.stringContaining('Ini jawaban kami'),
        }),
      ]);
    });

    it('to an address that does not exist fails at once', async () => {
      vi.spyOn(cms().payload.logger, 'error').mockImplementation(() => {});
      const caseDoc = await newCase();
      server.isRejectingRecipients = true;
      await reply(caseDoc);
      await runJobs();
      server.isRejectingRecipients = false;
      expect((await eventsOf(caseDoc)).map(({ kind }) => kind)).toEqual(['reply-failed']);
      const failed = await listFailedMails(cms().payload, ['contact']);
      const ofCase = failed.filter(({ caseId }) => caseId === caseDoc.id);
      expect(ofCase).toMatchObject([{ task: 'sendReply', isRecipientUnknown: true }]);
    });

    describe('contains no', () => {
      it.each(['3171234507890001', '3171 2345 0789 0001', '3171.2345.0789.0001', '31-71-2345-0789-0001'])(
        'sensitive answer: %s',
        async (written) => {
          const caseDoc = await newCase();
          expect((await reply(caseDoc, { body: `Nomor Anda ${written}.` })).status).toBe(422);
          expect((await reply(caseDoc, { subject: written })).status).toBe(422);
          await runJobs();
          expect(mails).toEqual([]);
        },
      );

      it('number of a passport in small letters', async () => {
        const { answers } = sampleCase('passport');
        const one = await newCase({ answers: { ...answers, identityNumber: 'X1234567' } });
        expect((await reply(one, { body: 'Nomor Anda x 1234567.' })).status).toBe(422);
      });

      it('answer by a placeholder', async () => {
        const caseDoc = await newCase();
        await reply(caseDoc, { body: '{identityNumber} {answers.identityNumber} {notes} {senderPhone}' });
        await runJobs();
        const [{ message = '' } = {}] = mails;
        expect(message).toContain('{identityNumber} {answers.identityNumber} {notes} {senderPhone}');
        expect(message).not.toContain('3171234507890001');
        expect(message).not.toContain('deposito');
        expect(message).not.toContain(caseDoc.senderPhone);
      });

      it.each([
        'a\r\nBcc: lain@contoh.example',
        'a\nX: y',
        'a\rX: y',
        'a\0b',
        'a\u2028'.replace('\u2028', '\u0085'),
      ])('second header line: %j', async (subject) => {
        expect((await reply(await newCase(), { subject })).status).toBe(400);
      });

      it('header of a sender whose name or address has line breaks or commas', async () => {
        const caseDoc = await newCase({
          senderName: 'Ratna\r\nBcc: lain@contoh.example',
          senderEmail: 'ratna@contoh.example',
        });
        await reply(caseDoc, { subject: 'Halo {name}' });
        await runJobs();
        const [{ message = '', to = [] } = {}] = mails;
        expect(to).toEqual(['ratna@contoh.example']);
        expect(message.slice(0, message.indexOf('\n\n'))).not.toMatch(/^Bcc:/im);
        expect(header(message, 'Subject')).toContain('Halo Ratna Bcc: lain@contoh.example');
      });

      it('second receiver', async () => {
        const caseDoc = await newCase({ senderEmail: 'ratna@contoh.example, lain@contoh.example' });
        vi.spyOn(cms().payload.logger, 'error').mockImplementation(() => {});
        await reply(caseDoc);
        await runJobs();
        expect(mails.flatMap(({ to }) => to)).not.toContain('lain@contoh.example');
      });
    });

    it.each<[string, object]>([
      ['an empty subject', { subject: ' ' }],
      ['an empty text', { body: '\n' }],
      ['too long a text', { body: 'x'.repeat(8_001) }],
      ['another language', { locale: 'fr' }],
      ['a status that is none', { status: 'lost' }],
      ['no key', { key: undefined }],
    ])('is rejected with %s', async (_what, more) => {
      expect((await reply(await newCase(), more)).status).toBe(400);
    });

    it('needs a case', async () => {
      expect((await reply({ id: 987_654_321 })).status).toBe(404);
      expect((await reply({ id: 'x' })).status).toBe(404);
    });

    it('is erased with its case', async () => {
      const caseDoc = await newCase();
      await reply(caseDoc);
      await cms().payload.delete({ collection: 'cases', id: caseDoc.id });
      const { totalDocs } = await cms().payload.count({
        collection: 'case-replies',
        where: { case: { equals: caseDoc.id } },
      });
      expect(totalDocs).toBe(0);
      await runJobs();
      expect(mails).toEqual([]);
    });

    describe('template', () => {
      const template = (subject: string, body: string) => ({
        name: people.next('Templat'),
        indonesian: { subject, body },
        english: { subject: 'Subject', body: 'Text' },
      });
      const save = (who: TestRole, data: object) =>
        fetch(`${cms().url}/api/reply-templates`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...people.headersOf(who) },
          body: JSON.stringify(data),
        });

      it('is written by those who work cases', async () => {
        for (const who of EVERYONE) {
          const { status } = await save(who, template('Halo {name}', '{ticket} {form}'));
          expect([who, status]).toEqual([who, CASE_WORKERS.includes(who) ? 201 : 403]);
        }
      });

      it('names nothing but name, ticket and form', async () => {
        for (const [subject, body] of [
          ['{identityNumber}', 'x'],
          ['x', '{answers.notes}'],
          ['x', '{ name }'],
        ] as const) {
          const response = await save('customer-care', template(subject, body));
          expect(response.status).toBe(400);
          expect(await response.text()).toContain('{name}, {ticket}, {form}');
        }
      });

      it('is complete in both languages', async () => {
        const { english: _, ...rest } = template('x', 'y');
        expect((await save('customer-care', rest)).status).toBe(400);
      });
    });
  },
  { smtpUrl: server.url },
);
