import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterAll, expect, it, vi } from 'vitest';
import { onOneDatabase } from '../../testing/databases.ts';
import { sampleCase } from '../../testing/records.ts';
import { loggerConfig } from '../security/logger.ts';

/** A mail server that rejects everything and records the recipients. */
const server = createServer((socket) => {
  socket.write('220 ready\r\n');
  socket.setEncoding('utf8').on('data', (lines: string) => {
    for (const line of lines.split('\r\n').filter(Boolean)) {
      const recipient = /^RCPT TO:(.*)$/i.exec(line)?.[1];
      if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else socket.write(recipient ? `550 5.1.1 ${recipient} is unknown here\r\n` : '250 ok\r\n');
    }
  });
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
afterAll(() => {
  server.close();
});

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
  { smtpUrl: `smtp://127.0.0.1:${port}` },
);
