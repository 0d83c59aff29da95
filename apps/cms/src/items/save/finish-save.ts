import { isDeepStrictEqual } from 'node:util';
import type { ItemCollection, Locale } from '@beranda/contract';
import type {
  CollectionAfterChangeHook,
  CollectionSlug,
  FlattenedField,
  PayloadRequest,
  TypeWithVersion,
  Where,
} from 'payload';
import { canPublish } from '#cms/access/rules.ts';
import { bumpTagVersion } from '#cms/cache-tags/bump-tag-version.ts';
import type { InEach } from '#cms/content/multilingual.ts';
import { redirectFormerAddress } from '#cms/redirects/redirect-former-address.ts';
import { timeAfter } from '#cms/saves/increase-updated-at.ts';
import { lastSaveIn } from '#cms/saves/last-save.ts';
import { queueSocialImages } from '#cms/social/draw-social-images.ts';
import { findStored } from '../find-stored.ts';
import { storeSearchTexts } from '../search-texts/store-search-texts.ts';
import { removeFailedSchedules } from './failed-schedules.ts';
import { type ItemSave, itemSaveOf } from './item-save.ts';
import { withTextsOfReturnedRows } from './overwritten-drafts.ts';
import { listKeptVersions } from './publications.ts';
import { authorsAfter, removeAuthorsOfPublishedParts } from './record-authors.ts';
import { type Item, publicLanguages } from './save-action.ts';
import { addressChange, computeSaveResult, hasSameContent, type SaveResult } from './save-result.ts';
import { publishedParts, rejectOwnPublication, rejectPublishedCreation } from './second-person.ts';

type Version = TypeWithVersion<Item> & { latest?: boolean };

/** Versions written by this save, newest first, followed by the previous latest one. */
async function versionsSince(
  req: PayloadRequest,
  collection: string,
  id: number | string,
  versionId: number | string | null,
): Promise<Version[]> {
  const since = versionId === null ? [] : [{ id: { greater_than_equal: versionId } }];
  const { docs } = await req.payload.db.findVersions<Item>({
    collection: collection as CollectionSlug,
    limit: 0,
    locale: 'all',
    pagination: false,
    req,
    sort: '-id',
    where: { and: [{ parent: { equals: id } }, ...since] },
  });
  return docs;
}

async function storeVersion(
  req: PayloadRequest,
  collection: string,
  stored: Version,
  item: Item,
  { latest, updatedAt }: { latest: boolean; updatedAt: string },
): Promise<void> {
  const { id: _id, ...version } = item;
  const isSame = stored.latest === latest && stored.updatedAt === updatedAt;
  if (isSame && isDeepStrictEqual(stored.version, version)) return;
  const versionData = { createdAt: stored.createdAt, latest, parent: stored.parent, updatedAt, version };
  await req.payload.db.updateVersion({
    collection: collection as CollectionSlug,
    id: stored.id,
    req,
    returning: false,
    // The adapter removes row ids from its input; pass a copy.
    versionData: structuredClone(versionData) as never,
  });
}

const MAX_VERSIONS = 50;

/** Deletes all but the newest fifty versions and those that `listKeptVersions` names. */
async function deleteOldVersions(req: PayloadRequest, slug: string, id: number | string): Promise<void> {
  const collection = slug as CollectionSlug;
  const { docs } = await req.payload.db.findVersions<Item>({
    collection,
    limit: 1,
    page: MAX_VERSIONS + 1,
    req,
    select: { updatedAt: true },
    sort: '-id',
    where: { parent: { equals: id } },
  });
  const [newestToDelete] = docs;
  if (!newestToDelete) return;
  const kept = await listKeptVersions(req, slug, id);
  const where: Where = {
    and: [
      { parent: { equals: id } },
      { id: { less_than_equal: newestToDelete.id } },
      ...(kept.length > 0 ? [{ id: { not_in: kept } }] : []),
    ],
  };
  await req.payload.db.deleteVersions({ collection, req, where });
}

/**
 * The versions of a save, of which a withdrawal of something public has one of its own. Payload withdraws in the latest
 * version: its publication would be lost, and with it the sign that an item without a page was ever public.
 */
async function withOwnWithdrawal(
  req: PayloadRequest,
  collection: string,
  { before, action, versionId }: ItemSave,
  versions: Version[],
): Promise<Version[]> {
  const [overwritten] = versions;
  if (action.kind !== 'withdraw' || overwritten?.id !== versionId) return versions;
  if (publicLanguages(before.draft).length === 0) return versions;
  const { parent, updatedAt, version } = overwritten;
  const own = await req.payload.db.createVersion<Item>({
    autosave: false,
    collectionSlug: collection as CollectionSlug,
    createdAt: updatedAt,
    parent,
    req,
    updatedAt,
    versionData: structuredClone(version),
  });
  return [own, { ...overwritten, latest: true, updatedAt: before.draft.updatedAt }];
}

/** The latest of these times. */
const latestOf = (times: readonly (string | undefined)[]) =>
  times.filter((time) => time !== undefined).sort((a, b) => Date.parse(b) - Date.parse(a))[0];

/**
 * Replaces what Payload has written with the computed result and returns it. Payload would take all shared
 * fields from the latest draft and match rows by position. Timestamps increase strictly, so a form can
 * identify the state it was opened from (optimistic locking).
 */
export async function storeSaveResult(
  req: PayloadRequest,
  collection: string,
  save: ItemSave,
  resultOf: (draft: Item) => SaveResult | Promise<SaveResult>,
): Promise<SaveResult> {
  const { before, versionId } = save;
  const { id } = before.publicState;
  const written = await versionsSince(req, collection, id, versionId);
  const versions = await withOwnWithdrawal(req, collection, save, written);
  const [newest] = versions;
  if (!newest) throw new Error(`${collection} ${id} has no version after it was saved.`);
  const result = await resultOf({ ...newest.version, id });
  const [, ...others] = versions;
  // Payload stores the public state as a second version beside the draft.
  const shown = others.filter((version) => version.id !== versionId);
  const previous = others.find((version) => version.id === versionId);
  const at = timeAfter(
    latestOf([before.publicState.updatedAt, before.draft.updatedAt, previous?.updatedAt]),
    new Date(newest.updatedAt),
  );
  const publicState = result.isPublicChange ? { ...result.publicState, updatedAt: at } : result.publicState;
  const draft = { ...result.draft, updatedAt: shown.length > 0 ? timeAfter(at, new Date(at)) : at };
  if (result.isPublicChange)
    await req.payload.db.updateOne({
      collection: collection as CollectionSlug,
      id,
      data: structuredClone(publicState),
      req,
      returning: false,
    });
  for (const version of shown)
    await storeVersion(req, collection, version, publicState, { latest: false, updatedAt: at });
  // Payload marks two versions of the same millisecond both as latest.
  if (previous?.latest)
    await storeVersion(req, collection, previous, before.draft, { ...previous, latest: false });
  await storeVersion(req, collection, newest, draft, { latest: true, updatedAt: draft.updatedAt });
  if (newest.id !== versionId) await deleteOldVersions(req, collection, id);
  return { ...result, publicState, draft };
}

type Effects = {
  collection: ItemCollection;
  /** The path before the slug; null for items without a page. */
  base: string | null;
};

/** Side effects of a public change: cache invalidation, search texts, redirects, social images. */
async function applyEffects(
  req: PayloadRequest,
  { base, collection }: Effects,
  before: Item | null,
  row: Item,
): Promise<void> {
  await bumpTagVersion(req, collection);
  await storeSearchTexts(req, collection, [row.id]);
  if (base === null) return;
  const change = addressChange(before, row);
  if (change) await redirectFormerAddress(req, base, change);
  await queueSocialImages(req, collection, row.id);
}

/** Records what a save did, and the timestamps of earlier states with the same content (optimistic locking). */
function recordSave(
  fields: readonly FlattenedField[],
  { before, action }: ItemSave,
  draft: Item,
  scheduledFor: string | undefined,
): Item {
  const last = lastSaveIn(draft);
  if (!last) return draft;
  const isOfStatus = action.kind === 'publish' || action.kind === 'withdraw';
  const isSame = isOfStatus && hasSameContent(fields, before.draft, draft);
  const earlier = lastSaveIn(before.draft)?.sameContentAt ?? [];
  const sameContentAt = isSame ? [before.draft.updatedAt, ...earlier].slice(0, 10) : last.sameContentAt;
  const languages = 'languages' in action ? action.languages : last.languages;
  const lastSave = {
    ...last,
    action: action.kind,
    languages,
    sameContentAt,
    ...(scheduledFor && { scheduledFor }),
  };
  return { ...draft, lastSave };
}

/** Completes a save: stores the computed result and returns the stored state. */
export function finishSave(effects: Effects): CollectionAfterChangeHook {
  return async ({ collection: config, context, doc, operation, req }) => {
    const { flattenedFields, slug } = config;
    if (operation === 'create') {
      const row = await findStored<Item>(req, slug as CollectionSlug, doc.id);
      if (row && publicLanguages(row).length > 0) {
        await rejectPublishedCreation(req);
        await applyEffects(req, effects, null, row);
      }
      return doc;
    }
    const save = itemSaveOf(context, slug, doc.id);
    if (!save) throw new Error(`The save of ${slug} ${doc.id} has no action: beginSave did not run.`);
    const isPublisher = !req.user || canPublish({ req });
    const {
      draft,
      isPublicChange,
      publicState: row,
    } = await storeSaveResult(req, slug, save, async (written) => {
      const whole = await withTextsOfReturnedRows(req, config, save, written);
      const result = computeSaveResult(flattenedFields, save.action, save.before, whole, {
        isPublisher,
      });
      const recorded = {
        ...result,
        draft: recordSave(flattenedFields, save, result.draft, context.scheduledFor),
      };
      const authors = authorsAfter(req, flattenedFields, save, result.draft);
      if (save.action.kind === 'publish')
        await rejectOwnPublication(req, authors, publishedParts(save.action));
      const draftAuthors = removeAuthorsOfPublishedParts(flattenedFields, authors, result);
      return { ...recorded, draft: { ...recorded.draft, draftAuthors } };
    });
    save.after = row;
    const { action } = save;
    if (action.kind === 'publish' || action.kind === 'withdraw')
      await removeFailedSchedules(req, slug, doc.id, {
        type: action.kind === 'publish' ? 'publish' : 'unpublish',
        locales: action.languages,
      });
    if (isPublicChange) await applyEffects(req, effects, save.before.publicState, row);
    const inLocale = (texts: InEach<string>) =>
      req.locale === 'all' ? texts : texts?.[req.locale as Locale];
    return {
      ...doc,
      updatedAt: draft.updatedAt,
      draftAuthors: draft.draftAuthors,
      _status: inLocale(draft._status),
      ...('withdrawnBecause' in doc ? { withdrawnBecause: inLocale(draft.withdrawnBecause) ?? null } : {}),
    };
  };
}
