import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { writeDurably } from '#cms/collections/durable-files/write-durably.ts';

const OWNER_ONLY = { file: 0o600, folder: 0o700 } as const;
const QUARANTINE_SUFFIX = '.quarantine';

/** The file is larger than an attachment may be. */
export class TooManyBytesError extends Error {}

const folderOf = (dataDir: string) => path.join(dataDir, 'attachments');

/** The file of an attachment. Its key is ours; nothing that a visitor sent is part of a path. */
export const fileOfAttachment = (dataDir: string, key: string) => path.join(folderOf(dataDir), key);

async function* counted(body: AsyncIterable<Uint8Array>, limit: number, onBytes: (bytes: number) => void) {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > limit) throw new TooManyBytesError();
    onBytes(bytes);
    yield chunk;
  }
}

/**
 * Writes an upload to quarantine, piece by piece: no other request can address the file.
 *
 * @throws TooManyBytesError, or the error of a body that breaks off; the file is removed then.
 */
export async function quarantine(
  dataDir: string,
  body: AsyncIterable<Uint8Array>,
  limit: number,
): Promise<{ file: string; bytes: number; discard(): Promise<void> }> {
  const folder = folderOf(dataDir);
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY.folder });
  const file = path.join(folder, `${randomUUID()}${QUARANTINE_SUFFIX}`);
  const discard = () => rm(file, { force: true });
  let bytes = 0;
  const count = (received: number) => {
    bytes = received;
  };
  try {
    await pipeline(
      counted(body, limit, count),
      createWriteStream(file, { flags: 'wx', mode: OWNER_ONLY.file }),
    );
  } catch (error) {
    await discard();
    throw error;
  }
  return { file, bytes, discard };
}

/** Stores the file of an attachment; complete, or not at all. */
export const storeAttachment = (dataDir: string, key: string, data: Buffer): Promise<void> =>
  writeDurably(fileOfAttachment(dataDir, key), data, OWNER_ONLY.file);

export async function removeAttachment(dataDir: string, key: string): Promise<void> {
  await rm(fileOfAttachment(dataDir, key), { force: true });
}

/** Names of the files that are older than a time: keys of attachments, and what an interrupted upload left. */
export async function listFilesBefore(dataDir: string, before: number): Promise<string[]> {
  const folder = folderOf(dataDir);
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const ages = await Promise.all(
    names.map(async (name) => ({
      name,
      // Removed since: as if it were new.
      time: await stat(path.join(folder, name)).then(
        ({ mtimeMs }) => mtimeMs,
        () => before,
      ),
    })),
  );
  return ages.filter(({ time }) => time < before).map(({ name }) => name);
}
