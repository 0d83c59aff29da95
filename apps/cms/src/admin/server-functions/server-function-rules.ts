import { ITEM_COLLECTIONS } from '@beranda/contract';
import type { PayloadRequest } from 'payload';
import { docAccessOperation, docAccessOperationGlobal } from 'payload';
import { z } from 'zod';
import { isStaff } from '#cms/access/rules.ts';
import { maySchedule } from './may-schedule.ts';

export type ServerFunctionArgs = Record<string, unknown>;

/** Whether this request may call the function with these arguments. May change arguments that it may not pass on. */
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

/** Payload looks these names up in plain objects, where `constructor` and `__proto__` are found too. */
function namesOwnEntities(args: ServerFunctionArgs, { payload }: PayloadRequest): boolean {
  const parsed = named.safeParse(args);
  if (!parsed.success) return false;
  const { collections, globals } = payload.config;
  const isGlobal = (name: string) => globals.some(({ slug }) => slug === name);
  // Payload passes the name of a global as `collectionSlug` where it renders one.
  const isEntity = (name: string) => isGlobal(name) || collections.some(({ slug }) => slug === name);
  return (
    [parsed.data.collectionSlug ?? []].flat().every(isEntity) &&
    [parsed.data.globalSlug ?? []].flat().every(isGlobal)
  );
}

/** Whether the document or global that the arguments name may be saved as a draft, or at all where it has none. */
async function mayWrite(args: ServerFunctionArgs, req: PayloadRequest): Promise<boolean> {
  const parsed = entity.safeParse(args);
  if (!parsed.success) return false;
  const { collectionSlug, globalSlug } = parsed.data;
  const id = parsed.data.docID ?? parsed.data.id;
  const data = { _status: 'draft' };
  const { collections, globals } = req.payload.config;
  const globalConfig = globals.find(({ slug }) => slug === globalSlug);
  if (globalConfig) return Boolean((await docAccessOperationGlobal({ data, globalConfig, req })).update);
  const config = collections.find(({ slug }) => slug === collectionSlug);
  if (!config || id === undefined || id === null || id === '') return false;
  return Boolean((await docAccessOperation({ id, collection: { config }, data, req })).update);
}

const forStaff: ServerFunctionRule = (args, req) => isStaff({ req }) && namesOwnEntities(args, req);

/** The screen on which the first user is made asks for the state of its form before anybody can sign in. */
async function isFirstUser({ collectionSlug }: ServerFunctionArgs, { payload, user }: PayloadRequest) {
  if (user || collectionSlug !== payload.config.admin.user) return false;
  return (await payload.count({ collection: 'users', overrideAccess: true })).totalDocs === 0;
}

/** With the state of a form Payload also puts a lock on the document, for whoever can read it. */
const formState: ServerFunctionRule = async (args, req) => {
  if (await isFirstUser(args, req)) return true;
  if (!(await forStaff(args, req))) return false;
  if (args.returnLockStatus && !(await mayWrite(args, req))) {
    args.returnLockStatus = false;
    args.updateLastEdited = false;
  }
  return true;
};

/** For items alone: where there are no drafts, what is copied would be shown at once. */
const copyFromLocale: ServerFunctionRule = async (args, req) =>
  ITEM_COLLECTIONS.some((slug) => slug === args.collectionSlug) &&
  !args.globalSlug &&
  (await forStaff(args, req)) &&
  (await mayWrite(args, req));

/** Folders are not enabled, and Payload asks nobody who they are before it lists them. */
const refused: ServerFunctionRule = () => false;

/**
 * Every function of Payload's admin panel and who may call it; what is missing here does not exist. Payload itself
 * checks some of them, each in its own way. A map, so that only own names are found.
 */
export const SERVER_FUNCTION_RULES: ReadonlyMap<string, ServerFunctionRule> = new Map([
  ['copy-data-from-locale', copyFromLocale],
  ['form-state', formState],
  ['get-default-layout', forStaff],
  ['get-folder-results-component-and-data', refused],
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
