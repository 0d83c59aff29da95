import { afterAll, expect, it, vi } from 'vitest';
import { onOneDatabase } from '../../testing/databases.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { sampleCase } from '../../testing/records.ts';
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
      expect(lines.join()).toContain('rejected the message with 550');
      const job = await payload.db.findOne<{ id: number; hasError: boolean; totalTried: number }>({
        collection: 'payload-jobs',
      });
      expect(job).toMatchObject({ hasError: false, totalTried: 1 });
      expect(JSON.stringify(job)).toContain('550');
      expect(lines.join() + JSON.stringify(job)).not.toContain('rahasia');
    });
  },
  { smtpUrl: server.url },
);
