import type { Payload } from 'payload';
import { removeOrphans } from '#cms/collections/attachments/remove-orphans.ts';
import { restoreBackups } from '#cms/collections/media/back-up-files.ts';
import { customSettingsOf } from '#cms/custom-settings.ts';

const INTERVAL_MS = 60 * 60 * 1_000;
/** Longer than any transaction of another back office. */
const LEFT_AFTER_MS = 60 * 60 * 1_000;

/**
 * Removes orphaned attachments, and restores files of pictures whose save was killed, now and every hour. Several back
 * offices may do so at once.
 */
export function scheduleFileCleanup(payload: Payload): void {
  const { logger } = payload;
  const { dataDir } = customSettingsOf(payload);
  // SQLite has one process: what is older than it was left by a killed one.
  const startedAt = Date.now() - process.uptime() * 1_000;
  const before = () => (payload.db.name === 'sqlite' ? startedAt : Date.now() - LEFT_AFTER_MS);
  const removeAttachments = async () => {
    try {
      const count = await removeOrphans(payload, dataDir);
      if (count > 0) logger.info({ msg: 'Orphaned attachments were removed', count });
    } catch (err) {
      logger.error({ msg: 'Orphaned attachments could not be removed', err });
    }
  };
  const restorePictures = async () => {
    try {
      const count = await restoreBackups(payload, before());
      if (count > 0) logger.warn({ msg: 'Files of pictures were restored', count });
    } catch (err) {
      logger.error({ msg: 'Files of pictures could not be restored', err });
    }
  };
  const cleanUp = async () => {
    await removeAttachments();
    await restorePictures();
  };
  void cleanUp();
  setInterval(cleanUp, INTERVAL_MS).unref();
}
