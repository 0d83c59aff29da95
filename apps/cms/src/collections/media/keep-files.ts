import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type {
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  Payload,
  PayloadRequest,
} from 'payload';
import { afterTransaction } from '#cms/database/sql.ts';

/*
 * Payload deletes the files of a picture before it stores what replaces them, so a save that fails afterwards, or a
 * process that is killed, would leave a published picture without its files. They are kept as hard links until the
 * transaction ends: `data/media-kept/{id}-{uuid}/{name}`.
 */

/** Older than any transaction: links that a killed process has left. */
const LEFT_AFTER_MS = 60_000;

const mediaFolder = (payload: Payload) => path.join(String(payload.config.custom.dataDir), 'media');
const keptFolder = (payload: Payload) => path.join(String(payload.config.custom.dataDir), 'media-kept');

const isCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;
const ignore = (code: string) => (error: unknown) => {
  if (!isCode(error, code)) throw error;
};

/** Names of the files of a stored picture, of all sizes; none if it does not exist. */
async function fileNamesOf(payload: Payload, id: number | string, req?: PayloadRequest): Promise<string[]> {
  const picture = await payload.findByID({
    collection: 'media',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    ...(req && { req }),
  });
  const sizes = Object.values(picture?.sizes ?? {});
  return [picture, ...sizes].flatMap((one) => one?.filename ?? []);
}

/** Keeps the files of a picture until the request's transaction has ended; a rollback brings them back. */
async function keepFiles(req: PayloadRequest, id: number | string): Promise<void> {
  const { payload } = req;
  const names = await fileNamesOf(payload, id, req);
  const folder = path.join(keptFolder(payload), `${id}-${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  for (const name of names)
    await link(path.join(mediaFolder(payload), name), path.join(folder, name)).catch(ignore('ENOENT'));
  await afterTransaction(req, async (isCommitted) => {
    if (!isCommitted)
      for (const name of await readdir(folder))
        await rename(path.join(folder, name), path.join(mediaFolder(payload), name));
    await rm(folder, { recursive: true });
  });
}

export const keepFilesOfUpdate: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id } = args as { id?: number | string };
  if (operation === 'update' && id !== undefined) await keepFiles(req, id);
};

export const keepFilesOfDeletion: CollectionBeforeDeleteHook = ({ id, req }) => keepFiles(req, id);

/**
 * Ends what a killed process has left: brings back the files that stored pictures lack, and removes the links.
 *
 * @param now in milliseconds since 1970.
 * @returns the number of files brought back.
 */
export async function restoreKeptFiles(payload: Payload, now = Date.now()): Promise<number> {
  let count = 0;
  const folders = await readdir(keptFolder(payload)).catch((error: unknown) => {
    ignore('ENOENT')(error);
    return [];
  });
  for (const one of folders) {
    const folder = path.join(keptFolder(payload), one);
    if (now - (await stat(folder)).mtimeMs < LEFT_AFTER_MS) continue;
    const stored = new Set(await fileNamesOf(payload, Number.parseInt(one, 10)));
    for (const name of await readdir(folder)) {
      if (!stored.has(name)) continue;
      const isMissing = await link(path.join(folder, name), path.join(mediaFolder(payload), name)).then(
        () => true,
        (error: unknown) => {
          ignore('EEXIST')(error);
          return false;
        },
      );
      if (isMissing) count += 1;
    }
    await rm(folder, { recursive: true, force: true });
  }
  return count;
}
