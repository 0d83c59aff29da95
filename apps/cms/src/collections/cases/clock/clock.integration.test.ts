import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_KEY_HEADER, SERVICE_KEY_HEADER } from '@beranda/contract';
import { type FormSample, sampleOf } from '@beranda/contract/forms/form-sample';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Case } from '#cms/payload-types.ts';
import { onEachDatabase } from '../../../../testing/databases.ts';
import { startMailServer } from '../../../../testing/mail-server.ts';
import { pdfText } from '../../../../testing/pdf-text.ts';
import { headerOf, readMail } from '../../../../testing/read-mail.ts';
import { settingsSample, signIn } from '../../../../testing/records.ts';
import {
  CARE,
  EVERYONE,
  makeTestUsers,
  rejectionStatusOf,
  type TestRole,
} from '../../../../testing/test-users.ts';
import { endPauses } from './end-pauses.ts';

const server = await startMailServer();
afterAll(() => server.close());
const sample: FormSample = { ...(await sampleOf('complaint')), transactionDate: '2025-07-14' };

/** The end of a day in Jakarta. */
const endOf = (date: string) => `${date}T16:59:59.999Z`;

onEachDatabase(
  'the clock of a complaint',
  (cms) => {
    const { mails } = server;
    makeTestUsers(cms);
    beforeAll(async () => {
      vi.useFakeTimers({ toFake: ['Date'] });
      goTo('2025-08-08');
      for (const date of ['2025-08-18', '2025-09-05']) await addHoliday(date);
      await cms().payload.updateGlobal({ slug: 'service', data: { complaintOfficer: 'Rina Marlina' } });
      await cms().payload.updateGlobal({ slug: 'settings', locale: 'id', data: settingsSample });
    });
    beforeEach(() => {
      mails.length = 0;
      goTo('2025-08-08');
    });
    afterEach(() => vi.restoreAllMocks());
    afterAll(() => vi.useRealTimers());

    /** Ten in the morning in Jakarta. */
    const goTo = (date: string) => vi.setSystemTime(`${date}T03:00:00.000Z`);

    const addHoliday = (date: string) =>
      cms().payload.create({ collection: 'holidays', locale: 'id', data: { date, name: 'Libur' } });

    async function submit(more: object = {}): Promise<Case> {
      const answers = { ...sample, ...more };
      const response = await fetch(`${cms().url}/api/submissions/complaint`, {
        method: 'POST',
        body: JSON.stringify({ answers, captcha: `altcha:${randomUUID()}`, locale: 'id' }),
        headers: {
          'content-type': 'application/json',
          [SERVICE_KEY_HEADER]: cms().serviceKey,
          [IDEMPOTENCY_KEY_HEADER]: randomUUID(),
        },
      });
      const { ticket } = (await response.json()) as { ticket: string };
      const where = { ticket: { equals: ticket } };
      const { docs } = await cms().payload.find({ collection: 'cases', where });
      return docs[0] as Case;
    }

    /** The same by phone, entered by staff, of somebody without an e-mail address. */
    async function callIn(): Promise<Case> {
      const { email: _, ...answers } = sample;
      const response = await send('customer-care', 'POST', '/cases/record', {
        key: randomUUID(),
        form: 'complaint',
        locale: 'id',
        arrivedBy: 'phone',
        receivedOn: '2025-08-08',
        answers,
      });
      expect(response.status).toBe(201);
      return read({ id: ((await response.json()) as { case: number }).case });
    }

    const read = ({ id }: Pick<Case, 'id'>) => cms().payload.findByID({ collection: 'cases', id, depth: 0 });

    /** With a session of this time, since sessions end with the moved clock. */
    async function send(who: TestRole, method: string, path: string, body?: unknown) {
      const session = who === 'nobody' ? {} : await signIn(cms(), who);
      return fetch(`${cms().url}/api${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...session },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    }

    async function act(
      { id }: Pick<Case, 'id'>,
      action: string,
      body: object = {},
    ): Promise<number | string> {
      const response = await send('customer-care', 'POST', `/cases/${id}/clock/${action}`, body);
      return response.ok ? response.status : ((await response.json()) as { message: string }).message;
    }

    const kindsOf = async ({ id }: Pick<Case, 'id'>) => {
      const where = { case: { equals: id } };
      const { docs } = await cms().payload.find({ collection: 'case-events', where, sort: 'id', limit: 0 });
      return docs.map(({ kind }) => kind);
    };

    const runJobs = () => cms().payload.jobs.run({ limit: 20 });

    /** The mails of the thread before this one; it answers the last of them. */
    function threadIn(message = ''): string[] {
      const references = headerOf(message, 'References').split(/\s+/);
      expect(headerOf(message, 'In-Reply-To')).toBe(references.at(-1));
      return references;
    }

    const attachedText = (message = '') => {
      const base64 = /Content-Type: application\/pdf[\s\S]*?\n\n([A-Za-z0-9+/=\n]+)/.exec(message)?.[1] ?? '';
      return pdfText(Buffer.from(base64, 'base64'));
    };

    const classification = { channel: 'written', kind: 'dispute', documentsCompleteOn: null };
    const extension = { reason: 'special-documents', workingDays: 10 };

    it('runs from its receipt over a pause, an extension, the answer and an appeal to its end', async () => {
      const caseDoc = await submit();
      expect(caseDoc).toMatchObject({ status: 'new', dueAt: endOf('2025-08-25') });

      await runJobs();
      const receipt = mails.find(({ to }) => to.includes(String(sample.email)));
      const receiptId = headerOf(receipt?.message ?? '', 'Message-ID');
      expect(receipt?.message).toContain(`filename=tanda-terima-${caseDoc.ticket}.pdf`);
      const text = attachedText(receipt?.message);
      for (const fact of [
        'Tandaterimapengaduan',
        caseDoc.ticket,
        '8Agustus2025pukul10.00WIB',
        'SriLestari',
        'YusufHartono',
        '••••••••••••0002',
        caseDoc.senderPhone.replaceAll(' ', ''),
        'KartudebitatauATM',
        'RinaMarlina',
        '1500',
      ])
        expect(text).toContain(fact);
      expect(`${text}${receipt?.message}`).not.toContain('327301120585');

      expect(await act(caseDoc, 'classify', classification)).toBe(200);
      expect(await read(caseDoc)).toMatchObject({ status: 'inProgress', dueAt: endOf('2025-08-25') });

      goTo('2025-08-12');
      mails.length = 0;
      expect(await act(caseDoc, 'requestDocuments', { documents: 'Rekening koran Juli' })).toBe(200);
      expect(await read(caseDoc)).toMatchObject({
        status: 'waiting',
        dueAt: null,
        clock: { waitingUntil: endOf('2025-08-27') },
      });
      await runJobs();
      expect(mails).toHaveLength(1);
      expect(mails[0]?.to).toEqual([sample.email]);
      expect(mails[0]?.message).toContain('Rekening koran Juli');
      expect(mails[0]?.message, 'is answered to the office').toMatch(
        /^Reply-To: Bank Uji <halo@bank\.example>\s*$/m,
      );
      expect(mails[0]?.message).toContain('Rabu, 27 Agustus 2025');
      expect(threadIn(mails[0]?.message)).toEqual([receiptId]);
      const requestId = headerOf(mails[0]?.message ?? '', 'Message-ID');

      goTo('2025-08-27');
      expect(await endPauses(cms().payload)).toBe(0);
      goTo('2025-08-28');
      expect(await Promise.all([endPauses(cms().payload), endPauses(cms().payload)])).toContain(1);
      expect(await read(caseDoc)).toMatchObject({ status: 'inProgress', dueAt: endOf('2025-09-09') });
      expect((await kindsOf(caseDoc)).filter((kind) => kind === 'documents-overdue')).toHaveLength(1);

      expect(await act(caseDoc, 'receiveDocuments', { receivedOn: '2025-08-28', isComplete: true })).toBe(
        200,
      );
      expect(await read(caseDoc)).toMatchObject({ status: 'inProgress', dueAt: endOf('2025-09-12') });
      await runJobs();
      const documentsId = headerOf(mails.at(-1)?.message ?? '', 'Message-ID');

      goTo('2025-09-01');
      mails.length = 0;
      expect(await act(caseDoc, 'extend', extension)).toBe(200);
      expect(await read(caseDoc)).toMatchObject({ dueAt: endOf('2025-09-26') });
      expect(await act(caseDoc, 'extend', extension)).toMatch(/hanya sekali/);
      await runJobs();
      expect(mails[0]?.message).toContain('Jumat, 26 September 2025');
      expect(mails[0]?.message).toContain('Pemeriksaan khusus atas dokumen');
      expect(threadIn(mails[0]?.message)).toEqual([receiptId, requestId, documentsId]);

      const holiday = await addHoliday('2025-09-15');
      expect((await read(caseDoc)).dueAt).toBe(endOf('2025-09-29'));
      await cms().payload.update({ collection: 'holidays', id: holiday.id, data: { closesBanks: false } });
      expect((await read(caseDoc)).dueAt).toBe(endOf('2025-09-26'));
      await cms().payload.delete({ collection: 'holidays', id: holiday.id });

      goTo('2025-09-20');
      mails.length = 0;
      expect(
        (await send('customer-care', 'PATCH', `/cases/${caseDoc.id}`, { status: 'settled' })).status,
      ).toBe(400);
      expect(await act(caseDoc, 'close')).toMatch(/belum dijawab/);
      expect(await act(caseDoc, 'answer', { answer: 'Saldo Anda kami kembalikan.' })).toBe(200);
      expect(await read(caseDoc)).toMatchObject({ status: 'settled', dueAt: null });
      await runJobs();
      expect(mails.map(({ to }) => to)).toEqual([[sample.email]]);
      const answer = attachedText(mails[0]?.message);
      for (const fact of ['SaldoAndakamikembalikan.', 'LAPSSJK', 'APPK', caseDoc.ticket, 'customer-care'])
        expect(answer).toContain(fact);

      goTo('2025-09-24');
      expect(await act(caseDoc, 'appeal', { appeal: 'Bunganya belum.', receivedOn: '2025-09-23' })).toBe(200);
      expect(await read(caseDoc)).toMatchObject({ status: 'appealed', dueAt: endOf('2025-10-07') });
      expect(await act(caseDoc, 'extend', extension)).toMatch(/keberatan/);
      await runJobs();

      goTo('2025-10-01');
      mails.length = 0;
      expect(await act(caseDoc, 'answer', { answer: 'Bunga juga kami bayar.' })).toBe(200);
      await runJobs();
      expect(attachedText(mails[0]?.message)).toContain('Jawabanataskeberatan');
      const mailOfAppeal = readMail(mails[0]?.message ?? '');
      expect(mailOfAppeal.subject).toContain('jawaban atas keberatan Anda');
      expect(mailOfAppeal.text).toContain('Jawaban kami atas keberatan Anda');
      expect(mails[0]?.message).toContain(`filename=jawaban-keberatan-${caseDoc.ticket}.pdf`);
      expect(await act(caseDoc, 'appeal', { appeal: 'Lagi', receivedOn: '2025-10-01' })).toMatch(
        /sudah diajukan/,
      );
      expect(await act(caseDoc, 'close')).toBe(200);
      expect(await read(caseDoc)).toMatchObject({ status: 'closed', dueAt: null });
      expect(await act(caseDoc, 'classify', classification)).toMatch(/sudah ditutup/);

      expect(
        (await kindsOf(caseDoc)).filter((kind) => kind !== 'status' && kind !== 'staff-notified'),
      ).toEqual([
        'received',
        'receipt-mailed',
        'classified',
        'documents-requested',
        'request-mailed',
        'documents-overdue',
        'documents-received',
        'reply-sent',
        'extended',
        'extension-mailed',
        'answered',
        'answer-mailed',
        'appealed',
        'reply-sent',
        'answered',
        'answer-mailed',
      ]);
    });

    it('is not extended after its first deadline, or by more than ten working days', async () => {
      const caseDoc = await submit();
      expect(await act(caseDoc, 'extend', { ...extension, workingDays: 11 })).toMatch(/10 hari kerja/);
      goTo('2025-08-26');
      expect(await act(caseDoc, 'extend', extension)).toMatch(/sudah lewat/);
      expect(await read(caseDoc)).toMatchObject({ status: 'new', dueAt: endOf('2025-08-25') });
      expect(await kindsOf(caseDoc)).toEqual(['received']);
    });

    it('runs again for an appeal after the complaint was closed', async () => {
      const caseDoc = await submit();
      await act(caseDoc, 'answer', { answer: 'Saldo Anda benar.' });
      await act(caseDoc, 'close');
      goTo('2025-09-10');
      expect(await act(caseDoc, 'appeal', { appeal: 'Salah.', receivedOn: '2025-09-10' })).toMatch(
        /sudah ditutup.*Dikerjakan/,
      );
      await send('customer-care', 'PATCH', `/cases/${caseDoc.id}`, { status: 'inProgress' });
      expect(await read(caseDoc)).toMatchObject({ status: 'inProgress', dueAt: null });
      expect(await act(caseDoc, 'appeal', { appeal: 'Salah.', receivedOn: '2025-09-10' })).toBe(200);
      expect(await read(caseDoc)).toMatchObject({ status: 'appealed', dueAt: endOf('2025-09-24') });
    });

    it('has five days when it is oral, and ten from when it is filed in writing', async () => {
      const sent = await submit();
      expect(await act(sent, 'classify', { ...classification, channel: 'oral' })).toMatch(/sudah tertulis/);
      const caseDoc = await callIn();
      expect(caseDoc).toMatchObject({ dueAt: endOf('2025-08-15'), clock: { channel: 'oral' } });
      expect(await act(caseDoc, 'classify', { ...classification, channel: 'oral' })).toBe(200);
      expect((await read(caseDoc)).dueAt).toBe(endOf('2025-08-15'));
      expect(await act(caseDoc, 'requestDocuments', { documents: 'KTP' })).toMatch(/tertulis/);
      goTo('2025-08-13');
      expect(
        await act(caseDoc, 'fileInWriting', {
          filedOn: '2025-08-13',
          notifiedOn: '2025-08-13',
          proof: 'Surat 2',
        }),
      ).toBe(200);
      expect((await read(caseDoc)).dueAt).toBe(endOf('2025-08-28'));
    });

    it('is that of two actions at once, of which the second is rejected', async () => {
      const caseDoc = await submit();
      const statuses = await Promise.all([
        act(caseDoc, 'requestDocuments', { documents: 'KTP' }),
        act(caseDoc, 'requestDocuments', { documents: 'KTP' }),
      ]);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect((await kindsOf(caseDoc)).filter((kind) => kind === 'documents-requested')).toHaveLength(1);
    });

    it('changes together with its history and its mail, or not at all', async () => {
      const caseDoc = await submit();
      vi.spyOn(cms().payload.logger, 'error').mockImplementation(() => {});
      vi.spyOn(cms().payload.jobs, 'queue').mockRejectedValueOnce(new Error('the disk is full'));
      expect(await act(caseDoc, 'requestDocuments', { documents: 'KTP' })).toContain('kesalahan di server');
      expect(await read(caseDoc)).toMatchObject({ status: 'new', dueAt: endOf('2025-08-25') });
      expect(await kindsOf(caseDoc)).toEqual(['received']);
    });

    it('is worked by customer care only', async () => {
      const caseDoc = await submit();
      for (const who of EVERYONE) {
        const { status } = await send(who, 'POST', `/cases/${caseDoc.id}/clock/classify`, classification);
        expect([who, status]).toEqual([who, CARE.includes(who) ? 200 : rejectionStatusOf(who)]);
        const letter = await send(who, 'GET', `/cases/${caseDoc.id}/receipt.pdf`);
        expect([who, letter.status]).toEqual([who, CARE.includes(who) ? 200 : rejectionStatusOf(who)]);
        await letter.body?.cancel();
      }
    });

    it('shows the letter of an answer before it is sent, to those who work it', async () => {
      const caseDoc = await submit();
      for (const who of EVERYONE) {
        const letter = await send(who, 'POST', `/cases/${caseDoc.id}/answer.pdf`, {
          answer: 'Dana kembali.',
        });
        expect([who, letter.status]).toEqual([who, CARE.includes(who) ? 200 : rejectionStatusOf(who)]);
        const bytes = Buffer.from(await letter.arrayBuffer());
        if (letter.ok) expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      }
      expect((await send('customer-care', 'POST', `/cases/${caseDoc.id}/answer.pdf`, {})).status).toBe(404);
      expect(await kindsOf(caseDoc)).toEqual(['received']);
      expect(await read(caseDoc)).toMatchObject({ status: 'new' });
    });

    it('and its deadline cannot be written through the collection', async () => {
      const caseDoc = await submit();
      const body = {
        dueAt: endOf('2026-01-01'),
        clock: { channel: 'oral', answeredAt: endOf('2025-08-08') },
      };
      await send('customer-care', 'PATCH', `/cases/${caseDoc.id}`, body);
      expect(await read(caseDoc)).toMatchObject({
        dueAt: caseDoc.dueAt,
        clock: { channel: null, answeredAt: null },
      });
    });

    it.each<[string, string, unknown, number]>([
      ['an unknown action', 'lose', {}, 404],
      ['a property of every object', 'constructor', {}, 404],
      ['no body', 'classify', {}, 400],
      ['an unknown reason', 'extend', { ...extension, reason: 'holiday' }, 400],
      ['a day that does not exist', 'receiveDocuments', { receivedOn: '2025-02-30', isComplete: true }, 400],
      ['an empty answer', 'answer', { answer: ' ' }, 400],
      ['too long an answer', 'answer', { answer: 'x'.repeat(4_001) }, 400],
      ['too large a body', 'answer', { answer: 'x'.repeat(40_000) }, 413],
    ])('rejects %s', async (_what, action, body, status) => {
      const caseDoc = await submit();
      expect((await send('customer-care', 'POST', `/cases/${caseDoc.id}/clock/${action}`, body)).status).toBe(
        status,
      );
      expect(await kindsOf(caseDoc)).toEqual(['received']);
    });

    it('has the letters as files, the answer once there is one', async () => {
      const caseDoc = await submit();
      expect((await send('customer-care', 'GET', `/cases/${caseDoc.id}/answer.pdf`)).status).toBe(404);
      await act(caseDoc, 'answer', { answer: 'Ya.' });
      for (const [path, name, title] of [
        ['receipt', 'tanda-terima', 'Tandaterimapengaduan'],
        ['answer', 'jawaban-akhir', 'Jawabanakhirataspengaduan'],
      ] as const) {
        const response = await send('customer-care', 'GET', `/cases/${caseDoc.id}/${path}.pdf`);
        expect(response.headers.get('content-type')).toBe('application/pdf');
        expect(response.headers.get('content-disposition')).toContain(`${name}-${caseDoc.ticket}.pdf`);
        expect(response.headers.get('cache-control')).toContain('no-store');
        expect(pdfText(Buffer.from(await response.arrayBuffer()))).toContain(title);
      }
    });
  },
  { smtpUrl: server.url },
);
