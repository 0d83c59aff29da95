import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { SERVICE_KEY_HEADER, type TagVersions } from '@beranda/contract';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { SiteEnv } from '#server/env.ts';
import { type TagVersionWatch, tagVersionOf } from '#src/content/cache-tags/tag-versions.ts';

type Source = {
  /** Allowlist (path traversal): the file names that the back office creates. */
  names: RegExp;
  /** Path of the files below the API of the back office. */
  apiPath: string;
  /** The cache tags of a file. */
  cacheTagsOf(name: string): readonly string[];
};

/** The public files of the back office, by the first segment of their path. */
const SOURCES = {
  media: {
    names: /^[\w][\w.-]{0,199}\.(?:avif|webp|jpe?g|png)$/i,
    apiPath: 'media/file',
    cacheTagsOf: () => ['media'],
  },
  documents: {
    names: /^[\w][\w.-]{0,199}\.(?:pdf|docx|xlsx)$/i,
    apiPath: 'documents/file',
    cacheTagsOf: () => ['documents'],
  },
  // Social images: named after the collection of their item, or `bank`; they also show the name of the bank.
  social: {
    names: /^(?:bank|[a-z-]+_\d+)_(?:id|en)_[\da-f]{12}\.png$/,
    apiPath: 'content/social',
    cacheTagsOf: (name) => {
      const [about = ''] = name.split('_', 1);
      return about === 'bank' ? ['settings'] : [about, 'settings'];
    },
  },
} as const satisfies Record<string, Source>;

type Collection = keyof typeof SOURCES;

type MediaCacheOptions = {
  env: SiteEnv;
  collection: Collection;
  tagVersions: TagVersionWatch;
  log: FastifyBaseLogger;
};

/**
 * `cached`: on disk; `missing`: the back office has no such file; `unavailable`: it could not be reached, or the file not be
 * stored.
 */
export type FileState = 'cached' | 'missing' | 'unavailable';

export type MediaCache = {
  directory: string;
  /** Fetches a file to disk where it is missing or stale. */
  ensureCached(name: string): Promise<FileState>;
  /** Prefetches every file that a response of the content API refers to, in the background. */
  prefetchFilesOf(body: unknown): void;
  /** Finishes the current download and drops the rest. */
  stop(): Promise<void>;
};

const TIMEOUT_MS = 20_000;
const MAX_VERIFIED = 10_000;

/** Metadata of a cached file, stored beside it: its tag versions, size and hash. */
const record = z.object({ tagVersion: z.string(), size: z.number(), sha256: z.string() });
type FileRecord = z.infer<typeof record>;

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/**
 * Disk cache for files of the back office, which the public cannot reach. Each file is stored with the versions of its
 * cache tags, and fetched again when these have changed or the file is corrupt. While the back office is down, the
 * cached file is served (stale-if-error). The files of a page are prefetched with its content, so that they are
 * available in an outage.
 */
export function createMediaCache({ collection, env, log, tagVersions }: MediaCacheOptions): MediaCache {
  const source: Source = SOURCES[collection];
  const directory = path.join(env.DATA_DIR, 'site', collection);
  /** Paths of these files in JSON. */
  const pathPattern = new RegExp(`"/${collection}/([^"\\\\]+)"`, 'g');
  /** Single flight: concurrent requests share one download. */
  const inFlight = new Map<string, Promise<FileState>>();
  /** Files whose hash was verified: modification time and hash by name. */
  const verified = new LRUCache<string, string>({ max: MAX_VERIFIED });
  const queue = new Set<string>();
  let draining: Promise<void> | null = null;

  const tagVersionsOf = (versions: TagVersions, name: string) =>
    source
      .cacheTagsOf(name)
      .map((tag) => tagVersionOf(versions, tag))
      .join(' ');

  /** The metadata of a file on disk; undefined where the file is missing or corrupt. */
  async function findCached(name: string): Promise<FileRecord | undefined> {
    const file = path.join(directory, name);
    try {
      const fileRecord = record.parse(JSON.parse(await readFile(`${file}.json`, 'utf8')));
      const { size, mtimeMs } = await stat(file);
      if (size !== fileRecord.size) return undefined;
      // Hashed once, and again after it was modified.
      const state = `${mtimeMs} ${fileRecord.sha256}`;
      if (verified.get(name) !== state) {
        if ((await hashOf(file)) !== fileRecord.sha256) return undefined;
        verified.set(name, state);
      }
      return fileRecord;
    } catch {
      return undefined;
    }
  }

  async function isCurrent(name: string): Promise<boolean> {
    const fileRecord = await findCached(name);
    const current = tagVersions.current();
    if (!fileRecord || !current || !tagVersions.isReachable()) return fileRecord !== undefined;
    return fileRecord.tagVersion === tagVersionsOf(current, name);
  }

  /** @throws Error if the back office does not answer with the file, or the disk does not take it. */
  async function fetchFile(name: string): Promise<FileState> {
    const tagVersion = tagVersionsOf(tagVersions.current() ?? {}, name);
    const response = await fetch(`${env.CMS_URL}/api/${source.apiPath}/${encodeURIComponent(name)}`, {
      headers: { [SERVICE_KEY_HEADER]: env.SERVICE_KEY },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const file = path.join(directory, name);
    if (response.status === 404) {
      await response.body?.cancel();
      await Promise.all([rm(file, { force: true }), rm(`${file}.json`, { force: true })]);
      return 'missing';
    }
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      throw new Error(`the back office responded with ${response.status} for a file of ${collection}`);
    }
    await mkdir(directory, { recursive: true });
    const temporary = `${file}.${process.hrtime.bigint()}.part`;
    try {
      const written = await writeBody(response, response.body as ReadableStream, temporary);
      const fileRecord: FileRecord = { tagVersion, ...written };
      // Both are written before either replaces its predecessor, which a full disk must not destroy.
      await writeFile(`${temporary}.json`, JSON.stringify(fileRecord));
      await rename(temporary, file);
      await rename(`${temporary}.json`, `${file}.json`);
    } catch (error) {
      await Promise.all([rm(temporary, { force: true }), rm(`${temporary}.json`, { force: true })]);
      throw error;
    }
    return 'cached';
  }

  async function ensureCached(name: string): Promise<FileState> {
    if (!source.names.test(name)) return 'missing';
    if (await isCurrent(name)) return 'cached';
    const started = inFlight.get(name);
    if (started) return started;
    const fetching = fetchFile(name)
      .catch(async (error: unknown) => {
        log.warn({ err: error, collection }, 'A file could not be fetched');
        return (await findCached(name)) ? 'cached' : 'unavailable';
      })
      .finally(() => inFlight.delete(name));
    inFlight.set(name, fetching);
    return fetching;
  }

  /** One at a time, so that requests of visitors are not delayed. */
  async function drainQueue(): Promise<void> {
    for (const name of queue) {
      queue.delete(name);
      if (tagVersions.isReachable()) await ensureCached(name);
    }
  }

  function prefetchFilesOf(body: unknown): void {
    for (const [, name] of JSON.stringify(body).matchAll(pathPattern)) if (name) queue.add(name);
    draining ??= drainQueue().finally(() => {
      draining = null;
    });
  }

  async function stop(): Promise<void> {
    queue.clear();
    await draining;
  }

  return { directory, ensureCached, prefetchFilesOf, stop };
}

/** Writes a body to a file. @throws Error when it is shorter than its Content-Length. */
async function writeBody(response: Response, body: ReadableStream, file: string) {
  const hash = createHash('sha256');
  let size = 0;
  async function* countingBytes(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      size += chunk.byteLength;
      yield chunk;
    }
  }
  await pipeline(Readable.fromWeb(body), countingBytes, createWriteStream(file));
  const contentLength = response.headers.get('content-encoding')
    ? null
    : response.headers.get('content-length');
  if (contentLength !== null && Number(contentLength) !== size)
    throw new Error(`truncated: ${size} of ${contentLength} bytes received`);
  return { size, sha256: hash.digest('hex') };
}
