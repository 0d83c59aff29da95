import { jakartaDate } from '@beranda/finance';
import type { Payload } from 'payload';
import { applyDueFacts } from '#cms/collections/facts/apply-due-facts.ts';

const EVERY_MS = 1_000;

/** Lets values of facts take effect, and end, at midnight in Jakarta; also those of days on which nothing ran. */
export function scheduleDueFacts(payload: Payload): void {
  let appliedDay: string | null = null;
  let isRunning = false;
  const apply = async () => {
    const today = jakartaDate(Date.now());
    if (isRunning || appliedDay === today) return;
    isRunning = true;
    try {
      const keys = await applyDueFacts(payload, today);
      if (keys.length > 0) payload.logger.info({ msg: 'Values of facts took effect or ended', keys });
      appliedDay = today;
    } catch (err) {
      payload.logger.error({ msg: 'Values of facts could not take effect', err });
    } finally {
      isRunning = false;
    }
  };
  void apply();
  setInterval(apply, EVERY_MS).unref();
}
