import { createHash } from 'node:crypto';
import { FORM_NAMES, type FormName } from '@beranda/contract';
import { DAY_MS, isWorkingDay, jakartaDate } from '@beranda/finance';
import { createLocalReq, type Payload } from 'payload';
import { bankHolidays } from '#cms/collections/cases/clock/bank-holidays.ts';
import { deadlineMail } from '#cms/collections/cases/deadline-mail/deadline-mail.ts';
import {
  type Deadlines,
  deadlinesOfForms,
  listDeadlines,
  sendingTime,
} from '#cms/collections/cases/deadline-mail/list-deadlines.ts';
import { deadlinesMessageId } from '#cms/collections/cases/replies/mail-thread.ts';
import type { Env } from '#cms/env.ts';
import { recipientsOf } from '#cms/globals/service/recipients.ts';
import { isSent, MARKERS, type Marker, sendMarked } from './send-marked.ts';

const PREFIX = 'deadline-mail';
/**
 * After all keys, whose day begins with 2, in every collation of PostgreSQL. A bound of punctuation would not be: `:` and
 * `;` count for nothing in those of glibc, and are in the other order in those of ICU.
 */
const AFTER_ALL_KEYS = `${PREFIX}:9`;

/** How long the marker of a mail is kept, in days. Older lapses are not reported. */
const MARKERS_KEPT_DAYS = 30;

type Mail = { recipients: readonly string[]; deadlines: Deadlines };

/**
 * One mail for all forms with the same recipients; none for recipients who have today's already, or without a deadline to
 * report.
 */
async function mailsToSend(payload: Payload, deadlines: Deadlines, markers: SentMarkers): Promise<Mail[]> {
  const settings = await payload.findGlobal({ slug: 'service', depth: 0, overrideAccess: true });
  const byRecipients = Map.groupBy(FORM_NAMES, (form: FormName) =>
    JSON.stringify(recipientsOf(form, settings)),
  );
  return [...byRecipients].flatMap(([key, forms]) => {
    const recipients = JSON.parse(key) as string[];
    const isDue = recipients.length > 0 && !markers.isSentToday(recipients);
    const part = isDue ? deadlinesOfForms(deadlines, forms, markers.reportedUntil(recipients)) : null;
    return part ? [{ recipients, deadlines: part }] : [];
  });
}

const digestOf = (recipients: readonly string[]) =>
  createHash('sha256').update(recipients.join(' ')).digest('hex').slice(0, 16);

type SentMarkers = {
  keptSince: Date;
  isSentToday: (recipients: readonly string[]) => boolean;
  /** Until when lapses were reported to recipients. */
  reportedUntil: (recipients: readonly string[]) => Date;
  keyOfToday: (recipients: readonly string[]) => string;
};

/** Markers of mails that were sent, by day and digest of their recipients; old ones are removed. */
async function readSentMarkers(payload: Payload, now: Date): Promise<SentMarkers> {
  const keptSince = new Date(now.getTime() - MARKERS_KEPT_DAYS * DAY_MS);
  const keyOf = (date: string, recipients: readonly string[]) => `${PREFIX}:${date}:${digestOf(recipients)}`;
  const firstKept = `${PREFIX}:${jakartaDate(keptSince)}`;
  await payload.db.deleteMany({
    collection: MARKERS,
    where: { and: [{ key: { greater_than: `${PREFIX}:` } }, { key: { less_than: firstKept } }] },
  });
  const { docs: markers } = await payload.db.find<Marker>({
    collection: MARKERS,
    where: { and: [{ key: { greater_than: `${PREFIX}:` } }, { key: { less_than: AFTER_ALL_KEYS } }] },
    sort: '-key',
    pagination: false,
  });
  const sent = markers.filter(isSent);
  const keyOfToday = (recipients: readonly string[]) => keyOf(jakartaDate(now), recipients);
  return {
    keptSince,
    keyOfToday,
    isSentToday: (recipients) => sent.some(({ key }) => key === keyOfToday(recipients)),
    reportedUntil(recipients) {
      const last = sent.find(({ key }) => key.endsWith(`:${digestOf(recipients)}`));
      if (!last) return keptSince;
      const [, day = ''] = last.key.split(':');
      return new Date(last.data?.until ?? sendingTime(day));
    },
  };
}

/**
 * Mails to each desk what is overdue, due soon, or without its documents: once on each working day, from seven in the
 * morning in Jakarta. To be called under the lock `deadlineMails`; what could not be sent is sent by the next call.
 */
export async function sendDeadlineMails(
  payload: Payload,
  { cmsUrl }: Pick<Env, 'cmsUrl'>,
  now = new Date(),
): Promise<void> {
  const today = jakartaDate(now);
  const holidays = await bankHolidays(await createLocalReq({}, payload));
  if (!isWorkingDay(today, holidays) || now.getTime() < sendingTime(today)) return;
  const markers = await readSentMarkers(payload, now);
  const deadlines = await listDeadlines(payload, now, holidays, markers.keptSince);
  for (const { deadlines: due, recipients } of await mailsToSend(payload, deadlines, markers))
    await sendMarked(payload, {
      key: markers.keyOfToday(recipients),
      mail: {
        ...deadlineMail(due, cmsUrl, recipients),
        messageId: deadlinesMessageId(payload, today, digestOf(recipients)),
      },
      failure: 'The mail about deadlines of cases was not sent',
      data: { until: now.toISOString() },
    });
}
