import type { z } from 'zod';
import type { TagVersions } from './cache-tags/tag-versions.ts';
import type { StoredResponse } from './disk-cache/disk-cache.server.ts';
import { createResponseCache, type ResponseCacheOptions } from './response-cache.ts';
import { ContentUnavailableError } from './transport/errors.ts';
import { fetchContent } from './transport/fetch-content.ts';

/** Reads responses of the content API for one rendering, and records the tags and versions that it depends on. */
export type ContentReader = {
  /** Returns null if the content API has no such response. @throws ContentUnavailableError */
  find<T extends z.ZodType>(path: string, schema: T): Promise<z.infer<T> | null>;
  /** @throws ContentUnavailableError also if the content API has no such response. */
  get<T extends z.ZodType>(path: string, schema: T): Promise<z.infer<T>>;
  /** The unparsed draft of a preview; null if there is none. @throws ContentUnavailableError */
  findDraft(path: string, previewToken: string): Promise<unknown>;
  /** Null if the requested content is unavailable: the rendering is stale at once. */
  ifAvailable<T>(requested: Promise<T>): Promise<T | null>;
  tags(): TagVersions[];
  /** Whether a draft was found. */
  hasDraft(): boolean;
};

/** Never equals a version of the back office, so dependent pages are always stale. */
const UNKNOWN_VERSION = -1;

/** Cache tag for unavailable content. */
const NOT_AVAILABLE = 'not-available';

/** @returns a factory of readers, one for each rendering, which share the cache of responses. */
export function createContentReaders(options: ResponseCacheOptions): () => ContentReader {
  const responses = createResponseCache(options);
  /** Memoizes the parsed view per response; the path of a response determines its schema. */
  const views = new WeakMap<StoredResponse, unknown>();

  return () => {
    const readTags: TagVersions[] = [];
    let hasDraft = false;

    async function find<T extends z.ZodType>(path: string, schema: T): Promise<z.infer<T> | null> {
      const response = await responses.get(path, (body) => schema.parse(body));
      readTags.push(response.tags);
      if (response.body === null) return null;
      if (!views.has(response)) views.set(response, schema.parse(response.body));
      return views.get(response) as z.infer<T>;
    }

    return {
      find,
      async get(path, schema) {
        const value = await find(path, schema);
        if (value === null) throw new ContentUnavailableError(`the content API has no ${path}`);
        return value;
      },
      async findDraft(path, previewToken) {
        try {
          const { body } = await fetchContent(options, path, previewToken);
          hasDraft ||= body !== null;
          return body;
        } catch (cause) {
          throw new ContentUnavailableError(`no draft for ${path}`, { cause });
        }
      },
      async ifAvailable(requested) {
        try {
          return await requested;
        } catch (error) {
          if (!(error instanceof ContentUnavailableError)) throw error;
          readTags.push({ [NOT_AVAILABLE]: UNKNOWN_VERSION });
          return null;
        }
      },
      tags: () => readTags,
      hasDraft: () => hasDraft,
    };
  };
}
