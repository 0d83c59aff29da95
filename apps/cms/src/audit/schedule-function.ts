import { LOCALES } from '@beranda/contract';
import { type CollectionSlug, canAccessAdmin, type PayloadRequest, type ServerFunction } from 'payload';
import * as z from 'zod';
import { publishedLanguages } from '#cms/content/multilingual.ts';
import { inTransaction } from '#cms/database/sql.ts';
import { formatJakartaDateTimeWithoutColon } from '#cms/dates/jakarta.ts';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { findStored } from '#cms/items/find-stored.ts';
import { removeFailedSchedules } from '#cms/items/save/failed-schedules.ts';
import { MissingFiguresError, missingFiguresOf } from '#cms/items/save/missing-figures.ts';
import { listUpcomingPublications } from '#cms/items/save/reject-while-scheduled.ts';
import {
  digestOfDraft,
  isChangedSinceScheduled,
  scheduledPublicationSchema,
} from '#cms/items/save/scheduled-content.ts';
import { isSecondPersonNeededToSchedule } from '#cms/items/save/second-person.ts';
import { lockAndRejectStale } from '#cms/saves/reject-stale-saves.ts';
import { type StaleData, StaleDocumentError } from '#cms/saves/stale-document-error.ts';
import { recordAudit } from './record-audit.ts';

const id = z.union([z.number(), z.string()]);
const doc = z.object({ relationTo: z.string(), value: id });

const scheduleArgs = z.object({
  type: z.enum(['publish', 'unpublish']),
  date: z.union([z.date(), z.string()]).transform((date) => new Date(date)),
  doc,
  localeToPublish: z.string().nullish(),
  timezone: z.string().nullish(),
  /** `updatedAt` of the item in the form. */
  loadedUpdatedAt: z.string().nullish(),
});
const cancelArgs = z.object({ deleteID: id });
const storedJob = z.object({
  input: z.object({
    doc,
    type: z.string().nullish(),
    locale: z.string().nullish(),
  }),
  waitUntil: z.string().nullish(),
});

const texts = {
  failed: bilingual(
    'Jadwal tidak berubah karena server gagal menyimpannya. Coba lagi nanti.',
    'The schedule has not changed, because the server failed to store it. Try again later.',
  ),
  past: bilingual(
    'Belum dijadwalkan: waktu itu sudah lewat. Pilih waktu yang akan datang, atau terbitkan atau tarik langsung.',
    'Not scheduled: that time has passed. Choose a later one, or publish or withdraw now.',
  ),
  notPublished: bilingual(
    'Belum dijadwalkan: konten ini belum terbit pada waktu itu, jadi tidak ada yang dibatalkan. Pilih “Publikasikan” bila ingin menerbitkannya.',
    'Not scheduled: this is not published at that time, so there is nothing to unpublish. Choose “Publish” to publish it.',
  ),
  own: bilingual(
    'Belum dijadwalkan: Anda mengubah konten ini sejak terakhir diterbitkan, jadi orang lain yang harus menerbitkan atau menjadwalkannya. Minta penerbit lain.',
    'Not scheduled: you have changed this since it was last published, so somebody else has to publish or schedule it. Ask another publisher.',
  ),
  gone: bilingual(
    'Jadwal ini sudah tidak ada: sudah dijalankan atau dibatalkan. Muat ulang halaman.',
    'This schedule is no longer there: it has run or was cancelled. Reload the page.',
  ),
};

const stale = ({ at, by }: StaleData): Bilingual => {
  const time = formatJakartaDateTimeWithoutColon(at);
  return bilingual(
    `Belum dijadwalkan: ${by ?? 'Sistem'} menyimpan perubahan pada ${time} WIB, sesudah Anda membuka halaman ini. Muat ulang halaman, periksa lagi, lalu jadwalkan.`,
    `Not scheduled: ${by ?? 'The system'} saved changes at ${time} Jakarta time, after you opened this page. Reload it, look again, then schedule.`,
  );
};

const fieldOf = (type: string | null | undefined, locale: string | null | undefined) =>
  [type === 'unpublish' ? 'withdraw' : 'publish', locale].filter(Boolean).join('.');

/** The schedule is no longer there. */
class ScheduleGoneError extends Error {}

/** A past time would publish at once; it is most likely a mistyped day. */
class PastTimeError extends Error {}

/** The item is not published at the time of its withdrawal. */
class NotPublishedError extends Error {}

/** The user has changed what would be published, which needs a second person. */
class OwnChangesError extends Error {}

/** Tolerance for a time that has just passed: the schedule drawer offers the current minute, and client clocks differ. */
const MAX_LATENESS_MS = 2 * 60 * 1_000;

/**
 * Cancels a schedule, and records it as it was.
 *
 * @throws {ScheduleGoneError} if it runs or has run.
 */
async function cancel(req: PayloadRequest, job: number | string): Promise<void> {
  const { docs } = await req.payload.delete({
    collection: 'payload-jobs',
    depth: 0,
    req,
    // Not one that runs or has run: its row is removed later.
    where: {
      and: [
        { id: { equals: job } },
        { taskSlug: { equals: 'schedulePublish' } },
        { processing: { not_equals: true } },
        { completedAt: { exists: false } },
      ],
    },
  });
  const stored = storedJob.safeParse(docs[0]).data;
  if (!stored) throw new ScheduleGoneError();
  const { doc: document, locale, type } = stored.input;
  await recordAudit(req, {
    action: 'schedule-cancelled',
    collection: document.relationTo,
    documentId: document.value,
    field: fieldOf(type, locale),
    from: stored.waitUntil ?? null,
  });
}

/** Cancels a schedule, unless it runs or has run meanwhile. */
async function cancelIfThere(req: PayloadRequest, job: number | string): Promise<void> {
  try {
    await cancel(req, job);
  } catch (error) {
    if (!(error instanceof ScheduleGoneError)) throw error;
  }
}

/**
 * Cancels the publications of an item that include a language of the new one and will not happen, since the content has
 * changed since.
 */
async function cancelOutdated(
  req: PayloadRequest,
  { doc: { relationTo, value }, localeToPublish }: z.infer<typeof scheduleArgs>,
): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { processing: { not_equals: true } },
        { completedAt: { exists: false } },
        { hasError: { not_equals: true } },
        { 'input.doc.relationTo': { equals: relationTo } },
        { 'input.doc.value': { equals: String(value) } },
      ],
    },
  });
  for (const { id: job, input } of docs) {
    const { data: publication } = scheduledPublicationSchema.safeParse(input);
    if (!publication) continue;
    const { locale } = publication;
    const isReplaced = !locale || !localeToPublish || locale === localeToPublish;
    if (isReplaced && (await isChangedSinceScheduled(req, publication))) await cancelIfThere(req, job);
  }
}

/** Whether an item is public now, or by a publication that is scheduled for before a time. */
async function isPublishedAt(
  req: PayloadRequest,
  { date, doc: { relationTo, value } }: z.infer<typeof scheduleArgs>,
): Promise<boolean> {
  const stored = await findStored(req, relationTo as CollectionSlug, value);
  if (stored && publishedLanguages(stored).length > 0) return true;
  const publications = await listUpcomingPublications(req, relationTo, value);
  return publications.some(({ at }) => Date.parse(at) < date.getTime());
}

/**
 * Schedules what the user has seen: saves of the item wait until the schedule is committed, and what they change is not
 * published.
 */
async function schedule(req: PayloadRequest, args: z.infer<typeof scheduleArgs>): Promise<void> {
  const { date, doc: document, localeToPublish: locale, loadedUpdatedAt, timezone, type } = args;
  if (date.getTime() < Date.now() - MAX_LATENESS_MS) throw new PastTimeError();
  await lockAndRejectStale(
    req,
    { slug: document.relationTo, id: document.value },
    loadedUpdatedAt ?? undefined,
  );
  if (type === 'unpublish' && !(await isPublishedAt(req, args))) throw new NotPublishedError();
  const publication = type === 'publish' ? scheduledPublicationSchema.parse({ doc: document, locale }) : null;
  if (publication && req.user && (await isSecondPersonNeededToSchedule(req, publication, req.user.id)))
    throw new OwnChangesError();
  const missing = publication ? await missingFiguresOf(req, publication) : [];
  if (missing.length > 0) throw new MissingFiguresError(req, missing);
  const digest = publication && (await digestOfDraft(req, publication));
  if (type === 'publish') await cancelOutdated(req, args);
  const locales = LOCALES.filter((candidate) => !locale || candidate === locale);
  await removeFailedSchedules(req, document.relationTo, document.value, { type, locales });
  const user = req.user && { relationTo: req.user.collection, value: req.user.id };
  await req.payload.jobs.queue({
    task: 'schedulePublish',
    // As Payload stores it, with the digest and both times: retries change the time of the job.
    input: {
      type,
      doc: document,
      digest: digest ?? undefined,
      scheduledAt: new Date().toISOString(),
      scheduledFor: date.toISOString(),
      locale: locale ?? undefined,
      timezone: timezone ?? undefined,
      user,
    } as never,
    req,
    waitUntil: date,
  });
  await recordAudit(req, {
    action: 'scheduled',
    collection: document.relationTo,
    documentId: document.value,
    field: fieldOf(type, locale),
    to: date.toISOString(),
  });
}

/** The text for the user; what is unexpected is logged. */
function reasonOf(error: unknown, req: PayloadRequest): Bilingual {
  if (error instanceof StaleDocumentError) return stale(error.data);
  if (error instanceof ScheduleGoneError) return texts.gone;
  if (error instanceof PastTimeError) return texts.past;
  if (error instanceof NotPublishedError) return texts.notPublished;
  if (error instanceof OwnChangesError) return texts.own;
  if (error instanceof MissingFiguresError) return error.text;
  req.payload.logger.error({ msg: 'A schedule was not stored', err: error });
  return texts.failed;
}

type ScheduleResult = { message: string } | { error: string };

/**
 * Creates or cancels a schedule and records it, in one transaction. Payload's handler has transactions of its own, compares
 * nothing, and queues an empty job when it cancels one.
 *
 * @param args checked by `canSchedule`.
 */
async function changeSchedule(args: { req: PayloadRequest }): Promise<ScheduleResult> {
  const { req } = args;
  await canAccessAdmin({ req });
  try {
    const { data: cancellation } = cancelArgs.safeParse(args);
    await inTransaction(req, () =>
      cancellation ? cancel(req, cancellation.deleteID) : schedule(req, scheduleArgs.parse(args)),
    );
  } catch (error) {
    return { error: inLanguageOf(req, reasonOf(error, req)) };
  }
  return { message: req.i18n.t('general:success') };
}

/** Replaces Payload's server function `schedule-publish`. */
export const scheduleFunctions: Record<string, ServerFunction> = {
  'schedule-publish': changeSchedule as ServerFunction,
};
