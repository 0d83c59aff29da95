import type { Payload } from 'payload';
import { customSettingsOf } from '#cms/custom-settings.ts';
import { tryWithLock } from '#cms/database/locks.ts';
import { sendDeadlineMails } from './send-deadline-mails.ts';

const INTERVAL_MS = 10 * 60 * 1_000;

/** Mails the deadlines of cases to the desks, now and every ten minutes until it is done, in one back office at a time. */
export function scheduleDeadlineMails(payload: Payload): void {
  const { cmsUrl } = customSettingsOf(payload);
  const mail = () =>
    tryWithLock(payload, 'deadlineMails', () => sendDeadlineMails(payload, { cmsUrl })).catch(
      (err: unknown) => payload.logger.error({ msg: 'The deadlines of cases could not be mailed', err }),
    );
  void mail();
  setInterval(mail, INTERVAL_MS).unref();
}
