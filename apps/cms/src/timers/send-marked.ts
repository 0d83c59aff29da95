import type { Payload } from 'payload';
import { MailNotSentError } from '#cms/mail/mail-adapter.ts';

/** Rows of `payload-kv` that mark a mail as sent, so that it is sent once by several processes and after restarts. */
export const MARKERS = 'payload-kv';

/** `until`: ISO time of the list in a mail about deadlines; markers of earlier releases have none. */
type MarkerData = { until?: string };

export type Marker = { id: number; key: string; data?: (MarkerData & { isSending?: boolean }) | null };

/** Whether the mail of a marker was sent, or given up. */
export const isSent = ({ data }: Marker): boolean => !data?.isSending;

type TimerMail = {
  /** Key of the marker. */
  key: string;
  mail: Parameters<Payload['sendEmail']>[0];
  /** The log message if it was not sent. */
  failure: string;
  data?: MarkerData;
};

/**
 * Sends a mail of a timer unless its marker says that it was sent. A marker is also written before: where the database
 * accepts no writes, nothing is sent, instead of the same mail at each run. At least once: a process that stops between the
 * mail and the end of its marker sends it again, with the same Message-ID. Errors are logged, so that other mails follow.
 */
export async function sendMarked(
  payload: Payload,
  { key, mail, failure, data = {} }: TimerMail,
): Promise<void> {
  try {
    const earlier = await payload.db.findOne<Marker>({
      collection: MARKERS,
      where: { key: { equals: key } },
    });
    if (earlier && isSent(earlier)) return;
    const { id } =
      earlier ?? (await payload.db.create({ collection: MARKERS, data: { key, data: { isSending: true } } }));
    if (await sendOrGiveUp(payload, mail, failure))
      await payload.db.updateOne({ collection: MARKERS, id: Number(id), data: { data } });
  } catch (err) {
    payload.logger.error({ msg: failure, err });
  }
}

/** Sends a mail; a recipient that the mail server does not know is given up. @returns false if it should be tried again. */
async function sendOrGiveUp(payload: Payload, mail: TimerMail['mail'], failure: string): Promise<boolean> {
  try {
    await payload.sendEmail(mail);
    return true;
  } catch (err) {
    payload.logger.error({ msg: failure, err });
    return err instanceof MailNotSentError && err.isRecipientRejected;
  }
}
