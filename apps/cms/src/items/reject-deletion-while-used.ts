import { APIError, type CollectionBeforeDeleteHook, type CollectionSlug, type PayloadRequest } from 'payload';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { collectionLabel, globalLabel } from '#cms/i18n/config-labels.ts';
import { findUse, type Use } from '#cms/links/find-use.ts';
import { lockReferences } from '#cms/saves/lock-references.ts';

/** The title of an item, preferably in the user's language, and whether it is in the trash. */
async function getTitle(req: PayloadRequest, { slug, id, isDraft }: Use): Promise<[string, boolean]> {
  const collection = slug as CollectionSlug;
  const item = await req.payload.findByID({
    collection,
    id,
    depth: 0,
    draft: isDraft,
    disableErrors: true,
    locale: 'all',
    overrideAccess: true,
    req,
    trash: true,
  });
  const { useAsTitle = 'id' } = req.payload.collections[collection].config.admin;
  const { [useAsTitle]: title, deletedAt } = (item ?? {}) as Record<string, unknown>;
  const { id: indonesian, en: english } =
    typeof title === 'string' ? bilingual(title, title) : ((title ?? {}) as Partial<Bilingual>);
  const written = bilingual(indonesian || english || '', english || indonesian || '');
  return [inLanguageOf(req, written) || `#${id}`, Boolean(deletedAt)];
}

/** The admin panel's label of a document that uses another. */
export async function labelOfUse(req: PayloadRequest, use: Use): Promise<Bilingual> {
  if (use.kind === 'globals') return globalLabel(req.payload, use.slug);
  const label = collectionLabel(req.payload, use.slug);
  const [title, isTrashed] = await getTitle(req, use);
  const draft = use.isDraft ? bilingual(' (draf)', ' (draft)') : bilingual('', '');
  const where = isTrashed ? bilingual(' (di tempat sampah)', ' (in the trash)') : draft;
  return bilingual(`${label.id} “${title}”${where.id}`, `${label.en} “${title}”${where.en}`);
}

/**
 * Rejects deletion of referenced items: pages would silently lose downloads, pictures or rows. Locks before it looks: a
 * running save may be about to commit a reference.
 */
export const rejectDeletionWhileUsed: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  await lockReferences(req);
  const use = await findUse(req, { slug: collection.slug, id: Number(id) });
  if (!use) return;
  const holder = await labelOfUse(req, use);
  const sentence = bilingual(
    `Ini masih dipakai: ${holder.id}. Ganti atau lepaskan dahulu di sana.`,
    `This is still in use: ${holder.en}. Replace it or take it out there first.`,
  );
  throw new APIError(inLanguageOf(req, sentence), 400, undefined, true);
};
