import { jakartaDate } from '@beranda/finance';
import type { Payload } from 'payload';
import { applyDueFacts } from '#cms/collections/facts/apply-due-facts.ts';

const INTERVAL_MS = 1_000;
/** After a failure, so that a lasting one does not fill the log. */
const RETRY_AFTER_MS = 60_000;

/** Applies values of facts that begin or end at midnight in Jakarta; also those of days on which nothing ran. */
export function scheduleDueFacts(payload: Payload): void {
  let appliedDay: string | null = null;
  let isRunning = false;
  // By the monotonic clock.
  let retryAt = 0;
  const apply = async () => {
    const today = jakartaDate(Date.now());
    if (isRunning || appliedDay === today || performance.now() < retryAt) return;
    isRunning = true;
    try {
      const keys = await applyDueFacts(payload, today);
      if (keys.length > 0) payload.logger.info({ msg: 'Fact periods began or ended', keys });
      appliedDay = today;
    } catch (err) {
      retryAt = performance.now() + RETRY_AFTER_MS;
      payload.logger.error({ msg: 'Values of facts could not take effect', err });
    } finally {
      isRunning = false;
    }
  };
  void apply();
  setInterval(apply, INTERVAL_MS).unref();
}
