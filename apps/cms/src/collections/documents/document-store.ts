import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeDurably } from '#cms/collections/durable-files/write-durably.ts';
import { downloadResponse } from '#cms/http/file-download.ts';

const DIGEST = /^[0-9a-f]{64}$/;

/** SHA-256 of a file. It is its name in the store (content-addressed), so that no file overwrites another. */
export function digestOfFile(data: Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}

/** The path of a stored file. */
export const pathOfStoredFile = (dataDir: string, digest: string) => path.join(dataDir, 'documents', digest);

/** Stores a file permanently; replaced or deleted files remain. */
export async function writeStoredFile(dataDir: string, data: Buffer): Promise<void> {
  const file = pathOfStoredFile(dataDir, digestOfFile(data));
  await mkdir(path.dirname(file), { recursive: true });
  await writeDurably(file, data);
}

/** Removes a stored file that no row refers to. */
export const removeStoredFile = (dataDir: string, digest: string): Promise<void> =>
  rm(pathOfStoredFile(dataDir, digest), { force: true });

/** Responds with a stored file, or null if it does not exist. */
export async function respondWithFile(
  dataDir: string,
  { digest, mime, name }: { digest: string; mime: string; name: string },
): Promise<Response | null> {
  if (!DIGEST.test(digest)) return null;
  return downloadResponse(pathOfStoredFile(dataDir, digest), { mime, name });
}
