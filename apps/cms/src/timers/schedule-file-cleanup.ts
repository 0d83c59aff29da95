import type { Payload } from 'payload';
import { removeOrphans } from '#cms/collections/attachments/remove-orphans.ts';
import { restoreBackups } from '#cms/collections/media/back-up-files.ts';
import { customSettingsOf } from '#cms/custom-settings.ts';

const INTERVAL_MS = 60 * 60 * 1_000;
/** Longer than any transaction of another back office. */
const ABANDONED_AFTER_MS = 60 * 60 * 1_000;

/**
 * Removes orphaned attachments, and restores files of pictures whose save was killed, now and every hour. Several back
 * offices may do so at once.
 */
export function scheduleFileCleanup(payload: Payload): void {
  const { logger } = payload;
  const { dataDir } = customSettingsOf(payload);
  // SQLite has one process: what is older than it was left by a killed one.
  const startedAt = Date.now() - process.uptime() * 1_000;
  const abandonedBefore = () => (payload.db.name === 'sqlite' ? startedAt : Date.now() - ABANDONED_AFTER_MS);
  /** Runs work that returns how many files it dealt with. @param failure the log message if it throws. */
  const attempt = (work: Promise<number>, failure: string): Promise<number> =>
    work.catch((err: unknown) => {
      logger.error({ msg: failure, err });
      return 0;
    });
  const cleanUp = async () => {
    const removed = await attempt(
      removeOrphans(payload, dataDir),
      'Orphaned attachments could not be removed',
    );
    if (removed > 0) logger.info({ msg: 'Orphaned attachments were removed', count: removed });
    const restored = await attempt(
      restoreBackups(payload, abandonedBefore()),
      'Files of pictures could not be restored',
    );
    if (restored > 0) logger.warn({ msg: 'Files of pictures were restored', count: restored });
  };
  void cleanUp();
  setInterval(cleanUp, INTERVAL_MS).unref();
}
