import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { SERVICE_KEY_HEADER } from '@beranda/contract';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type RevisionWatch, revisionOf } from '../src/content/revisions.ts';
import { CACHE } from './cache-policies.ts';
import type { SiteEnv } from './env.ts';

export type MediaOptions = { env: SiteEnv; revisions: RevisionWatch; log: FastifyBaseLogger };

export type Media = {
  directory: string;
  /** Brings a picture to disk, fresh where possible. @returns whether it is there now. */
  provide(name: string): Promise<boolean>;
  /** Brings every picture that an answer of the content API mentions to disk, without hurry. */
  keepAllOf(body: unknown): void;
};

/** Names that the back office gives; nothing that could leave the directory. */
const FILE_NAME = /^[\w][\w.-]{0,199}\.(?:avif|webp|jpe?g|png)$/i;
const TIMEOUT_MS = 20_000;
/** Addresses of pictures in an answer, as JSON writes them. */
const MENTION = /"\/media\/([^"\\]+)"/g;

/**
 * Pictures of the back office, which the public cannot reach itself. Each is kept on disk with the revision of
 * the media it came with, and fetched again when that has moved; while the back office is down the kept one serves.
 * Pictures of a page are fetched as soon as the page's content is, so that an outage finds all of them here.
 */
export function createMedia({ env, revisions, log }: MediaOptions): Media {
  const directory = path.join(env.DATA_DIR, 'site', 'media');
  const underway = new Map<string, Promise<boolean>>();
  const wanted = new Set<string>();
  let isKeeping = false;

  async function isKept(name: string): Promise<boolean> {
    return stat(path.join(directory, name)).then(
      (file) => file.isFile(),
      () => false,
    );
  }

  async function isCurrent(name: string): Promise<boolean> {
    const current = revisions.current();
    if (!current || !revisions.isReachable()) return isKept(name);
    const revision = await readFile(path.join(directory, `${name}.revision`), 'utf8').catch(() => undefined);
    return revision === String(revisionOf(current, 'media')) && isKept(name);
  }

  /** @returns whether the file is on disk afterwards. */
  async function fetchFile(name: string): Promise<boolean> {
    const revision = String(revisionOf(revisions.current() ?? {}, 'media'));
    const response = await fetch(`${env.CMS_URL}/api/media/file/${encodeURIComponent(name)}`, {
      headers: { [SERVICE_KEY_HEADER]: env.SERVICE_KEY },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const file = path.join(directory, name);
    if (response.status === 404) {
      await response.body?.cancel();
      await Promise.all([rm(file, { force: true }), rm(`${file}.revision`, { force: true })]);
      return false;
    }
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      throw new Error(`the back office answered ${response.status} for a picture`);
    }
    await mkdir(directory, { recursive: true });
    const temporary = `${file}.${process.hrtime.bigint()}.part`;
    await pipeline(Readable.fromWeb(response.body as ReadableStream), createWriteStream(temporary)).catch(
      async (error: unknown) => {
        await rm(temporary, { force: true });
        throw error;
      },
    );
    await rename(temporary, file);
    await writeFile(`${file}.revision`, revision);
    return true;
  }

  async function provide(name: string): Promise<boolean> {
    if (!FILE_NAME.test(name)) return false;
    if (await isCurrent(name)) return true;
    const started = underway.get(name);
    if (started) return started;
    const fetching = fetchFile(name)
      .catch((error: unknown) => {
        log.warn({ err: error }, 'a picture could not be fetched');
        return isKept(name);
      })
      .finally(() => underway.delete(name));
    underway.set(name, fetching);
    return fetching;
  }

  /** One after another: visitors' own requests go first. */
  async function keepWanted(): Promise<void> {
    isKeeping = true;
    for (const name of wanted) {
      wanted.delete(name);
      if (revisions.isReachable()) await provide(name);
    }
    isKeeping = false;
  }

  function keepAllOf(body: unknown): void {
    for (const [, name] of JSON.stringify(body).matchAll(MENTION)) if (name) wanted.add(name);
    if (!isKeeping) void keepWanted();
  }

  return { directory, provide, keepAllOf };
}

/** `GET /media/{file}` */
export function registerMedia(app: FastifyInstance, media: Media): void {
  app.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const { name } = request.params;
    if (!(await media.provide(name))) return reply.callNotFound();
    reply.header('cache-control', CACHE.media);
    return reply.sendFile(name, media.directory, { cacheControl: false });
  });
}
