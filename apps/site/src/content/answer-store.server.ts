import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { StoredAnswer } from './client.ts';

/** Keeps the last good answers of the content API on disk, one file each, for a start without back office. */
export type AnswerStore = {
  read(key: string): Promise<StoredAnswer | undefined>;
  write(key: string, answer: StoredAnswer): Promise<void>;
  remove(key: string): Promise<void>;
};

/** @param directory is made when missing; a file that cannot be read or parsed counts as absent. */
export function createAnswerStore(directory: string): AnswerStore {
  const fileOf = (key: string) =>
    path.join(directory, `${createHash('sha256').update(key).digest('hex')}.json`);
  return {
    async read(key) {
      try {
        const stored = JSON.parse(await readFile(fileOf(key), 'utf8')) as {
          key: string;
          answer: StoredAnswer;
        };
        return stored.key === key ? stored.answer : undefined;
      } catch {
        return undefined;
      }
    },
    async write(key, answer) {
      await mkdir(directory, { recursive: true });
      const temporary = path.join(directory, `.${randomUUID()}`);
      await writeFile(temporary, JSON.stringify({ key, answer }), { mode: 0o600 });
      // A reader sees the old file or the new one, never half of one.
      await rename(temporary, fileOf(key));
    },
    async remove(key) {
      await rm(fileOf(key), { force: true });
    },
  };
}
