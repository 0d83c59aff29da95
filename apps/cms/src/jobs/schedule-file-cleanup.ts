import type { Payload } from 'payload';
import { removeOrphans } from '#cms/collections/attachments/remove-orphans.ts';

const EVERY_MS = 60 * 60 * 1_000;

/** Removes orphaned attachments now and every hour. Several back offices may do so at once. */
export function scheduleOrphanRemoval(payload: Payload): void {
  const dataDir = String(payload.config.custom.dataDir);
  const remove = async () => {
    try {
      const count = await removeOrphans(payload, dataDir);
      if (count > 0) payload.logger.info({ msg: 'Orphaned attachments were removed', count });
    } catch (err) {
      payload.logger.error({ msg: 'Orphaned attachments could not be removed', err });
    }
  };
  void remove();
  setInterval(remove, EVERY_MS).unref();
}
