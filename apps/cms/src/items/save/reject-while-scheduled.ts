import type { Locale } from '@beranda/contract';
import { APIError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload';
import { canPublish } from '#cms/access/rules.ts';
import { formatJakartaDateTimeWithoutColon } from '#cms/dates/jakarta.ts';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { itemSaveOf } from './item-save.ts';
import { conflictingPublication, type SaveAction, type UpcomingPublication } from './save-action.ts';
import { isChangedSinceScheduled, scheduledPublicationSchema } from './scheduled-content.ts';
import { sharedChanges } from './shared-fields.ts';

/**
 * Scheduled publications of an item, next first, without withdrawals, and without those that failed for good or will not
 * happen, since the content was changed after they had been scheduled.
 */
export async function listUpcomingPublications(
  req: PayloadRequest,
  collection: string,
  id: number | string,
): Promise<UpcomingPublication[]> {
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    depth: 0,
    limit: 0,
    overrideAccess: true,
    pagination: false,
    req,
    sort: 'waitUntil',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { hasError: { not_equals: true } },
        { 'input.doc.relationTo': { equals: collection } },
        { 'input.doc.value': { equals: String(id) } },
      ],
    },
  });
  const publications: UpcomingPublication[] = [];
  for (const { createdAt, input, waitUntil } of docs) {
    const { locale = null, type } = (input ?? {}) as { locale?: Locale | null; type?: string };
    const { data: publication } = scheduledPublicationSchema.safeParse(input);
    if (type === 'unpublish' || (publication && (await isChangedSinceScheduled(req, publication)))) continue;
    publications.push({ locale, at: waitUntil ?? createdAt });
  }
  return publications;
}

const scheduled = (at: string) => {
  const time = formatJakartaDateTimeWithoutColon(at);
  return bilingual(
    `Publikasinya dijadwalkan ${time} WIB. Sampai saat itu hanya penerbit yang dapat mengubahnya. Minta penerbit mengubah atau membatalkan jadwalnya. Isian Anda tetap di formulir ini.`,
    `Its publication is scheduled for ${time} Jakarta time. Until then only a publisher can change it. Ask one to change or cancel the schedule. What you entered stays in this form.`,
  );
};

/**
 * Rejects editors' changes to a scheduled item: they would be published unreviewed.
 *
 * @throws {APIError} with the scheduled time.
 */
export async function rejectIfScheduled(
  req: PayloadRequest,
  collection: string,
  id: number | string,
  action: SaveAction,
  hasSharedChanges: () => boolean,
): Promise<void> {
  if (!req.user || canPublish({ req })) return;
  const publications = await listUpcomingPublications(req, collection, id);
  if (publications.length === 0) return;
  const next = conflictingPublication(action, publications, hasSharedChanges());
  if (next) throw new APIError(inLanguageOf(req, scheduled(next.at)), 400, undefined, true);
}

/** Applies `rejectIfScheduled` to saves of a form. */
export const rejectWhileScheduled: CollectionBeforeChangeHook = async ({
  collection: { flattenedFields, slug },
  context,
  data,
  originalDoc,
  req,
}) => {
  const save = itemSaveOf(context, slug, originalDoc?.id);
  if (!save) return data;
  const { draft } = save.before;
  const hasSharedChanges = () => sharedChanges(flattenedFields, draft, data).length > 0;
  await rejectIfScheduled(req, slug, draft.id, save.action, hasSharedChanges);
  return data;
};
