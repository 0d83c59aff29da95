import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { TagVersions } from '../cache-tags/tag-versions.ts';

/** A response with its cache tag versions. `body` is null for a 404. */
export type StoredResponse = { body: unknown; tags: TagVersions };

/** Disk cache of content API responses, one file per entry, for starts while the back office is unavailable. */
export type DiskCache = {
  read(key: string): Promise<StoredResponse | undefined>;
  write(key: string, response: StoredResponse): Promise<void>;
  remove(key: string): Promise<void>;
};

/** `answer` is what the previous release called the response. */
type StoredFile = { key: string; response?: StoredResponse; answer?: StoredResponse };

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * A file contains a checksum line and the response. The checksum detects corruption that is still valid JSON.
 *
 * @param directory is created if missing. Unreadable and corrupt files count as missing.
 */
export function createDiskCache(directory: string): DiskCache {
  const fileOf = (key: string) => path.join(directory, `${hashOf(key)}.json`);
  return {
    async read(key) {
      try {
        const [hash, text = ''] = (await readFile(fileOf(key), 'utf8')).split('\n');
        if (hash !== hashOf(text)) return undefined;
        const stored = JSON.parse(text) as StoredFile;
        return stored.key === key ? (stored.response ?? stored.answer) : undefined;
      } catch {
        return undefined;
      }
    },
    async write(key, response) {
      await mkdir(directory, { recursive: true });
      const temporary = path.join(directory, `.${randomUUID()}`);
      const text = JSON.stringify({ key, response });
      await writeFile(temporary, `${hashOf(text)}\n${text}`, { mode: 0o600 });
      // Atomic replacement: readers see the old or the new file, never a partial one.
      await rename(temporary, fileOf(key));
    },
    async remove(key) {
      await rm(fileOf(key), { force: true });
    },
  };
}
