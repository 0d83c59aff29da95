import { FILE_NAME_HEADER } from '@beranda/contract';
import { addDays, jakartaDate } from '@beranda/finance';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { formatJakartaTime, formatLongDate } from '#cms/dates/jakarta.ts';
import type { Case } from '#cms/payload-types.ts';
import { onOneDatabase } from '../../../../testing/databases.ts';
import { pdfFile } from '../../../../testing/document.ts';
import { startMailServer } from '../../../../testing/mail-server.ts';
import { sampleCase } from '../../../../testing/records.ts';
import { serviceDesk } from '../../../../testing/service-desk.ts';
import { makeSignedInTestUsers } from '../../../../testing/test-users.ts';

const server = await startMailServer();
afterAll(() => server.close());

onOneDatabase(
  'a document of the sender that staff add to a case unasked',
  (cms) => {
    const people = makeSignedInTestUsers(cms);
    const { act, sentMails, statusOf } = serviceDesk(cms, people, server);
    const today = jakartaDate(new Date());
    const yesterday = addDays(today, -1);
    beforeEach(() => {
      server.mails.length = 0;
    });

    const newCase = (more: Partial<Case> = {}): Promise<Case> =>
      cms().payload.create({
        collection: 'cases',
        data: {
          ...sampleCase(people.next('document')),
          receivedAt: `${addDays(today, -1)}T01:00:00.000Z`,
          ...more,
        },
        overrideAccess: true,
      });

    async function add({ id }: Case, query: string): Promise<unknown> {
      const response = await fetch(`${cms().url}/api/cases/${id}/attachments?${query}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/octet-stream',
          [FILE_NAME_HEADER]: encodeURIComponent('Kwitansi Rahmat.pdf'),
          ...people.headersOf('customer-care'),
        },
        body: new Uint8Array(pdfFile('x').data),
      });
      return ((await response.json()) as { isAcknowledged: boolean }).isAcknowledged;
    }

    const fromSender = (day = today) => `from=sender&receivedOn=${day}`;

    it.each([
      ['contact', 'id', 'Dokumen untuk formulir Anda', 'Kami jawab paling lambat'],
      ['complaint', 'en', 'documents for your complaint', 'We answer no later than'],
    ] as const)(
      'is acknowledged for the form %s in %s: when it came, the deadline and the page of the status, not its name',
      async (form, locale, documents, deadline) => {
        const caseDoc = await newCase({ form, locale });
        expect(await add(caseDoc, fromSender(yesterday))).toBe(true);
        const status = await statusOf(caseDoc);
        expect(status.documentsReceivedOn).toBe(yesterday);
        const [mail, ...others] = await sentMails();
        expect(others).toEqual([]);
        expect(mail?.to).toEqual([caseDoc.senderEmail]);
        expect(mail?.subject).toContain(caseDoc.ticket);
        for (const said of [
          documents,
          formatLongDate(yesterday, locale),
          `${deadline} ${formatLongDate(jakartaDate(status.dueAt ?? ''), locale)}.`,
        ])
          expect(mail?.text).toContain(said);
        const prefix = locale === 'en' ? '/en' : '';
        expect(mail?.text).toMatch(new RegExp(`: http\\S+${prefix}/about-us/complaint/status\n`));
        expect(mail?.text).not.toMatch(/Kwitansi|Rahmat/);
      },
    );

    it('names the hour of a deadline in hours', async () => {
      const caseDoc = await newCase({ form: 'data-request' });
      await add(caseDoc, fromSender());
      const { dueAt = '' } = await statusOf(caseDoc);
      const [mail] = await sentMails();
      expect(mail?.text).toContain(`Kami jawab paling lambat ${formatJakartaTime(dueAt, 'id', 'long')}.`);
    });

    it('is acknowledged once for all of a day, and again for those of another day', async () => {
      const caseDoc = await newCase();
      const acknowledged = [];
      for (const day of [yesterday, yesterday, today, today])
        acknowledged.push(await add(caseDoc, fromSender(day)));
      expect(acknowledged).toEqual([true, false, true, false]);
      expect(await sentMails()).toHaveLength(2);
      const sent = await Promise.all(
        [await newCase()].flatMap((one) => [add(one, fromSender()), add(one, fromSender())]),
      );
      expect(sent.toSorted()).toEqual([false, true]);
      expect(await sentMails()).toHaveLength(1);
    });

    it('is not announced if it is an internal one of the bank', async () => {
      const caseDoc = await newCase({ form: 'complaint' });
      expect(await add(caseDoc, 'from=bank')).toBe(false);
      expect(await sentMails()).toEqual([]);
      expect((await statusOf(caseDoc)).documentsReceivedOn).toBeNull();
    });

    it('is acknowledged by the action that records it where the bank has asked for it', async () => {
      const caseDoc = await newCase({ form: 'complaint' });
      await act(caseDoc, 'requestDocuments', { documents: 'Rekening koran' });
      await sentMails();
      expect(await add(caseDoc, fromSender())).toBe(false);
      await act(caseDoc, 'receiveDocuments', { receivedOn: today, isComplete: true });
      expect(await sentMails()).toHaveLength(1);
      expect(await add(caseDoc, fromSender())).toBe(false);
      expect(await sentMails()).toEqual([]);
    });

    it('apologises after the deadline, and names OJK for a complaint only', async () => {
      for (const [form, namesOjk] of [
        ['contact', false],
        ['complaint', true],
      ] as const) {
        const caseDoc = await newCase({ form, receivedAt: `${addDays(today, -60)}T01:00:00.000Z` });
        await add(caseDoc, fromSender());
        const [mail] = await sentMails();
        expect(mail?.text).toMatch(/Kami seharusnya menjawab paling lambat .*, dan kami mohon maaf\./);
        expect([form, mail?.text.includes('Otoritas Jasa Keuangan')]).toEqual([form, namesOjk]);
      }
    });

    it('promises no answer to a case that is closed', async () => {
      const caseDoc = await newCase({ status: 'closed' });
      await add(caseDoc, fromSender());
      const [mail] = await sentMails();
      expect(mail?.text).toContain('sudah kami terima');
      expect(mail?.text).not.toContain('paling lambat');
    });

    it('is acknowledged by nothing to a sender without e-mail', async () => {
      const caseDoc = await newCase({ senderEmail: null });
      expect(await add(caseDoc, fromSender())).toBe(false);
      expect(await sentMails()).toEqual([]);
      expect((await statusOf(caseDoc)).documentsReceivedOn).toBe(today);
    });
  },
  { smtpUrl: server.url },
);
