import type {
  AccessResult,
  CollectionBeforeOperationHook,
  CollectionSlug,
  GlobalBeforeOperationHook,
  GlobalSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload';
import { type Save, staysDraft } from '#cms/access/refuse-unless-draft.ts';
import { lastSaveIn } from './last-save.ts';
import { findLatestVersion } from './latest-version.ts';
import { lockDocument } from './lock-document.ts';
import { StaleDocument } from './stale-document.ts';

/** A form that saves by itself may send its next save before it has taken in the answer to the one before. */
const OWN_SAVE_IN_FLIGHT_MS = 10_000;

type Stored = { updatedAt?: string | null; lastSave?: unknown } | null;

/** The state that a form is made of: the latest draft where there are drafts. */
async function storedDocument(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  id: number | string,
): Promise<Stored> {
  const latest =
    collection.versions?.drafts && (await findLatestVersion<NonNullable<Stored>>(req, collection.slug, id));
  if (latest) return latest.version;
  return req.payload.db.findOne<NonNullable<Stored> & { id: number }>({
    collection: collection.slug as CollectionSlug,
    req,
    select: { updatedAt: true, lastSave: true },
    where: { id: { equals: id } },
  });
}

const storedGlobal = (req: PayloadRequest, slug: string): Promise<Stored> =>
  req.payload.db.findGlobal({ slug: slug as GlobalSlug, req });

/**
 * Optimistic concurrency: refuses a save whose form was opened before somebody else's save. A form that only a withdrawal
 * or a publication has overtaken has nothing to lose: it can be saved as a draft, and by who did that in every way.
 *
 * @param openedAt `updatedAt` of the document as the form has it.
 * @throws {StaleDocument}
 */
function refuseIfStale(req: PayloadRequest, stored: Stored, openedAt: string, isDraft: boolean): void {
  if (!stored?.updatedAt) return;
  const at = new Date(stored.updatedAt);
  const opened = new Date(openedAt);
  if (at.getTime() === opened.getTime()) return;
  const last = lastSaveIn(stored);
  const isOwnInFlight =
    last !== null &&
    last.user === req.user?.id &&
    last.from !== null &&
    new Date(last.from).getTime() === opened.getTime() &&
    Math.abs(Date.now() - at.getTime()) < OWN_SAVE_IN_FLIGHT_MS;
  const isSame = last?.sameAs.some((one) => new Date(one).getTime() === opened.getTime()) ?? false;
  if (isOwnInFlight || (isSame && (isDraft || last?.user === req.user?.id))) return;
  const updatedAt = at.toISOString();
  throw new StaleDocument(req, { by: last?.by ?? null, at: updatedAt, updatedAt });
}

type Update = {
  id?: number | string;
  data?: Record<string, unknown>;
  overrideAccess?: boolean;
};

type Access = (args: {
  req: PayloadRequest;
  data: unknown;
  id: number | string | undefined;
}) => AccessResult | Promise<AccessResult>;

/** Whether a save may be answered with what is stored, and may hold a lock. Payload asks the same only afterwards. */
export async function mayUpdate(
  { access, slug }: Pick<SanitizedCollectionConfig, 'access' | 'slug'>,
  { data, id, overrideAccess }: Update,
  req: PayloadRequest,
): Promise<boolean> {
  if (overrideAccess) return true;
  const allowed = await (access.update as Access)({ req, data, id });
  if (!allowed || allowed === true) return allowed;
  // A filter names documents of which this may be none.
  const where = { and: [{ id: { equals: id } }, allowed] };
  return (await req.payload.db.findOne({ collection: slug as CollectionSlug, req, where })) !== null;
}

const openedAtOf = ({ data }: Update) => (typeof data?.updatedAt === 'string' ? data.updatedAt : undefined);

/**
 * Refuses stale saves of one document. Whoever names no `updatedAt`, as programs do, is not asked. Also where a file comes
 * with the save the lock is held from here on: Payload deletes the files that are replaced before any later hook, and a
 * save that was refused after that would leave a picture without them.
 */
export const refuseStaleSave: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  if (operation !== 'update') return args;
  const update = args as Update;
  const openedAt = openedAtOf(update);
  const { id } = update;
  if (id === undefined || openedAt === undefined) return args;
  if (!(await mayUpdate(collection, update, req))) return args;
  await lockDocument(req, { slug: collection.slug, id });
  refuseIfStale(req, await storedDocument(req, collection, id), openedAt, staysDraft(update as Save));
  return args;
};

/** The same for a global, of which there is one. */
export const refuseStaleGlobalSave: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  if (operation !== 'update') return args;
  const update = args as Update;
  const openedAt = openedAtOf(update);
  if (openedAt === undefined) return args;
  const { data, overrideAccess } = update;
  const isAllowed = overrideAccess || (await (global.access.update as Access)({ req, data, id: undefined }));
  if (isAllowed !== true) return args;
  await lockDocument(req, { slug: global.slug, id: null });
  refuseIfStale(req, await storedGlobal(req, global.slug), openedAt, false);
  return args;
};
