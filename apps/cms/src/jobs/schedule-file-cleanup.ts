import type { Payload } from 'payload';
import { removeOrphans } from '#cms/collections/attachments/remove-orphans.ts';
import { restoreKeptFiles } from '#cms/collections/media/keep-files.ts';

const EVERY_MS = 60 * 60 * 1_000;
/** When what a process left that was killed just before this one started is old enough. */
const SECOND_RUN_AFTER_MS = 2 * 60 * 1_000;

/**
 * Removes orphaned attachments, and brings back files of pictures whose save was killed, now and every hour. Several back
 * offices may do so at once.
 */
export function scheduleFileCleanup(payload: Payload): void {
  const { logger } = payload;
  const dataDir = String(payload.config.custom.dataDir);
  const cleanUp = async () => {
    try {
      const removed = await removeOrphans(payload, dataDir);
      if (removed > 0) logger.info({ msg: 'Orphaned attachments were removed', count: removed });
      const restored = await restoreKeptFiles(payload);
      if (restored > 0) logger.warn({ msg: 'Files of pictures were restored', count: restored });
    } catch (err) {
      logger.error({ msg: 'Files could not be cleaned up', err });
    }
  };
  void cleanUp();
  setTimeout(cleanUp, SECOND_RUN_AFTER_MS).unref();
  setInterval(cleanUp, EVERY_MS).unref();
}
