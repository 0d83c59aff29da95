import { addDays, addWorkingDays, jakartaDate } from '@beranda/finance';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { formatLongDate } from '#cms/dates/jakarta.ts';
import type { Case } from '#cms/payload-types.ts';
import { onOneDatabase } from '../../../../testing/databases.ts';
import { startMailServer } from '../../../../testing/mail-server.ts';
import { sampleCase } from '../../../../testing/records.ts';
import { serviceDesk } from '../../../../testing/service-desk.ts';
import { makeSignedInTestUsers } from '../../../../testing/test-users.ts';

const server = await startMailServer();
afterAll(() => server.close());

onOneDatabase(
  'the acknowledgement of what the sender of a complaint brings later',
  (cms) => {
    const people = makeSignedInTestUsers(cms);
    const { act, sentMails, statusOf } = serviceDesk(cms, people, server);
    const today = jakartaDate(new Date());
    beforeEach(() => {
      server.mails.length = 0;
    });

    const newComplaint = (more: Partial<Case> = {}): Promise<Case> =>
      cms().payload.create({
        collection: 'cases',
        data: {
          ...sampleCase(people.next('acknowledge')),
          form: 'complaint',
          receivedAt: new Date().toISOString(),
          ...more,
        },
        overrideAccess: true,
      });

    const request = (more: object = {}) => ({ documents: 'Rekening koran Juli', ...more });
    const typed = 'Bunganya belum dibayar';

    it.each([
      ['id', 'sudah kami terima pada', 'Kami jawab paling lambat'],
      ['en', 'We received', 'We answer no later than'],
    ] as const)(
      'names in %s the ticket, what came and when, and the deadline that the page of the status shows',
      async (locale, received, deadline) => {
        const caseDoc = await newComplaint({ locale });
        await act(caseDoc, 'requestDocuments', request());
        await sentMails();
        expect(await act(caseDoc, 'receiveDocuments', { receivedOn: today, isComplete: true })).toBe(200);
        const status = await statusOf(caseDoc);
        expect(status).toMatchObject({ documentsReceivedOn: today, appealReceivedOn: null });
        const dayOf = (time = '') => formatLongDate(jakartaDate(time), locale);
        const [documents, ...others] = await sentMails();
        expect(others).toEqual([]);
        expect(documents?.to).toEqual([caseDoc.senderEmail]);
        expect(documents?.subject).toContain(caseDoc.ticket);
        const page = locale === 'en' ? '/en/about-us/complaint/status' : '/about-us/complaint/status';
        for (const said of [
          received,
          formatLongDate(today, locale),
          `${deadline} ${dayOf(status.dueAt)}.`,
          page,
        ])
          expect(documents?.text).toContain(said);

        await act(caseDoc, 'answer', { answer: 'Saldo Anda benar.' });
        await sentMails();
        expect(await act(caseDoc, 'appeal', { appeal: typed, receivedOn: today })).toBe(200);
        const appealed = await statusOf(caseDoc);
        expect(appealed).toMatchObject({ appealReceivedOn: today, documentsReceivedOn: null });
        const [appeal] = await sentMails();
        expect(appeal?.subject).toMatch(/keberatan|appeal/i);
        for (const said of [formatLongDate(today, locale), `${deadline} ${dayOf(appealed.dueAt)}.`, page])
          expect(appeal?.text).toContain(said);
        expect(appeal?.text).not.toContain(typed);
      },
    );

    it('differs by whether the documents are complete', async () => {
      const caseDoc = await newComplaint();
      for (const [isComplete, said] of [
        [false, 'Dokumennya belum lengkap.'],
        [true, 'Dokumen Anda sekarang lengkap'],
      ] as const) {
        await act(caseDoc, 'requestDocuments', request());
        await sentMails();
        await act(caseDoc, 'receiveDocuments', { receivedOn: today, isComplete });
        expect((await sentMails()).map(({ text }) => text)).toEqual([expect.stringContaining(said)]);
      }
    });

    it('is sent once: what is recorded twice is rejected', async () => {
      const caseDoc = await newComplaint();
      await act(caseDoc, 'answer', { answer: 'Saldo Anda benar.' });
      await sentMails();
      const appeal = { appeal: typed, receivedOn: today };
      expect(
        (await Promise.all([act(caseDoc, 'appeal', appeal), act(caseDoc, 'appeal', appeal)])).sort(),
      ).toEqual([200, 409]);
      expect(await sentMails()).toHaveLength(1);
      expect(await sentMails()).toEqual([]);
    });

    it('apologises where the deadline has passed before it is recorded, instead of naming a day to come', async () => {
      const caseDoc = await newComplaint();
      const answeredAt = `${addDays(today, -40)}T05:00:00.000Z`;
      // As staff leave it, whose answer has tests of its own.
      await cms().payload.db.updateOne({
        collection: 'cases',
        id: caseDoc.id,
        data: { status: 'settled', clock: { answeredAt }, receivedAt: answeredAt },
      });
      const receivedOn = addDays(today, -30);
      expect(await act(caseDoc, 'appeal', { appeal: typed, receivedOn })).toBe(200);
      const [mail] = await sentMails();
      const deadline = formatLongDate(addWorkingDays(receivedOn, 10, new Set()), 'id');
      expect(mail?.text).toContain(
        `Kami seharusnya menjawab paling lambat ${deadline}, dan kami mohon maaf.`,
      );
      expect(mail?.text).not.toContain('Kami jawab paling lambat');
    });

    it('is not sent to somebody without e-mail, of whom no proof is asked either', async () => {
      const caseDoc = await newComplaint({ senderEmail: null });
      const notification = { notifiedOn: today, proof: 'Telepon 10.15' };
      await act(caseDoc, 'requestDocuments', request(notification));
      expect(await act(caseDoc, 'receiveDocuments', { receivedOn: today, isComplete: true })).toBe(200);
      await act(caseDoc, 'answer', { answer: 'Ya.', ...notification });
      expect(await act(caseDoc, 'appeal', { appeal: typed, receivedOn: today })).toBe(200);
      expect(await sentMails()).toEqual([]);
      expect(
        await cms().payload.count({ collection: 'case-replies', where: { case: { equals: caseDoc.id } } }),
      ).toEqual({ totalDocs: 0 });
    });
  },
  { smtpUrl: server.url },
);
