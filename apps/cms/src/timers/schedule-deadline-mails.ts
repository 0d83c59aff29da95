import type { Payload } from 'payload';
import { customSettingsOf } from '#cms/custom-settings.ts';
import { tryWithLock } from '#cms/database/locks.ts';
import { sendBreachMails } from './send-breach-mails.ts';
import { sendDeadlineMails } from './send-deadline-mails.ts';
import { withoutOverlap } from './without-overlap.ts';

const INTERVAL_MS = 10 * 60 * 1_000;

/**
 * Mails the deadlines of cases and of the notices of data breaches, now and every ten minutes until it is done, in one back
 * office at a time. Runs never overlap: on SQLite the lock does not exclude another run of the same process.
 */
export function scheduleDeadlineMails(payload: Payload): void {
  const { cmsUrl } = customSettingsOf(payload);
  const report = (msg: string) => (err: unknown) => payload.logger.error({ msg, err });
  const mail = withoutOverlap(() =>
    tryWithLock(payload, 'deadlineMails', async () => {
      await sendBreachMails(payload, { cmsUrl }).catch(
        report('The notices of data breaches that are due could not be mailed'),
      );
      await sendDeadlineMails(payload, { cmsUrl });
    }).catch(report('The deadlines of cases could not be mailed')),
  );
  void mail();
  setInterval(mail, INTERVAL_MS).unref();
}
