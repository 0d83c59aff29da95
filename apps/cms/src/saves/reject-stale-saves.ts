import type {
  AccessResult,
  CollectionBeforeOperationHook,
  CollectionSlug,
  GlobalBeforeOperationHook,
  GlobalSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload';
import { isDraftSave, type Save } from '#cms/access/reject-unless-draft.ts';
import { formIdOf } from './form-id.ts';
import { lastSaveIn } from './last-save.ts';
import { findLatestVersion } from './latest-version.ts';
import { lockDocument } from './lock-document.ts';
import { rejectWhileEdited } from './reject-while-edited.ts';
import { StaleDocumentError } from './stale-document-error.ts';
import { rejectInTrash } from './trashed-document-error.ts';

/**
 * For this long an autosave may carry the `updatedAt` from before the previous autosave of the same form, whose response is
 * not there yet.
 */
const OWN_SAVE_IN_FLIGHT_MS = 10_000;

type SavedState = { deletedAt?: string | null; updatedAt?: string | null; lastSave?: unknown } | null;

/** The state that the form shows: the latest draft where there are drafts. */
async function storedDocument(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  id: number | string,
): Promise<SavedState> {
  const latest =
    collection.versions?.drafts &&
    (await findLatestVersion<NonNullable<SavedState>>(req, collection.slug, id));
  if (latest) return latest.version;
  return req.payload.db.findOne<NonNullable<SavedState> & { id: number }>({
    collection: collection.slug as CollectionSlug,
    req,
    select: { updatedAt: true, lastSave: true },
    where: { id: { equals: id } },
  });
}

const storedGlobal = (req: PayloadRequest, slug: string): Promise<SavedState> =>
  req.payload.db.findGlobal({ slug: slug as GlobalSlug, req });

/**
 * Optimistic locking: rejects a save whose form was opened before another save, also before one of the same user in
 * another tab. If only a withdrawal or publication happened since, no content can be lost: saving a draft is allowed,
 * and the user who did that may save in any way.
 *
 * @param loadedUpdatedAt `updatedAt` of the document in the form.
 * @throws {StaleDocumentError}
 */
function rejectIfStale(
  req: PayloadRequest,
  stored: SavedState,
  loadedUpdatedAt: string,
  { isDraft }: { isDraft: boolean },
): void {
  if (!stored?.updatedAt) return;
  const at = new Date(stored.updatedAt);
  const loadedAt = new Date(loadedUpdatedAt);
  if (at.getTime() === loadedAt.getTime()) return;
  const last = lastSaveIn(stored);
  const isOwnInFlight =
    last !== null &&
    last.user === req.user?.id &&
    last.form !== null &&
    last.form === formIdOf(req) &&
    last.previousUpdatedAt !== null &&
    new Date(last.previousUpdatedAt).getTime() === loadedAt.getTime() &&
    Math.abs(Date.now() - at.getTime()) < OWN_SAVE_IN_FLIGHT_MS;
  const isSame =
    last?.sameContentAt.some((candidate) => new Date(candidate).getTime() === loadedAt.getTime()) ?? false;
  if (isOwnInFlight || (isSame && (isDraft || last?.user === req.user?.id))) return;
  const updatedAt = at.toISOString();
  throw new StaleDocumentError(req, { by: last?.by ?? null, at: updatedAt, updatedAt });
}

/**
 * Locks a document until the transaction ends and compares it with what the user has seen, for actions on it that are
 * not saves. Without `loadedUpdatedAt` nothing is compared.
 *
 * @throws {StaleDocumentError}
 */
export async function lockAndRejectStale(
  req: PayloadRequest,
  { slug, id }: { slug: string; id: number | string },
  loadedUpdatedAt: string | undefined,
): Promise<void> {
  await lockDocument(req, { slug, id });
  const collection = req.payload.collections[slug as CollectionSlug]?.config;
  if (!collection || loadedUpdatedAt === undefined) return;
  rejectIfStale(req, await storedDocument(req, collection, id), loadedUpdatedAt, { isDraft: false });
}

/** The same for a global. */
export async function lockGlobalAndRejectStale(
  req: PayloadRequest,
  slug: string,
  loadedUpdatedAt: string | undefined,
): Promise<void> {
  await lockDocument(req, { slug, id: null });
  if (loadedUpdatedAt !== undefined)
    rejectIfStale(req, await storedGlobal(req, slug), loadedUpdatedAt, { isDraft: false });
}

/**
 * Rejects the save of a form that was opened before its global was first saved, if somebody has saved it since: two people
 * may fill in a new installation. Such a form has no `updatedAt`; neither has its second save, sent before the first response.
 *
 * @throws {StaleDocumentError}
 */
function rejectUnlessFirst(req: PayloadRequest, stored: SavedState): void {
  const form = formIdOf(req);
  if (form === null || !stored?.updatedAt) return;
  const last = lastSaveIn(stored);
  if (last?.form === form && last.user === req.user?.id) return;
  const updatedAt = new Date(stored.updatedAt).toISOString();
  throw new StaleDocumentError(req, { by: last?.by ?? null, at: updatedAt, updatedAt });
}

type Update = {
  id?: number | string;
  data?: Record<string, unknown>;
  overrideAccess?: boolean;
  overrideLock?: boolean;
  /** Whether the document may be in the trash. */
  trash?: boolean;
};

type Access = (args: {
  req: PayloadRequest;
  data: unknown;
  id: number | string | undefined;
}) => AccessResult | Promise<AccessResult>;

/**
 * Whether the user has update access to this document. Payload itself checks it only after the `beforeOperation` hooks.
 */
export async function canUpdate(
  { access, slug }: Pick<SanitizedCollectionConfig, 'access' | 'slug'>,
  { data, id, overrideAccess }: Update,
  req: PayloadRequest,
): Promise<boolean> {
  if (overrideAccess) return true;
  const allowed = await (access.update as Access)({ req, data, id });
  if (!allowed || allowed === true) return allowed;
  // Access may be a query that excludes this document.
  const where = { and: [{ id: { equals: id } }, allowed] };
  return (await req.payload.db.findOne({ collection: slug as CollectionSlug, req, where })) !== null;
}

const loadedUpdatedAtOf = ({ data }: Update) =>
  typeof data?.updatedAt === 'string' ? data.updatedAt : undefined;

/**
 * Locks the document of a save, and rejects a stale one. Requests without `updatedAt`, such as those of programs, are not
 * compared, but locked, too: Payload writes back all fields that it has read. The document lock is taken here, before
 * uploads: Payload deletes replaced files before any later hook, so a later rejection would leave a picture without files.
 */
export const rejectStaleSave: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  if (operation !== 'update') return args;
  const update = args as Update;
  const loadedUpdatedAt = loadedUpdatedAtOf(update);
  const { id } = update;
  if (id === undefined || !(await canUpdate(collection, update, req))) return args;
  await lockDocument(req, { slug: collection.slug, id });
  const stored = loadedUpdatedAt === undefined ? null : await storedDocument(req, collection, id);
  if (!update.trash) rejectInTrash(req, stored);
  // Before the comparison: while somebody else edits the document, taking over comes first.
  await rejectWhileEdited(req, { slug: collection.slug, id }, update);
  if (loadedUpdatedAt !== undefined)
    rejectIfStale(req, stored, loadedUpdatedAt, { isDraft: isDraftSave(update as Save) });
  return args;
};

/** Rejects the deletion of a document that somebody else edits. Payload itself checks who may delete it. */
export const rejectDeletionWhileEdited: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  const { id, overrideAccess, overrideLock } = args as Update;
  if (operation !== 'delete' || id === undefined || overrideLock !== false) return args;
  if (!(await canUpdate(collection, { id, ...(overrideAccess && { overrideAccess }) }, req))) return args;
  await rejectWhileEdited(req, { slug: collection.slug, id }, { overrideLock });
  return args;
};

/**
 * `rejectStaleSave` for a global, where a form without `updatedAt` is compared as well. Payload's endpoint never sets
 * `overrideLock: false` for globals, so their edit locks are checked only for calls of the local API that set it.
 */
export const rejectStaleGlobalSave: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  if (operation !== 'update') return args;
  const update = args as Update;
  const loadedUpdatedAt = loadedUpdatedAtOf(update);
  const { data, overrideAccess } = update;
  const isAllowed = overrideAccess || (await (global.access.update as Access)({ req, data, id: undefined }));
  if (isAllowed !== true) return args;
  const document = { slug: global.slug, id: null };
  await lockDocument(req, document);
  await rejectWhileEdited(req, document, update);
  const stored = await storedGlobal(req, global.slug);
  if (loadedUpdatedAt === undefined) rejectUnlessFirst(req, stored);
  else rejectIfStale(req, stored, loadedUpdatedAt, { isDraft: false });
  return args;
};
