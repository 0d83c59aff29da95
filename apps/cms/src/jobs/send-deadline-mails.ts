import { createHash } from 'node:crypto';
import { FORM_NAMES, type FormName } from '@beranda/contract';
import { isWorkingDay, jakartaDate } from '@beranda/finance';
import { createLocalReq, type Payload } from 'payload';
import { bankHolidays } from '#cms/collections/cases/clock/set-deadline.ts';
import { deadlineMail } from '#cms/collections/cases/deadline-mail/deadline-mail.ts';
import {
  type Deadlines,
  deadlinesOfForms,
  listDeadlines,
  sendingTime,
} from '#cms/collections/cases/deadline-mail/list-deadlines.ts';
import { derivedMessageId } from '#cms/collections/cases/replies/mail-thread.ts';
import type { Env } from '#cms/env.ts';
import { recipientsOf } from '#cms/globals/service/recipients.ts';
import { MailNotSentError } from '#cms/mail/mail-adapter.ts';

const PREFIX = 'deadline-mail';
const MARKERS = 'payload-kv';

type Mail = { recipients: readonly string[]; deadlines: Deadlines };

/** One mail for the forms that have the same recipients, where there is something to say. */
async function planMails(payload: Payload, deadlines: Deadlines): Promise<Mail[]> {
  const settings = await payload.findGlobal({ slug: 'service', depth: 0, overrideAccess: true });
  const byRecipients = Map.groupBy(FORM_NAMES, (form: FormName) =>
    JSON.stringify(recipientsOf(form, settings)),
  );
  return [...byRecipients].flatMap(([key, forms]) => {
    const recipients = JSON.parse(key) as string[];
    const part = recipients.length > 0 ? deadlinesOfForms(deadlines, forms) : null;
    return part ? [{ recipients, deadlines: part }] : [];
  });
}

/** Markers of mails that were sent, by day and digest of their recipients; those of earlier days are removed. */
async function sentMarkers(payload: Payload, today: string) {
  const day = `${PREFIX}:${today}`;
  await payload.db.deleteMany({
    collection: MARKERS,
    where: { and: [{ key: { greater_than: `${PREFIX}:` } }, { key: { less_than: day } }] },
  });
  const idOf = ({ recipients }: Mail) =>
    createHash('sha256').update(recipients.join(' ')).digest('hex').slice(0, 16);
  return {
    idOf,
    has: async (mail: Mail) =>
      (await payload.db.findOne({
        collection: MARKERS,
        where: { key: { equals: `${day}:${idOf(mail)}` } },
      })) !== null,
    add: (mail: Mail) =>
      payload.db.create({ collection: MARKERS, data: { key: `${day}:${idOf(mail)}`, data: {} } }),
  };
}

/** Sends a mail; false if it should be tried again. A recipient that the mail server does not know is given up. */
async function send(payload: Payload, mail: Parameters<Payload['sendEmail']>[0]): Promise<boolean> {
  try {
    await payload.sendEmail(mail);
    return true;
  } catch (err) {
    payload.logger.error({ msg: 'The mail about deadlines of cases was not sent', err });
    return err instanceof MailNotSentError && err.isRecipientRejected;
  }
}

/**
 * Mails to each desk what is overdue, due soon, or without its documents: once on each working day, from seven in the
 * morning in Jakarta. To be called under the lock `deadlineMails`; what could not be sent is sent by the next call. A
 * process that stops between a mail and its marker sends it again, with the same Message-ID.
 */
export async function sendDeadlineMails(
  payload: Payload,
  { cmsUrl }: Pick<Env, 'cmsUrl'>,
  now = new Date(),
): Promise<void> {
  const today = jakartaDate(now);
  const holidays = await bankHolidays(await createLocalReq({}, payload));
  if (!isWorkingDay(today, holidays) || now.getTime() < sendingTime(today)) return;
  const markers = await sentMarkers(payload, today);
  for (const mail of await planMails(payload, await listDeadlines(payload, now, holidays))) {
    if (await markers.has(mail)) continue;
    const isDone = await send(payload, {
      ...deadlineMail(mail.deadlines, cmsUrl, mail.recipients),
      messageId: derivedMessageId(payload, `deadlines-${today}`, markers.idOf(mail)),
    });
    if (isDone) await markers.add(mail);
  }
}
