import type { ItemCollection } from '@beranda/contract';
import { type Endpoint, executeAccess, NotFound, type PayloadRequest, saveVersion } from 'payload';
import { inTransaction } from '#cms/database/sql.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';
import { lastSaveOf } from '#cms/saves/last-save.ts';
import { findLatestVersion } from '#cms/saves/latest-version.ts';
import { lockReferencesShared } from '#cms/saves/lock-references.ts';
import { lockAndRejectStale } from '#cms/saves/reject-stale-saves.ts';
import { rejectRestoreIfStale, restoreEndpoint } from '#cms/saves/restore-endpoint.ts';
import { findStored } from '../find-stored.ts';
import { joinAuthors } from './draft-authors.ts';
import { storeSaveResult } from './finish-save.ts';
import { addAuthor, authorOf, draftAuthorsIn, removeAuthorsOfPublishedParts } from './record-authors.ts';
import { rejectIfScheduled } from './reject-while-scheduled.ts';
import type { Item, SaveAction } from './save-action.ts';
import { computeSaveResult, restoredDraft } from './save-result.ts';

const RESTORE: SaveAction = { kind: 'restore' };

/** A version with all languages. */
async function getVersion(req: PayloadRequest, collection: ItemCollection, id: number) {
  const { docs } = await req.payload.db.findVersions<Item>({
    collection,
    limit: 1,
    locale: 'all',
    pagination: false,
    req,
    where: { id: { equals: id } },
  });
  if (!docs[0]) throw new NotFound(req.t);
  return docs[0];
}

async function restore(
  req: PayloadRequest,
  slug: ItemCollection,
  versionId: number,
  loadedUpdatedAt: string | undefined,
): Promise<number | string> {
  const { config } = req.payload.collections[slug];
  const { parent: id } = await getVersion(req, slug, versionId);
  await rejectRestoreIfStale(req, () => lockAndRejectStale(req, { slug, id }, loadedUpdatedAt));
  await lockReferencesShared(req);
  const { version } = await getVersion(req, slug, versionId);
  const publicState = await findStored<Item>(req, slug, id);
  if (!publicState) throw new NotFound(req.t);
  await rejectIfScheduled(req, slug, id, RESTORE, () => true);
  const latest = await findLatestVersion<Item>(req, slug, id);
  const before = { publicState, draft: { ...(latest?.version ?? publicState), id: publicState.id } };
  const restored = {
    ...restoredDraft(version, before.draft),
    lastSave: lastSaveOf(req, null),
  };
  await saveVersion({
    id,
    autosave: false,
    collection: config,
    docWithLocales: restored,
    draft: true,
    operation: 'update',
    payload: req.payload,
    req,
  });
  const save = { action: RESTORE, before, versionId: latest?.id ?? null };
  // Who wrote a version that was never published is an author of it again, beside the user who restores it.
  const authors = joinAuthors(draftAuthorsIn(before.draft), draftAuthorsIn(version));
  const { flattenedFields: fields } = config;
  await storeSaveResult(req, slug, save, (draft) => {
    const result = computeSaveResult(fields, RESTORE, before, draft, { isPublisher: false });
    const changed = { before: before.draft, after: result.draft };
    const all = addAuthor(fields, authors, authorOf(req), changed);
    return {
      ...result,
      draft: { ...result.draft, draftAuthors: removeAuthorsOfPublishedParts(fields, all, result) },
    };
  });
  return id;
}

/**
 * Creates a draft from an old version, in both languages. The public state does not change.
 *
 * @param loadedUpdatedAt `updatedAt` of the latest draft that the user compared the version with; programs send none.
 * @returns the id of the item.
 * @throws {StaleDocumentError} if another draft was stored since.
 */
export async function restoreAsDraft(
  req: PayloadRequest,
  slug: ItemCollection,
  versionId: number,
  loadedUpdatedAt?: string,
): Promise<number | string> {
  const { access } = req.payload.collections[slug].config;
  await executeAccess({ data: { _status: 'draft' }, req }, access.update);
  return inTransaction(req, () => restore(req, slug, versionId, loadedUpdatedAt));
}

const restored = bilingual(
  'Versi ini sekarang menjadi draf. Yang dilihat pengunjung tidak berubah sampai draf ini diterbitkan.',
  'This version is now the draft. What visitors see does not change until the draft is published.',
);

/**
 * Replaces Payload's restore endpoint, which would republish at once, including withdrawn items, and clear
 * withdrawal reasons.
 */
export const restoreVersion = (collection: ItemCollection): Omit<Endpoint, 'root'> =>
  restoreEndpoint(async (req, versionId, loadedUpdatedAt) => {
    const id = await restoreAsDraft(req, collection, versionId, loadedUpdatedAt);
    return req.payload.findByID({ collection, id, depth: 0, draft: true, overrideAccess: false, req });
  }, restored);
