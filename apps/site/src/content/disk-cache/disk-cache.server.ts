import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { TagVersions } from '../cache-tags/tag-versions.ts';

/** An answer as it came, with the revisions it belongs to. `body` is null where the content API said 404. */
export type StoredAnswer = { body: unknown; tags: TagVersions };

/** Keeps the last good answers of the content API on disk, one file each, for a start without back office. */
export type AnswerStore = {
  read(key: string): Promise<StoredAnswer | undefined>;
  write(key: string, answer: StoredAnswer): Promise<void>;
  remove(key: string): Promise<void>;
};

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * A file is the hash of its second line, and in that the answer: whether a disk gave back what was written cannot be
 * seen by JSON alone.
 *
 * @param directory is made when missing; a file that cannot be read, or is not what was written, counts as absent.
 */
export function createAnswerStore(directory: string): AnswerStore {
  const fileOf = (key: string) => path.join(directory, `${hashOf(key)}.json`);
  return {
    async read(key) {
      try {
        const [hash, text = ''] = (await readFile(fileOf(key), 'utf8')).split('\n');
        if (hash !== hashOf(text)) return undefined;
        const stored = JSON.parse(text) as { key: string; answer: StoredAnswer };
        return stored.key === key ? stored.answer : undefined;
      } catch {
        return undefined;
      }
    },
    async write(key, answer) {
      await mkdir(directory, { recursive: true });
      const temporary = path.join(directory, `.${randomUUID()}`);
      const text = JSON.stringify({ key, answer });
      await writeFile(temporary, `${hashOf(text)}\n${text}`, { mode: 0o600 });
      // A reader sees the old file or the new one, never half of one.
      await rename(temporary, fileOf(key));
    },
    async remove(key) {
      await rm(fileOf(key), { force: true });
    },
  };
}
