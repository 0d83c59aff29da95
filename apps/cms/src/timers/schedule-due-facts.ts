import { jakartaDate } from '@beranda/finance';
import type { Payload } from 'payload';
import { applyDueFacts } from '#cms/collections/facts/apply-due-facts.ts';

const INTERVAL_MS = 1_000;

/** Applies values of facts that begin or end at midnight in Jakarta; also those of days on which nothing ran. */
export function scheduleDueFacts(payload: Payload): void {
  let appliedDay: string | null = null;
  let isRunning = false;
  const apply = async () => {
    const today = jakartaDate(Date.now());
    if (isRunning || appliedDay === today) return;
    isRunning = true;
    try {
      const keys = await applyDueFacts(payload, today);
      if (keys.length > 0) payload.logger.info({ msg: 'Fact periods began or ended', keys });
      appliedDay = today;
    } catch (err) {
      payload.logger.error({ msg: 'Values of facts could not take effect', err });
    } finally {
      isRunning = false;
    }
  };
  void apply();
  setInterval(apply, INTERVAL_MS).unref();
}
