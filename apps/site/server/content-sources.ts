import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { TagVersionWatch } from '#src/content/cache-tags/tag-versions.ts';
import type { TrackedContent } from '#src/content/client.ts';
import type { SiteEnv } from './env.ts';
import { createMediaCache, type MediaCache } from './media/media-cache.ts';
import type { Metrics } from './metrics.ts';
import type { ServerEntry } from './pages/server-entry.ts';

type ContentSourcesOptions = {
  env: SiteEnv;
  entry: ServerEntry;
  metrics: Metrics;
  log: FastifyBaseLogger;
  /** Poll interval for tag versions; shorter in tests. */
  tagVersionIntervalMs?: number;
};

/** Clients of the back office, with copies on disk for outages. */
export type ContentSources = {
  tagVersions: TagVersionWatch;
  client: { trackDependencies(): TrackedContent };
  media: MediaCache;
  social: MediaCache;
  documents: MediaCache;
};

const CONTENT_TIMEOUT_MS = 3_000;
const TAG_VERSION_INTERVAL_MS = 1_000;

export async function createContentSources(options: ContentSourcesOptions): Promise<ContentSources> {
  const { env, entry, metrics, log } = options;
  const tagVersions = entry.createTagVersionWatch({
    cmsUrl: env.CMS_URL,
    serviceKey: env.SERVICE_KEY,
    intervalMs: options.tagVersionIntervalMs ?? TAG_VERSION_INTERVAL_MS,
    onReachability({ isReachable, ...failure }) {
      metrics.cmsReachable.set(isReachable ? 1 : 0);
      if (isReachable) log.info('The back office is reachable');
      else log.warn(failure, sentenceOf(failure));
    },
  });
  const media = createMediaCache({ env, collection: 'media', tagVersions, log });
  const social = createMediaCache({ env, collection: 'social', tagVersions, log });
  const documents = createMediaCache({ env, collection: 'documents', tagVersions, log });
  const responses = path.join(env.DATA_DIR, 'site', 'responses');
  await adoptFolder(path.join(env.DATA_DIR, 'site', 'answers'), responses);
  const client = entry.createContentClient({
    cmsUrl: env.CMS_URL,
    serviceKey: env.SERVICE_KEY,
    timeoutMs: CONTENT_TIMEOUT_MS,
    store: entry.createDiskCache(responses),
    tagVersions,
    onResponse(body) {
      media.prefetchFilesOf(body);
      documents.prefetchFilesOf(body);
    },
    onStoreFailure: (error) => log.error({ err: error }, 'A response could not be stored on disk'),
  });
  return { tagVersions, client, media, social, documents };
}

function sentenceOf({ status }: { status?: number }): string {
  return status === 401 || status === 403
    ? 'The back office rejects SERVICE_KEY; serving from the disk cache'
    : 'The back office is unreachable; serving from the disk cache';
}

/** Renames the disk cache of the previous release; deletes it if there is a newer one. */
async function adoptFolder(former: string, current: string): Promise<void> {
  await rename(former, current).catch(() => rm(former, { recursive: true, force: true }));
}
