import { HOUR_MS } from '@beranda/finance';
import { afterEach, expect, it, vi } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import { sampleCase } from '../../testing/records.ts';

afterEach(() => {
  vi.useRealTimers();
});

onEachDatabase(
  'jobs',
  (cms) => {
    it('continue when the clock is set back by an hour', async () => {
      const { payload } = cms();
      const mail = vi.spyOn(payload, 'sendEmail').mockResolvedValue(undefined);
      const queue = async (key: string) => {
        const { id } = await payload.create({ collection: 'cases', data: sampleCase(key) });
        await payload.jobs.queue({ task: 'sendReceipt', input: { case: String(id) } });
      };
      await queue('before');
      await vi.waitFor(() => expect(mail).toHaveBeenCalledTimes(1), { timeout: 10_000 });
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - HOUR_MS });
      await queue('after');
      await vi.waitFor(() => expect(mail).toHaveBeenCalledTimes(2), { timeout: 10_000 });
    });
  },
  { jobs: true },
);
