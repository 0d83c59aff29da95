import { LOCALES } from '@beranda/contract';
import {
  APIError,
  deepCopyObjectSimple,
  type Endpoint,
  executeAccess,
  type GlobalBeforeOperationHook,
  type GlobalSlug,
  NotFound,
  type PayloadRequest,
  type SanitizedGlobalConfig,
  saveVersion,
  ValidationError,
  type ValidationFieldError,
} from 'payload';
import { inTransaction } from '#cms/database/sql.ts';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { timeAfter } from './increase-updated-at.ts';
import { lastSaveOf } from './last-save.ts';
import { lockReferencesShared } from './lock-references.ts';
import { lockGlobalAndRejectStale } from './reject-stale-saves.ts';
import { rejectRestoreIfStale, restoreEndpoint } from './restore-endpoint.ts';
import { requestIn, validateFields } from './validate-fields.ts';

/** A global in all languages. */
type State = Record<string, unknown> & { createdAt?: string; updatedAt?: string };

const byEndpoint = bilingual(
  'Versi data ini hanya dapat dipulihkan dari riwayat versinya, atau lewat POST /api/globals/{nama}/versions/{id}.',
  'A version of this can be restored only from its version history, or by POST /api/globals/{name}/versions/{id}.',
);

/** Rejects Payload's own way, which takes no lock and keeps the author of the old version. */
export const rejectPayloadsRestore: GlobalBeforeOperationHook = ({ context, operation, req }) => {
  if (operation !== 'restoreVersion' || context.isRestoringVersion) return;
  throw new APIError(inLanguageOf(req, byEndpoint), 400, undefined, true);
};

async function getVersion(req: PayloadRequest, slug: GlobalSlug, versionId: number): Promise<State> {
  const { docs } = await req.payload.db.findGlobalVersions<State>({
    global: slug,
    limit: 1,
    locale: 'all',
    pagination: false,
    req,
    where: { id: { equals: versionId } },
  });
  if (!docs[0]) throw new NotFound(req.t);
  return docs[0].version;
}

const invalid = bilingual(
  'Versi ini tidak dapat dipulihkan, karena isinya tidak sah lagi. Tidak ada yang berubah.',
  'This version cannot be restored, since its content is not valid any more. Nothing was changed.',
);

/**
 * Validates a version in each language, since it is in effect at once: its texts may name facts that are deleted by now,
 * and rules may have changed.
 *
 * @throws {ValidationError} with the sentences.
 */
async function rejectIfInvalid(
  req: PayloadRequest,
  config: SanitizedGlobalConfig,
  version: State,
): Promise<void> {
  const issues = new Map<string, ValidationFieldError>();
  for (const locale of LOCALES) {
    const inLanguage = requestIn(req, locale);
    const doc = await req.payload.findGlobal({
      slug: config.slug as GlobalSlug,
      // Payload mutates its input.
      data: deepCopyObjectSimple(version),
      depth: 0,
      fallbackLocale: false,
      locale,
      overrideAccess: true,
      req: inLanguage,
      showHiddenFields: true,
    });
    for (const issue of await validateFields(inLanguage, { collection: null, global: config }, doc))
      issues.set(`${issue.path} ${issue.message}`, issue);
  }
  if (issues.size === 0) return;
  const errors = [...issues.values()];
  const error = new ValidationError({ errors, global: config.slug, req }, req.t);
  // The screen shows the message of the whole, which Payload makes of the labels only.
  error.message = [
    inLanguageOf(req, invalid),
    ...errors.map(({ label, message, path }) => `${label ?? path} – ${message}`),
  ].join(' ');
  throw error;
}

/** Stores a version as the new state, by the user who restores it, and as the newest version. */
async function store(
  req: PayloadRequest,
  config: SanitizedGlobalConfig,
  version: State,
  before: State,
): Promise<State> {
  const slug = config.slug as GlobalSlug;
  const { createdAt = version.createdAt, updatedAt } = before;
  const data = {
    ...version,
    createdAt,
    globalType: slug,
    lastSave: lastSaveOf(req, updatedAt ?? null),
    updatedAt: timeAfter(updatedAt),
  };
  // The adapter removes row ids from its input; pass a copy.
  const stored = await req.payload.db.updateGlobal<State>({ slug, data: structuredClone(data), req });
  await saveVersion({
    docWithLocales: stored,
    draft: false,
    global: config,
    operation: 'update',
    payload: req.payload,
    req,
  });
  return stored;
}

async function restore(
  req: PayloadRequest,
  config: SanitizedGlobalConfig,
  versionId: number,
  loadedUpdatedAt: string | undefined,
): Promise<void> {
  const slug = config.slug as GlobalSlug;
  await rejectRestoreIfStale(req, () => lockGlobalAndRejectStale(req, slug, loadedUpdatedAt));
  await lockReferencesShared(req);
  const version = await getVersion(req, slug, versionId);
  const { context } = req;
  const common = { context, global: config, overrideAccess: false, req };
  for (const hook of config.hooks.beforeOperation ?? [])
    await hook({ ...common, args: { id: versionId }, operation: 'restoreVersion' });
  await rejectIfInvalid(req, config, version);
  const previousDoc = (await req.payload.db.findGlobal<State>({ slug, locale: 'all', req })) ?? {};
  const doc = await store(req, config, version, previousDoc);
  for (const hook of config.hooks.afterChange ?? []) await hook({ ...common, data: doc, doc, previousDoc });
}

/**
 * Restores a version of a global in all languages. It has no drafts, so what is restored is in effect at once.
 *
 * @param loadedUpdatedAt `updatedAt` of the state that the user compared the version with; programs send none.
 * @throws {StaleDocumentError} if another state was stored since.
 * @throws {ValidationError} if it is not valid any more.
 */
export async function restoreGlobalVersion(
  req: PayloadRequest,
  slug: GlobalSlug,
  versionId: number,
  loadedUpdatedAt?: string,
): Promise<void> {
  const config = req.payload.globals.config.find((global) => global.slug === slug);
  if (!config) throw new NotFound(req.t);
  await executeAccess({ req }, config.access.readVersions);
  await executeAccess({ data: {}, req }, config.access.update);
  req.context.isRestoringVersion = true;
  try {
    await inTransaction(req, () => restore(req, config, versionId, loadedUpdatedAt));
  } finally {
    req.context.isRestoringVersion = false;
  }
}

const restored = bilingual(
  'Versi ini sudah dipulihkan dan langsung berlaku.',
  'This version is restored and in effect at once.',
);
/** Replaces Payload's restore endpoint of a global. */
export const restoreGlobalEndpoint = (slug: string): Omit<Endpoint, 'root'> =>
  restoreEndpoint(async (req, versionId, loadedUpdatedAt) => {
    const global = slug as GlobalSlug;
    await restoreGlobalVersion(req, global, versionId, loadedUpdatedAt);
    return { doc: await req.payload.findGlobal({ slug: global, depth: 0, overrideAccess: false, req }) };
  }, restored);
