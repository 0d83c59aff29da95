import type { Payload } from 'payload';
import { MailNotSentError } from '#cms/mail/mail-adapter.ts';

/** Rows of `payload-kv` that mark a mail as sent, so that it is sent once by several processes and after restarts. */
export const MARKERS = 'payload-kv';

/**
 * Sends a mail of a timer. A recipient that the mail server does not know is given up.
 *
 * @param failure what the log says if it was not sent.
 * @returns false if it should be tried again.
 */
export async function sendOrGiveUp(
  payload: Payload,
  mail: Parameters<Payload['sendEmail']>[0],
  failure: string,
): Promise<boolean> {
  try {
    await payload.sendEmail(mail);
    return true;
  } catch (err) {
    payload.logger.error({ msg: failure, err });
    return err instanceof MailNotSentError && err.isRecipientRejected;
  }
}
