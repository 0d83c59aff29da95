import { ITEM_COLLECTIONS } from '@beranda/contract';
import type { PayloadRequest } from 'payload';
import * as z from 'zod';
import { canReadDocument, canWriteDocument } from '#cms/access/document-access.ts';
import { isStaff } from '#cms/access/rules.ts';
import { canSchedule } from './can-schedule.ts';

export type ServerFunctionArgs = Record<string, unknown>;

/** Whether a request may call the function. May remove arguments that must not be passed on. */
export type ServerFunctionRule = (
  args: ServerFunctionArgs,
  req: PayloadRequest,
) => boolean | Promise<boolean>;

const entity = z.object({
  id: z.union([z.string(), z.number()]).nullish(),
  docID: z.union([z.string(), z.number()]).nullish(),
  collectionSlug: z.string().nullish(),
  globalSlug: z.string().nullish(),
});

const named = z.looseObject({
  collectionSlug: z.union([z.string(), z.array(z.string())]).nullish(),
  globalSlug: z.string().nullish(),
});

/**
 * Whether the user may read every collection and global that the arguments name. Otherwise a call would render the
 * fields of a screen that the user cannot open, with data of their own choice.
 *
 * Own names only: Payload looks names up in plain objects, so `constructor` and `__proto__` would be found.
 */
async function canReadNamedDocuments(args: ServerFunctionArgs, req: PayloadRequest): Promise<boolean> {
  const parsed = named.safeParse(args);
  if (!parsed.success) return false;
  const { collectionSlug, globalSlug } = parsed.data;
  for (const slug of [globalSlug ?? []].flat())
    if (!(await canReadDocument({ globalSlug: slug }, req))) return false;
  // Payload sometimes passes a global's name as `collectionSlug`.
  for (const slug of [collectionSlug ?? []].flat())
    if (!(await canReadDocument({ collectionSlug: slug, globalSlug: slug }, req))) return false;
  return true;
}

/** Whether the user may save the named document or global, as a draft where drafts exist. */
async function canWriteNamedDocument(args: ServerFunctionArgs, req: PayloadRequest): Promise<boolean> {
  const parsed = entity.safeParse(args);
  if (!parsed.success) return false;
  const { collectionSlug, docID, globalSlug, id } = parsed.data;
  return canWriteDocument({ collectionSlug, globalSlug, id: docID ?? id }, req);
}

const forReaders: ServerFunctionRule = async (args, req) =>
  isStaff({ req }) && canReadNamedDocuments(args, req);

/** Names its collection or global in the path of the field, such as `collection.news.title`. */
const renderField: ServerFunctionRule = async (args, req) => {
  const [type, slug] = String(args.schemaPath).split('.');
  const of = { collection: { collectionSlug: slug }, global: { globalSlug: slug } };
  if (type !== 'collection' && type !== 'global') return false;
  return (await forReaders(args, req)) && canReadDocument(of[type], req);
};

/** Creating the first user needs form state before anyone can sign in. */
async function isFirstUser({ collectionSlug }: ServerFunctionArgs, { payload, user }: PayloadRequest) {
  if (user || collectionSlug !== payload.config.admin.user) return false;
  return (await payload.count({ collection: 'users', overrideAccess: true })).totalDocs === 0;
}

/** Payload also locks the document when it builds form state, even for users with read access only. */
const formState: ServerFunctionRule = async (args, req) => {
  if (await isFirstUser(args, req)) return true;
  if (!(await forReaders(args, req))) return false;
  if (args.returnLockStatus && !(await canWriteNamedDocument(args, req))) {
    args.returnLockStatus = false;
    args.updateLastEdited = false;
  }
  return true;
};

/** Items only: without drafts the copy would be public at once. */
const copyFromLocale: ServerFunctionRule = async (args, req) =>
  ITEM_COLLECTIONS.some((slug) => slug === args.collectionSlug) &&
  !args.globalSlug &&
  (await forReaders(args, req)) &&
  (await canWriteNamedDocument(args, req));

/** Folders are disabled, but Payload would list them without authentication. */
const forbidden: ServerFunctionRule = () => false;

/**
 * Allowlist of Payload's server functions and their access rules; others are rejected. Payload checks only
 * some of them. A map, so that only own names are found.
 */
export const SERVER_FUNCTION_RULES: ReadonlyMap<string, ServerFunctionRule> = new Map([
  ['copy-data-from-locale', copyFromLocale],
  ['form-state', formState],
  ['get-default-layout', forReaders],
  ['get-folder-results-component-and-data', forbidden],
  ['get-upcoming-scheduled-publish', forReaders],
  ['render-document', forReaders],
  ['render-document-slots', forReaders],
  ['render-field', renderField],
  ['render-list', forReaders],
  ['render-widget', forReaders],
  ['schedule-publish', canSchedule],
  ['slugify', forReaders],
  ['table-state', forReaders],
]);
