import { SITE_FACTS } from '@beranda/contract';
import { afterAll, expect, it, vi } from 'vitest';
import { countFailedMails } from '#cms/collections/cases/failed-mails/failed-mails.ts';
import { onOneDatabase } from '../../testing/databases.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { factSample, sampleCase } from '../../testing/records.ts';
import { loggerConfig } from '../security/logger.ts';

const server = await startMailServer();
server.isRejecting = true;
afterAll(() => server.close());

onOneDatabase(
  'a receipt that the mail server rejects',
  (cms) => {
    it('is retried, and no address appears in the log or in the jobs table', async () => {
      const { payload } = cms();
      const message = { ...sampleCase('copy'), senderEmail: 'ratna.rahasia@contoh.example' };
      const { id } = await payload.create({ collection: 'cases', data: message });
      await payload.jobs.queue({ task: 'sendReceipt', input: { case: String(id) } });
      const log = vi.spyOn(payload.logger, 'error');
      await payload.jobs.run();

      const config = loggerConfig({ logLevel: 'info' });
      const serializers = (
        config as { options: { serializers: Record<string, (value: unknown) => unknown> } }
      ).options.serializers;
      const lines = log.mock.calls.map(([entry]) =>
        JSON.stringify(entry, (key, value) => serializers[key]?.(value) ?? value),
      );
      expect(lines.join()).toContain('rejected the message with 451');
      const job = await payload.db.findOne<{ id: number; hasError: boolean; totalTried: number }>({
        collection: 'payload-jobs',
      });
      expect(job).toMatchObject({ hasError: false, totalTried: 1 });
      expect(JSON.stringify(job)).toContain('451');
      expect(lines.join() + JSON.stringify(job)).not.toContain('rahasia');
    });
  },
  { smtpUrl: server.url },
);

const RETRIED = { hasError: { not_equals: true } } as const;

const strict = await startMailServer();
strict.isRejectingRecipients = true;
afterAll(() => strict.close());

onOneDatabase(
  'a receipt to an address that the mail server does not know',
  (cms) => {
    it('is recorded and listed as failed, so that staff can correct the address, and not tried again', async () => {
      const { payload } = cms();
      const { id } = await payload.create({ collection: 'cases', data: sampleCase('unknown') });
      await payload.jobs.queue({ task: 'sendReceipt', input: { case: String(id) } });
      await payload.jobs.run();
      const { docs } = await payload.find({ collection: 'case-events', where: { case: { equals: id } } });
      expect(docs.map(({ kind }) => kind)).toContain('receipt-failed');
      expect((await payload.count({ collection: 'payload-jobs', where: RETRIED })).totalDocs).toBe(0);
      expect(await countFailedMails(payload)).toBe(1);
    });
  },
  { smtpUrl: strict.url },
);

const misconfigured = await startMailServer();
misconfigured.isRejectingSenders = true;
afterAll(() => misconfigured.close());

onOneDatabase(
  'a receipt of which the mail server rejects the sender',
  (cms) => {
    it('is retried: the address is not to blame', async () => {
      const { payload } = cms();
      vi.spyOn(payload.logger, 'error').mockImplementation(() => {});
      const { id } = await payload.create({ collection: 'cases', data: sampleCase('sender') });
      await payload.jobs.queue({ task: 'sendReceipt', input: { case: String(id) } });
      await payload.jobs.run();
      const where = { hasError: { equals: false }, totalTried: { equals: 1 } };
      expect((await payload.count({ collection: 'payload-jobs', where })).totalDocs).toBe(1);
    });
  },
  { smtpUrl: misconfigured.url },
);

const reachable = await startMailServer();
afterAll(() => reachable.close());

onOneDatabase(
  'a receipt',
  (cms) => {
    it('names the response time that was promised when the form was received', async () => {
      const { payload } = cms();
      const fact = { ...factSample(SITE_FACTS.callBack, 6), kind: 'working-days' as const };
      await payload.create({ collection: 'facts', locale: 'id', data: fact });
      const receivedAt = '2026-02-02T03:00:00.000Z';
      const { id } = await payload.create({
        collection: 'cases',
        data: { ...sampleCase('promised'), receivedAt },
      });
      await payload.jobs.queue({ task: 'sendReceipt', input: { case: String(id) } });
      await payload.jobs.run();
      expect(reachable.mails.map(({ message }) => message).join()).toContain('6 hari kerja');
    });
  },
  { smtpUrl: reachable.url },
);
