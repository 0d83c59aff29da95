import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { SERVICE_KEY_HEADER, type TagVersions } from '@beranda/contract';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { CACHE } from '#server/cache/cache-policies.ts';
import type { SiteEnv } from '#server/env.ts';
import { type TagVersionWatch, tagVersionOf } from '#src/content/cache-tags/tag-versions.ts';

type Source = {
  /** The names that the back office gives, and no others. */
  names: RegExp;
  /** Where the back office answers them, below its API. */
  at: string;
  /** Whose revisions a file goes by. */
  cacheTagsOf(name: string): readonly string[];
};

/** Files of the back office that visitors get, by the first part of their addresses. */
const SOURCES = {
  media: {
    names: /^[\w][\w.-]{0,199}\.(?:avif|webp|jpe?g|png)$/i,
    at: 'media/file',
    cacheTagsOf: () => ['media'],
  },
  documents: {
    names: /^[\w][\w.-]{0,199}\.(?:pdf|docx|xlsx)$/i,
    at: 'documents/file',
    cacheTagsOf: () => ['documents'],
  },
  // Pictures of published items, which are named after their collection and say who the bank is.
  social: {
    names: /^[a-z-]+_\d+_(?:id|en)_[\da-f]{12}\.png$/,
    at: 'content/social',
    cacheTagsOf: (name) => [name.split('_', 1)[0] ?? '', 'settings'],
  },
} as const satisfies Record<string, Source>;

type Collection = keyof typeof SOURCES;

export type MediaCacheOptions = {
  env: SiteEnv;
  collection: Collection;
  tagVersions: TagVersionWatch;
  log: FastifyBaseLogger;
};

export type MediaCache = {
  directory: string;
  /** Brings a file to disk, fresh where possible. @returns whether it is there now. */
  provide(name: string): Promise<boolean>;
  /** Brings every file that an answer of the content API mentions to disk, without hurry. */
  cacheAllOf(body: unknown): void;
  /** Lets the file that is underway arrive, and leaves the rest. */
  stop(): Promise<void>;
};

const TIMEOUT_MS = 20_000;
const MOST_REMEMBERED = 10_000;

/** What is known of a kept file, beside it: the revision that it came with, and what was written. */
const record = z.object({ tagVersion: z.string(), size: z.number(), sha256: z.string() });
type FileRecord = z.infer<typeof record>;

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/**
 * Files of the back office, which the public cannot reach itself. Each is kept on disk with the revision of its
 * collection that it came with, and fetched again when that has moved or the file is not what was written; while the
 * back office is down the kept one serves, unless it is damaged. Files of a page are fetched as soon as the page's content is, so that an outage finds all of them here.
 */
export function createMediaCache({ collection, env, log, tagVersions }: MediaCacheOptions): MediaCache {
  const source: Source = SOURCES[collection];
  const directory = path.join(env.DATA_DIR, 'site', collection);
  /** Addresses of these files in an answer, as JSON writes them. */
  const mention = new RegExp(`"/${collection}/([^"\\\\]+)"`, 'g');
  const underway = new Map<string, Promise<boolean>>();
  /** Files whose hash was looked at, by name, and in what state. */
  const verified = new LRUCache<string, string>({ max: MOST_REMEMBERED });
  const wanted = new Set<string>();
  let keeping: Promise<void> | null = null;

  const tagVersionsOf = (known: TagVersions, name: string) =>
    source
      .cacheTagsOf(name)
      .map((tag) => tagVersionOf(known, tag))
      .join(' ');

  /** What is known of a file that is on disk as it was written; a damaged one counts as absent. */
  async function findCached(name: string): Promise<FileRecord | undefined> {
    const file = path.join(directory, name);
    try {
      const kept = record.parse(JSON.parse(await readFile(`${file}.json`, 'utf8')));
      const { size, mtimeMs } = await stat(file);
      if (size !== kept.size) return undefined;
      // Hashed once, and again when it was written since.
      const state = `${mtimeMs} ${kept.sha256}`;
      if (verified.get(name) !== state) {
        if ((await hashOf(file)) !== kept.sha256) return undefined;
        verified.set(name, state);
      }
      return kept;
    } catch {
      return undefined;
    }
  }

  const isKept = async (name: string) => (await findCached(name)) !== undefined;

  async function isCurrent(name: string): Promise<boolean> {
    const kept = await findCached(name);
    const current = tagVersions.current();
    if (!kept || !current || !tagVersions.isReachable()) return kept !== undefined;
    return kept.tagVersion === tagVersionsOf(current, name);
  }

  /** @returns whether the file is on disk afterwards. */
  async function fetchFile(name: string): Promise<boolean> {
    const tagVersion = tagVersionsOf(tagVersions.current() ?? {}, name);
    const response = await fetch(`${env.CMS_URL}/api/${source.at}/${encodeURIComponent(name)}`, {
      headers: { [SERVICE_KEY_HEADER]: env.SERVICE_KEY },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const file = path.join(directory, name);
    if (response.status === 404) {
      await response.body?.cancel();
      await Promise.all([rm(file, { force: true }), rm(`${file}.json`, { force: true })]);
      return false;
    }
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      throw new Error(`the back office answered ${response.status} for a file of ${collection}`);
    }
    await mkdir(directory, { recursive: true });
    const temporary = `${file}.${process.hrtime.bigint()}.part`;
    const written = await writeBody(response, response.body as ReadableStream, temporary).catch(
      async (error: unknown) => {
        await rm(temporary, { force: true });
        throw error;
      },
    );
    await rename(temporary, file);
    await writeFile(temporary, JSON.stringify({ tagVersion, ...written } satisfies FileRecord));
    await rename(temporary, `${file}.json`);
    return true;
  }

  async function provide(name: string): Promise<boolean> {
    if (!source.names.test(name)) return false;
    if (await isCurrent(name)) return true;
    const started = underway.get(name);
    if (started) return started;
    const fetching = fetchFile(name)
      .catch((error: unknown) => {
        log.warn({ err: error, collection }, 'a file could not be fetched');
        return isKept(name);
      })
      .finally(() => underway.delete(name));
    underway.set(name, fetching);
    return fetching;
  }

  /** One after another: visitors' own requests go first. */
  async function cacheRequested(): Promise<void> {
    for (const name of wanted) {
      wanted.delete(name);
      if (tagVersions.isReachable()) await provide(name);
    }
  }

  function cacheAllOf(body: unknown): void {
    for (const [, name] of JSON.stringify(body).matchAll(mention)) if (name) wanted.add(name);
    keeping ??= cacheRequested().finally(() => {
      keeping = null;
    });
  }

  async function stop(): Promise<void> {
    wanted.clear();
    await keeping;
  }

  return { directory, provide, cacheAllOf, stop };
}

/** Writes a body to a file. @throws Error when less came than was announced. */
async function writeBody(response: Response, body: ReadableStream, file: string) {
  const hash = createHash('sha256');
  let size = 0;
  async function* measured(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      size += chunk.byteLength;
      yield chunk;
    }
  }
  await pipeline(Readable.fromWeb(body), measured, createWriteStream(file));
  const announced = response.headers.get('content-encoding') ? null : response.headers.get('content-length');
  if (announced !== null && Number(announced) !== size) throw new Error(`${size} bytes came of ${announced}`);
  return { size, sha256: hash.digest('hex') };
}

/** `GET /media/{name}` and `GET /social/{name}`: pictures. */
export function registerPictures(app: FastifyInstance, base: 'media' | 'social', pictures: MediaCache): void {
  app.get<{ Params: { name: string } }>(`/${base}/:name`, async (request, reply) => {
    const { name } = request.params;
    if (!(await pictures.provide(name))) return reply.callNotFound();
    reply.header('cache-control', CACHE.media);
    return reply.sendFile(name, pictures.directory, { cacheControl: false });
  });
}

/** What makes the address of a document unguessable says nothing to whoever saves it. */
const SUFFIX = /-[0-9a-f]{8}(?=\.\w+$)/;

/** `GET /documents/{name}`: what visitors take with them. Browsers show PDFs, and save the rest. */
export function registerDocuments(app: FastifyInstance, documents: MediaCache): void {
  app.get<{ Params: { name: string } }>('/documents/:name', async (request, reply) => {
    const { name } = request.params;
    if (!(await documents.provide(name))) return reply.callNotFound();
    const way = name.endsWith('.pdf') ? 'inline' : 'attachment';
    reply.header('content-disposition', `${way}; filename="${name.replace(SUFFIX, '')}"`);
    reply.header('cache-control', CACHE.document);
    return reply.sendFile(name, documents.directory, { cacheControl: false });
  });
}
