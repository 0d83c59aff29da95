import { randomUUID } from 'node:crypto';
import { copyFile, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/*
 * The database writes a commit to the disk before it reports it. A file that a row refers to has to be there before, or a
 * power failure could leave the row without it: file systems write back later, data and names in any order.
 */

/** Codes of file systems that cannot write back a folder by itself, as some network file systems cannot. */
const UNSUPPORTED = new Set(['EINVAL', 'EISDIR', 'ENOTSUP', 'EPERM']);

const isUnsupported = (error: unknown) =>
  error instanceof Error && 'code' in error && UNSUPPORTED.has(String(error.code));

/** Waits until the data of a file is on the disk (opened to write, as some systems require), or the names in a folder. */
async function sync(file: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(file, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Waits until the names of a folder's files are on the disk, where the file system can tell. */
async function syncFolder(folder: string): Promise<void> {
  await sync(folder, 'r').catch((error: unknown) => {
    if (!isUnsupported(error)) throw error;
  });
}

/** Waits until files that somebody else has written to a folder are on the disk, with their names. */
export async function syncFiles(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) await sync(path.join(folder, name), 'r+');
  await syncFolder(folder);
}

/** Replaces a file at once, so that readers see the old or the new one; on the disk when it returns. */
async function replaceDurably(file: string, write: (temporary: string) => Promise<void>): Promise<void> {
  const temporary = `${file}.${randomUUID()}.part`;
  try {
    await write(temporary);
    await sync(temporary, 'r+');
    await rename(temporary, file);
  } catch (error) {
    // On a full disk each attempt would fill it further.
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(path.dirname(file));
}

/** Writes a file completely, or not at all; on the disk when it returns. */
export const writeDurably = (file: string, data: Buffer, mode = 0o666): Promise<void> =>
  replaceDurably(file, (temporary) => writeFile(temporary, data, { flag: 'wx', mode }));

/** Copies a file completely, or not at all; on the disk when it returns. */
export const copyDurably = (from: string, to: string): Promise<void> =>
  replaceDurably(to, (temporary) => copyFile(from, temporary));
