import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { readRows, sql } from '#cms/database/sql.ts';
import type { Case } from '#cms/payload-types.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { sampleCase } from '../../testing/records.ts';
import { sendDeadlineMails } from './send-deadline-mails.ts';

const server = await startMailServer();
afterAll(() => server.close());

const DESK = 'layanan@bank.example';
const SALES = 'penjualan@bank.example';
const env = { cmsUrl: 'https://kantor.example' };
/** Wednesday, with a holiday on Thursday: working day 3 is Tuesday. */
const now = new Date('2026-11-25T00:00:00.000Z');
const endOf = (date: string) => `${date}T16:59:59.999Z`;

onEachDatabase(
  'the mail about deadlines',
  (cms) => {
    const { mails } = server;
    let serial = 0;

    beforeEach(async () => {
      mails.length = 0;
      server.isRejecting = false;
      for (const collection of ['cases', 'holidays'] as const)
        await cms().payload.delete({ collection, where: {} });
      await cms().payload.db.deleteMany({ collection: 'payload-kv', where: {} });
      await cms().payload.create({
        collection: 'holidays',
        locale: 'id',
        data: { date: '2026-11-26', name: 'Libur' },
      });
      await cms().payload.updateGlobal({
        slug: 'service',
        data: {
          notify: [
            { for: 'customer-care', addresses: [DESK] },
            { for: 'sales', addresses: [SALES] },
          ],
        },
      });
    });

    async function newCase(dueAt: string | null, more: Partial<Case> = {}): Promise<Case> {
      const { payload } = cms();
      serial += 1;
      const created = await payload.create({
        collection: 'cases',
        data: { ...sampleCase(`deadline-${serial}`), status: 'inProgress', ...more },
        overrideAccess: true,
      });
      // A hook computes the deadline of every save.
      await readRows(payload, sql`UPDATE cases SET due_at = ${dueAt} WHERE id = ${created.id} RETURNING id`);
      return created;
    }

    const send = (time = now) => sendDeadlineMails(cms().payload, env, time);

    /** The tickets under each heading of the Indonesian part. */
    function listed(message = ''): Record<string, string[]> {
      const text = message.replaceAll('=\n', '').split('\n---\n')[0] ?? '';
      const sections = text.split('\n\n').filter((part) => part.includes('- '));
      return Object.fromEntries(
        sections.map((part) => [
          part.split('\n')[0]?.split(/[, ]/)[0] ?? '',
          [...part.matchAll(/- ([0-9A-Z-]{14}),/g)].map(([, ticket]) => String(ticket)),
        ]),
      );
    }

    it('lists what is overdue, due within three working days, and without documents, and nothing else', async () => {
      const overdue = await newCase(endOf('2026-11-24'), { status: 'appealed', form: 'complaint' });
      // The mail of the day before.
      await send(new Date('2026-11-24T00:00:00.000Z'));
      mails.length = 0;
      const today = await newCase(endOf('2026-11-25'));
      const third = await newCase(endOf('2026-12-01'));
      await newCase(endOf('2026-12-02'));
      await newCase(endOf('2026-11-24'), { status: 'closed' });
      const asked = { requestedAt: '2026-11-10T03:00:00.000Z' };
      const lapsed = await newCase(endOf('2026-12-09'), {
        form: 'complaint',
        clock: { requests: [{ ...asked, lapsedAt: '2026-11-24T17:03:00.000Z' }] },
      });
      await newCase(endOf('2026-12-09'), {
        form: 'complaint',
        clock: { requests: [{ ...asked, lapsedAt: '2026-11-23T17:03:00.000Z' }] },
      });
      const lapsedAt = '2026-11-24T17:03:00.000Z';
      const cameLate = { ...asked, lapsedAt, receivedAt: '2026-11-24T18:00:00.000Z' };
      for (const requests of [[cameLate], [{ ...asked, lapsedAt }, asked]])
        await newCase(endOf('2026-12-09'), { form: 'complaint', clock: { requests } });
      await send();
      expect(mails.map(({ to }) => to)).toEqual([[DESK]]);
      const { message } = mails[0] ?? { message: '' };
      expect(listed(message)).toEqual({
        Terlambat: [overdue.ticket],
        Jatuh: [today.ticket, third.ticket],
        Dokumen: [lapsed.ticket],
      });
      expect(message).toContain(`https://kantor.example/admin/collections/cases/${overdue.id}`);
      expect(message).not.toMatch(/Ratna|081234567890|ratna@contoh/);
    });

    it('is sent once on a working day, from seven o’clock, and only where there is something', async () => {
      const caseDoc = await newCase(endOf('2026-11-25'));
      await send(new Date('2026-11-24T23:59:00.000Z'));
      expect(mails).toHaveLength(0);
      await send();
      await send(new Date('2026-11-25T05:00:00.000Z'));
      expect(mails.map(({ to }) => to)).toEqual([[DESK]]);
      // Thursday is a holiday, Saturday no working day.
      await send(new Date('2026-11-26T05:00:00.000Z'));
      await send(new Date('2026-11-28T05:00:00.000Z'));
      expect(mails).toHaveLength(1);
      await send(new Date('2026-11-27T05:00:00.000Z'));
      expect(mails).toHaveLength(2);
      await cms().payload.update({ collection: 'cases', id: caseDoc.id, data: { status: 'closed' } });
      await send(new Date('2026-11-30T05:00:00.000Z'));
      expect(mails).toHaveLength(2);
    });

    it('is sent later if the mail server rejects it', async () => {
      const log = vi.spyOn(cms().payload.logger, 'error').mockImplementation(() => {});
      await newCase(endOf('2026-11-25'));
      server.isRejecting = true;
      await send();
      expect(log).toHaveBeenCalledOnce();
      log.mockRestore();
      server.isRejecting = false;
      await send(new Date('2026-11-25T00:10:00.000Z'));
      expect(mails).toHaveLength(1);
    });

    it('is not sent while the database accepts no writes, and then once', async () => {
      await newCase(endOf('2026-11-25'));
      const log = vi.spyOn(cms().payload.logger, 'error').mockImplementation(() => {});
      const create = vi.spyOn(cms().payload.db, 'create').mockRejectedValue(new Error('disk full'));
      await send();
      expect(log).toHaveBeenCalledOnce();
      create.mockRestore();
      log.mockRestore();
      expect(mails).toHaveLength(0);
      for (const _ of [1, 2]) await send();
      expect(mails).toHaveLength(1);
    });

    it('lists complaints without their documents once, also after a day on which it could not be sent', async () => {
      vi.spyOn(cms().payload.logger, 'error').mockImplementation(() => {});
      await newCase(endOf('2026-12-04'));
      await send(new Date('2026-12-01T00:00:00.000Z'));
      const lapsed = await newCase(endOf('2026-12-30'), {
        form: 'complaint',
        clock: {
          requests: [{ requestedAt: '2026-11-17T03:00:00.000Z', lapsedAt: '2026-12-01T17:03:00.000Z' }],
        },
      });
      server.isRejecting = true;
      await send(new Date('2026-12-02T00:00:00.000Z'));
      server.isRejecting = false;
      vi.restoreAllMocks();
      for (const day of ['2026-12-03', '2026-12-04']) await send(new Date(`${day}T08:00:00.000Z`));
      const documents = mails.map(({ message }) => listed(message).Dokumen);
      expect(documents).toEqual([undefined, [lapsed.ticket], undefined]);
    });

    it('goes to the recipients of a form in place of those of its team', async () => {
      const other = 'pengaduan@bank.example';
      await cms().payload.updateGlobal({
        slug: 'service',
        data: {
          notify: [
            { for: 'customer-care', addresses: [DESK] },
            { for: 'complaint', addresses: [other] },
          ],
        },
      });
      const complaint = await newCase(endOf('2026-11-25'), { form: 'complaint' });
      const contact = await newCase(endOf('2026-11-25'));
      await send();
      const ticketsTo = (address: string) =>
        listed(mails.find(({ to }) => to.includes(address))?.message).Jatuh;
      expect(mails).toHaveLength(2);
      expect(ticketsTo(other)).toEqual([complaint.ticket]);
      expect(ticketsTo(DESK)).toEqual([contact.ticket]);
    });
  },
  { smtpUrl: server.url },
);
