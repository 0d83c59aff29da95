import type { Locale } from '@beranda/contract';
import { APIError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload';
import { canPublish } from '#cms/access/can-publish.ts';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { jakartaClock } from '#cms/market/jakarta.ts';
import { savingOf } from './cover-all-languages.ts';
import { sharedChanges } from './shared-fields.ts';

/** A publication that is still to come: of one language, or of all that are complete. */
type Publication = { locale: Locale | null; at: string };

/** Those of an item, the next one first; one that failed for good is none any more. */
async function publicationsToCome(
  req: PayloadRequest,
  collection: string,
  id: number | string,
): Promise<Publication[]> {
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
  return docs.flatMap(({ createdAt, input, waitUntil }) => {
    const { locale = null, type } = (input ?? {}) as { locale?: Locale | null; type?: string };
    return type === 'unpublish' ? [] : [{ locale, at: waitUntil ?? createdAt }];
  });
}

/** Without a colon, what follows which the back office would show as a list. */
const scheduled = (at: string) => {
  const time = jakartaClock(at).replace(':', '.');
  return bilingual(
    `Publikasinya dijadwalkan ${time} WIB. Sampai saat itu hanya penerbit yang dapat mengubahnya. Minta penerbit mengubah atau membatalkan jadwalnya. Isian Anda tetap di formulir ini.`,
    `Its publication is scheduled for ${time} Jakarta time. Until then only a publisher can change it. Ask one to change or cancel the schedule. What you entered stays in this form.`,
  );
};

/**
 * Keeps editors from changing what a publisher has scheduled: it would get public at its time with what they wrote, and
 * nobody would have released that. Of a language that is not scheduled they can change its own texts.
 *
 * @throws {APIError} that says when it is to be published.
 */
export const refuseWhileScheduled: CollectionBeforeChangeHook = async ({
  collection,
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !req.user || canPublish({ req })) return data;
  const publications = await publicationsToCome(req, collection.slug, originalDoc?.id);
  if (publications.length === 0) return data;
  const { isRestoring } = savingOf(context, collection.slug);
  // An old version brings the texts of all languages with it.
  const isOfAll = isRestoring || sharedChanges(collection.flattenedFields, originalDoc, data).length > 0;
  const next = publications.find(({ locale }) => isOfAll || locale === null || locale === req.locale);
  if (next) throw new APIError(inLanguageOf(req, scheduled(next.at)), 400, undefined, true);
  return data;
};
