import {
  APIError,
  type Endpoint,
  executeAccess,
  type GlobalBeforeOperationHook,
  type GlobalSlug,
  NotFound,
  type PayloadRequest,
  type SanitizedGlobalConfig,
  saveVersion,
} from 'payload';
import * as z from 'zod';
import { inTransaction } from '#cms/database/sql.ts';
import { jakartaClockInText } from '#cms/dates/jakarta.ts';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { timeAfter } from './increase-updated-at.ts';
import { lastSaveOf } from './last-save.ts';
import { shareReferences } from './lock-references.ts';
import { lockGlobalUnlessStale } from './reject-stale-saves.ts';
import { restoreEndpoint } from './restore-endpoint.ts';
import { StaleDocument } from './stale-document.ts';

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

function changedSince({ by, at }: { by: string | null; at: string }) {
  const time = jakartaClockInText(at);
  return bilingual(
    `${by ?? 'Sistem'} menyimpan perubahan lain pada ${time} WIB, sesudah halaman ini dibuka. Tidak ada yang dipulihkan. Muat ulang halaman ini, bandingkan lagi, lalu pulihkan.`,
    `${by ?? 'The system'} saved other changes at ${time} Jakarta time, after this page was opened. Nothing was restored. Reload this page, compare again, then restore.`,
  );
}

/** Locks the global and compares it with what the user has seen. @throws {StaleDocument} */
async function lock(req: PayloadRequest, slug: string, loadedUpdatedAt: string | undefined): Promise<void> {
  try {
    await lockGlobalUnlessStale(req, slug, loadedUpdatedAt);
  } catch (error) {
    if (error instanceof StaleDocument) error.message = inLanguageOf(req, changedSince(error.data));
    throw error;
  }
}

async function findVersion(req: PayloadRequest, slug: GlobalSlug, versionId: number): Promise<State> {
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
  await lock(req, slug, loadedUpdatedAt);
  await shareReferences(req);
  const version = await findVersion(req, slug, versionId);
  const { context } = req;
  const common = { context, global: config, overrideAccess: false, req };
  for (const hook of config.hooks.beforeOperation ?? [])
    await hook({ ...common, args: { id: versionId }, operation: 'restoreVersion' });
  const previousDoc = (await req.payload.db.findGlobal<State>({ slug, locale: 'all', req })) ?? {};
  const doc = await store(req, config, version, previousDoc);
  for (const hook of config.hooks.afterChange ?? []) await hook({ ...common, data: doc, doc, previousDoc });
}

/**
 * Restores a version of a global in all languages. It has no drafts, so what is restored is in effect at once.
 *
 * @param loadedUpdatedAt `updatedAt` of the state that the user compared the version with; programs send none.
 * @throws {StaleDocument} if another state was stored since.
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
const badTime = bilingual(
  'updatedAt harus berupa waktu ISO, seperti 2026-01-31T08:00:00.000Z: updatedAt data yang dilihat saat memulihkan.',
  'updatedAt must be an ISO time, such as 2026-01-31T08:00:00.000Z: the updatedAt of the state that was seen when restoring.',
);

/** Replaces Payload's restore endpoint of a global. The query names the state that was seen, as `updatedAt`. */
export const restoreGlobalEndpoint = (slug: string): Omit<Endpoint, 'root'> =>
  restoreEndpoint(async (req, versionId) => {
    const loadedUpdatedAt = z.iso
      .datetime()
      .optional()
      .safeParse(req.searchParams.get('updatedAt') ?? undefined);
    if (!loadedUpdatedAt.success) throw new APIError(inLanguageOf(req, badTime), 400, undefined, true);
    const global = slug as GlobalSlug;
    await restoreGlobalVersion(req, global, versionId, loadedUpdatedAt.data);
    return { doc: await req.payload.findGlobal({ slug: global, depth: 0, overrideAccess: false, req }) };
  }, restored);
