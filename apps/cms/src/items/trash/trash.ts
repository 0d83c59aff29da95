import type { ItemCollection } from '@beranda/contract';
import {
  type Access,
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type Field,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { canSaveWithStatus } from '#cms/access/access-table.ts';
import { canPublish, canWriteContent } from '#cms/access/rules.ts';
import type { MultilingualItem } from '#cms/content/multilingual.ts';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { lockDocument } from '#cms/saves/lock-document.ts';
import { wasPublic } from '../fields/follow-title.ts';
import { findStored } from '../find-stored.ts';
import { listUpcomingPublications } from '../save/reject-while-scheduled.ts';

type Trashable = { deletedAt?: unknown; _status?: unknown };

const isSet = (data: Trashable | undefined) => data?.deletedAt !== undefined && data.deletedAt !== null;

const isPublished = ({ _status }: MultilingualItem) => Object.values(_status ?? {}).includes('published');

/** The author. Editors may delete only their own drafts that were never published. */
export const createdBy: Field = {
  name: 'createdBy',
  type: 'relationship',
  relationTo: 'users',
  maxDepth: 0,
  label: bilingual('Dibuat oleh', 'Created by'),
  access: { create: () => false, update: () => false },
  admin: { hidden: true },
};

/** Stores the author of a new item. */
export const recordAuthor: CollectionBeforeChangeHook = ({ data, operation, req }) =>
  operation === 'create' && req.user?.collection === 'users' ? { ...data, createdBy: req.user.id } : data;

/** Whether the user created this item and it was never public nor trashed. */
async function isOwnDraft(
  req: PayloadRequest,
  collection: ItemCollection,
  id: number | string | undefined,
): Promise<boolean> {
  if (id === undefined || !req.user) return false;
  const item = await findStored(req, collection, id);
  if (!item || item.deletedAt || item.createdBy !== req.user.id) return false;
  return !(await wasPublic(req, req.payload.collections[collection].config, id));
}

/** Publishers delete permanently and move to the trash; editors only move their own drafts there. */
export function canDeleteItem(collection: ItemCollection): Access<Trashable> {
  return async ({ data, id, req }) => {
    if (canPublish({ req })) return true;
    return isSet(data) && canWriteContent({ req }) && (await isOwnDraft(req, collection, id));
  };
}

/** Access to saves: trash moves need the right to delete, other saves depend on the status. */
export function canSaveItem(collection: ItemCollection): Access<Trashable> {
  const canDelete = canDeleteItem(collection);
  return (args) => (isSet(args.data) ? canDelete(args) : canSaveWithStatus(args));
}

const isPublic = bilingual(
  'Konten ini masih terbit. Tarik dahulu, lalu pindahkan ke tempat sampah.',
  'This is still published. Withdraw it first, then move it to the trash.',
);
const isScheduled = bilingual(
  'Publikasi konten ini dijadwalkan. Batalkan dahulu jadwalnya, lalu pindahkan ke tempat sampah.',
  'This is scheduled to be published. Cancel the schedule first, then move it to the trash.',
);
const onlyTrash = bilingual(
  'Memindahkan ke tempat sampah tidak dapat digabung dengan perubahan lain. Simpan perubahannya dahulu.',
  'Moving to the trash cannot be combined with other changes. Save those first.',
);
const restoreFirst = bilingual(
  'Pemulihan dari tempat sampah menghasilkan draf. Pulihkan tanpa menerbitkan, periksa, lalu terbitkan.',
  'What is restored from the trash is a draft. Restore it without publishing, check it, then publish it.',
);

const onlyFromTrash = bilingual(
  'Konten hanya dapat dihapus selamanya dari tempat sampah. Tarik dahulu bila masih terbit, pindahkan ke tempat sampah, lalu hapus di sana.',
  'Content can be deleted permanently only from the trash. Withdraw it first if it is published, move it to the trash, then delete it there.',
);

const rejection = (req: PayloadRequest, text: Bilingual) =>
  new APIError(inLanguageOf(req, text), 400, undefined, true);

/**
 * Moving to the trash and restoring are separate saves. Drafts ignore the field, since a form sends all of
 * its fields, and restoring does not publish.
 *
 * @throws {APIError} if combined with another change, or restored as published.
 */
export const separateTrash: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args;
  const { data, draft } = args as { data?: Trashable; draft?: boolean };
  if (!data || !('deletedAt' in data)) return args;
  if (draft === true || operation === 'create') {
    const { deletedAt: _, ...rest } = data;
    return { ...args, data: rest };
  }
  const others = Object.keys(data).filter((key) => key !== 'deletedAt');
  if (isSet(data) && others.length > 0) throw rejection(req, onlyTrash);
  if (others.join() === '_status' && data._status === 'published') throw rejection(req, restoreFirst);
  return args;
};

/**
 * Rejects permanent deletion of what is public or not in the trash: one dialog would otherwise remove a live page
 * with all of its versions. Only for users: programs delete what they have created.
 *
 * Locks the item before it reads it, since a running save may be about to restore it. The first of the hooks: the holder of
 * the lock of the references waits for no lock of a document.
 *
 * @throws {APIError} with what to do first.
 */
export const rejectUnlessTrashed: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  await lockDocument(req, { slug: collection.slug, id });
  if (!req.user) return;
  const stored = await findStored(req, collection.slug as ItemCollection, id);
  if (!stored || (isSet(stored) && !isPublished(stored))) return;
  throw rejection(req, onlyFromTrash);
};

/**
 * Rejects moving public, scheduled or undeletable items to the trash.
 *
 * @throws {APIError} with what to do first.
 */
export const rejectTrashing: CollectionBeforeChangeHook = async ({
  collection,
  context,
  data,
  originalDoc,
  req,
}) => {
  const { slug } = collection;
  if (!isSet(data) || isSet(originalDoc)) return data;
  const id: number = originalDoc.id;
  const stored = await findStored(req, slug as ItemCollection, id);
  if (stored && isPublished(stored)) throw rejection(req, isPublic);
  if ((await listUpcomingPublications(req, slug, id)).length > 0) throw rejection(req, isScheduled);
  const whatForbidsDeletion = collection.hooks.beforeDelete?.filter((hook) => hook !== rejectUnlessTrashed);
  for (const hook of whatForbidsDeletion ?? []) await hook({ collection, context, id, req });
  return data;
};

const isInTrash = bilingual(
  'Konten di tempat sampah memakai alamat ini. Pilih alamat lain, atau minta penerbit mengosongkan tempat sampah.',
  'Something in the trash has this address. Choose another, or ask a publisher to empty the trash.',
);

/**
 * Reports a slug that an item in the trash uses; the error of the unique index would not mention the trash.
 *
 * @throws {ValidationError}
 */
export const rejectTrashedSlug: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  // Only for users: programs do not show the error.
  if (!req.user || !data.slug || data.slug === originalDoc?.slug) return data;
  const { totalDocs } = await req.payload.count({
    collection: collection.slug as ItemCollection,
    overrideAccess: true,
    req,
    trash: true,
    where: { and: [{ slug: { equals: data.slug } }, { deletedAt: { exists: true } }] },
  });
  if (totalDocs === 0) return data;
  const errors = [{ message: inLanguageOf(req, isInTrash), path: 'slug' }];
  throw new ValidationError({ collection: collection.slug, errors, req }, req.t);
};
