import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { breachSample } from '#cms/collections/data-breaches/sample.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { readMail } from '../../testing/read-mail.ts';
import { sendBreachMails } from './send-breach-mails.ts';

const server = await startMailServer();
afterAll(() => server.close());

const DESK = 'layanan@bank.example';
const env = { cmsUrl: 'https://kantor.example' };
/** A Sunday in Jakarta: 72 hours after the discovery on Thursday. */
const DUE = new Date('2026-01-11T02:00:00.000Z');
const discoveredAt = '2026-01-08T02:00:00.000Z';
const hoursBefore = (hours: number) => new Date(DUE.getTime() - hours * 60 * 60 * 1_000);

onEachDatabase(
  'the mail about the notices of a data breach',
  (cms) => {
    beforeEach(async () => {
      server.mails.length = 0;
      server.isRejecting = false;
      for (const collection of ['data-breaches', 'payload-kv'] as const)
        await cms().payload.db.deleteMany({ collection, where: {} });
      await notify([{ for: 'customer-care', addresses: [DESK] }]);
    });

    const notify = (rows: { for: 'customer-care' | 'sales'; addresses: string[] }[]) =>
      cms().payload.updateGlobal({ slug: 'service', data: { notify: rows } });

    const newBreach = (more: object = {}) =>
      cms().payload.create({
        collection: 'data-breaches',
        data: { ...breachSample('Lampiran Ratna'), discoveredAt, ...more },
      });

    /** What is sent at a time: the recipients and the end of the Indonesian half of the subject. */
    async function sentAt(time: Date) {
      await sendBreachMails(cms().payload, env, time);
      return server.mails.splice(0).map(({ to, message }) => [
        to,
        readMail(message)
          .subject.split(' / ')[0]
          ?.replace(/^.* nomor \d+, /, ''),
      ]);
    }

    const lastDay = [[DESK], 'pemberitahuan: kurang dari 24 jam lagi'];
    const lastHours = [[DESK], 'pemberitahuan: kurang dari 6 jam lagi'];
    const overdue = [[DESK], 'pemberitahuan: terlambat'];

    it('is sent a day and six hours before they are due, and when they are overdue, once each', async () => {
      await newBreach();
      expect(await sentAt(hoursBefore(24.1))).toEqual([]);
      for (const [hours, expected] of [
        [23.9, lastDay],
        [5.9, lastHours],
        [-0.1, overdue],
      ] as const) {
        expect(await sentAt(hoursBefore(hours))).toEqual([expected]);
        expect(await sentAt(hoursBefore(hours - 0.2))).toEqual([]);
      }
      expect(await sentAt(hoursBefore(-200))).toEqual([]);
    });

    it('has the open notices with their deadline, and nothing of the register', async () => {
      const { id } = await newBreach({ persons: { at: '2026-01-09T02:00:00.000Z' } });
      await sendBreachMails(cms().payload, env, hoursBefore(5));
      const { text, subject } = readMail(server.mails[0]?.message ?? '');
      expect(subject).toBe(
        `Kegagalan pelindungan data nomor ${id}, pemberitahuan: kurang dari 6 jam lagi / Personal data breach number ${id}, notices: less than 6 hours left`,
      );
      expect(text).toContain(
        `Pemberitahuan kepada lembaga tentang kegagalan pelindungan data nomor ${id} harus dikirim paling lambat 11 Januari 2026 pukul 09.00 WIB.`,
      );
      expect(text).toContain(
        `The notice to the authority about personal data breach number ${id} has to be sent by 11 January 2026 at 09:00 WIB.`,
      );
      expect(text.split(`https://kantor.example/admin/collections/data-breaches/${id}`)).toHaveLength(3);
      expect(text + subject).not.toMatch(/Lampiran|Ratna/);
    });

    it('of a breach that is recorded late is only the last one that applies', async () => {
      await newBreach();
      expect(await sentAt(hoursBefore(-1))).toEqual([overdue]);
    });

    it('is not sent once both notices are settled', async () => {
      const at = '2026-01-09T02:00:00.000Z';
      await newBreach({ persons: { at }, authority: { reasonNone: 'Datanya terenkripsi.' } });
      expect(await sentAt(hoursBefore(-1))).toEqual([]);
    });

    it('is sent again for another deadline, after the time of discovery was corrected', async () => {
      const { id } = await newBreach();
      expect(await sentAt(hoursBefore(20))).toEqual([lastDay]);
      const corrected = '2026-01-08T01:00:00.000Z';
      await cms().payload.update({ collection: 'data-breaches', id, data: { discoveredAt: corrected } });
      expect(await sentAt(hoursBefore(20))).toEqual([lastDay]);
      expect(await sentAt(hoursBefore(20))).toEqual([]);
    });

    it('is sent of other breaches if one cannot be marked, and once as soon as it can', async () => {
      for (const _ of [1, 2]) await newBreach();
      const { db, logger } = cms().payload;
      const log = vi.spyOn(logger, 'error').mockImplementation(() => {});
      const create = vi.spyOn(db, 'create').mockRejectedValueOnce(new Error('disk full'));
      expect(await sentAt(hoursBefore(20))).toEqual([lastDay]);
      expect(log).toHaveBeenCalledOnce();
      create.mockRestore();
      log.mockRestore();
      expect(await sentAt(hoursBefore(19.9))).toEqual([lastDay]);
      expect(await sentAt(hoursBefore(19.8))).toEqual([]);
    });

    it('is sent later if the mail server rejects it, or nobody was to be notified', async () => {
      await newBreach();
      const log = vi.spyOn(cms().payload.logger, 'error').mockImplementation(() => {});
      server.isRejecting = true;
      expect(await sentAt(hoursBefore(20))).toEqual([]);
      expect(log).toHaveBeenCalledOnce();
      log.mockRestore();
      server.isRejecting = false;
      await notify([{ for: 'sales', addresses: ['penjualan@bank.example'] }]);
      expect(await sentAt(hoursBefore(20))).toEqual([]);
      await notify([{ for: 'customer-care', addresses: [DESK] }]);
      expect(await sentAt(hoursBefore(19))).toEqual([lastDay]);
    });
  },
  { smtpUrl: server.url },
);
