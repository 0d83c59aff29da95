import { ITEM_COLLECTIONS } from '@beranda/contract';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { mayWrite } from '#cms/access/may-write.ts';
import { isStaff } from '#cms/access/rules.ts';
import { maySchedule } from './may-schedule.ts';

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
 * Own names only: Payload looks names up in plain objects, so `constructor` and `__proto__` would be found.
 */
function namesOwnEntities(args: ServerFunctionArgs, { payload }: PayloadRequest): boolean {
  const parsed = named.safeParse(args);
  if (!parsed.success) return false;
  const { collections, globals } = payload.config;
  const isGlobal = (name: string) => globals.some(({ slug }) => slug === name);
  // Payload sometimes passes a global's name as `collectionSlug`.
  const isEntity = (name: string) => isGlobal(name) || collections.some(({ slug }) => slug === name);
  return (
    [parsed.data.collectionSlug ?? []].flat().every(isEntity) &&
    [parsed.data.globalSlug ?? []].flat().every(isGlobal)
  );
}

/** Whether the user may save the named document or global, as a draft where drafts exist. */
async function mayWriteNamed(args: ServerFunctionArgs, req: PayloadRequest): Promise<boolean> {
  const parsed = entity.safeParse(args);
  if (!parsed.success) return false;
  const { collectionSlug, docID, globalSlug, id } = parsed.data;
  return mayWrite({ collectionSlug, globalSlug, id: docID ?? id }, req);
}

const forStaff: ServerFunctionRule = (args, req) => isStaff({ req }) && namesOwnEntities(args, req);

/** Creating the first user needs form state before anyone can sign in. */
async function isFirstUser({ collectionSlug }: ServerFunctionArgs, { payload, user }: PayloadRequest) {
  if (user || collectionSlug !== payload.config.admin.user) return false;
  return (await payload.count({ collection: 'users', overrideAccess: true })).totalDocs === 0;
}

/** Payload also locks the document when it builds form state, even for users with read access only. */
const formState: ServerFunctionRule = async (args, req) => {
  if (await isFirstUser(args, req)) return true;
  if (!(await forStaff(args, req))) return false;
  if (args.returnLockStatus && !(await mayWriteNamed(args, req))) {
    args.returnLockStatus = false;
    args.updateLastEdited = false;
  }
  return true;
};

/** Items only: without drafts the copy would be public at once. */
const copyFromLocale: ServerFunctionRule = async (args, req) =>
  ITEM_COLLECTIONS.some((slug) => slug === args.collectionSlug) &&
  !args.globalSlug &&
  (await forStaff(args, req)) &&
  (await mayWriteNamed(args, req));

/** Folders are disabled, but Payload would list them without authentication. */
const forbidden: ServerFunctionRule = () => false;

/**
 * Allowlist of Payload's server functions and their access rules; others are rejected. Payload checks only
 * some of them. A map, so that only own names are found.
 */
export const SERVER_FUNCTION_RULES: ReadonlyMap<string, ServerFunctionRule> = new Map([
  ['copy-data-from-locale', copyFromLocale],
  ['form-state', formState],
  ['get-default-layout', forStaff],
  ['get-folder-results-component-and-data', forbidden],
  ['get-upcoming-scheduled-publish', forStaff],
  ['render-document', forStaff],
  ['render-document-slots', forStaff],
  ['render-field', forStaff],
  ['render-list', forStaff],
  ['render-widget', forStaff],
  ['schedule-publish', maySchedule],
  ['slugify', forStaff],
  ['table-state', forStaff],
]);
