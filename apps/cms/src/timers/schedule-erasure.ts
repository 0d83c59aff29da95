import type { Payload } from 'payload';
import { eraseDue } from '#cms/collections/cases/erasure/erase-due.ts';
import { eraseExpiredStatistics } from '#cms/collections/search-statistics/erase-expired-statistics.ts';
import { customSettingsOf } from '#cms/custom-settings.ts';
import { tryWithLock } from '#cms/database/locks.ts';

const INTERVAL_MS = 24 * 60 * 60 * 1_000;

/** Erases the cases and statistics whose retention has ended, now and once a day, in one back office at a time. */
export function scheduleErasure(payload: Payload): void {
  const { dataDir } = customSettingsOf(payload);
  const erase = () =>
    tryWithLock(payload, 'erasure', async () => {
      const count = await eraseDue(payload, dataDir);
      if (count > 0) payload.logger.info({ msg: 'Cases were erased after their retention', count });
      await eraseExpiredStatistics(payload);
    }).catch((err: unknown) => payload.logger.error({ msg: 'Cases or statistics could not be erased', err }));
  void erase();
  setInterval(erase, INTERVAL_MS).unref();
}
