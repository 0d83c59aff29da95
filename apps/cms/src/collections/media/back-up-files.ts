import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { copyDurably, syncFiles } from '#cms/collections/durable-files/write-durably.ts';
import { customSettingsOf } from '#cms/custom-settings.ts';
import { afterTransaction } from '#cms/database/sql.ts';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { lockDocument } from '#cms/saves/lock-document.ts';
import { canUpdate } from '#cms/saves/reject-stale-saves.ts';

/*
 * Payload deletes the files of a picture before it stores what replaces them, so a save that fails afterwards, or a
 * process that is killed, would leave a published picture without its files. Backup copies are kept until the
 * transaction ends: `data/media-kept/{id}-{uuid}/{name}`. The folder keeps its name, since running installations may
 * have copies in it.
 */

const mediaFolder = (payload: Payload) => path.join(customSettingsOf(payload).dataDir, 'media');
const backupFolder = (payload: Payload) => path.join(customSettingsOf(payload).dataDir, 'media-kept');

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The result of a file system call; undefined for a file or folder that does not exist. */
const ifThere = <T>(result: Promise<T>): Promise<T | undefined> =>
  result.catch((error: unknown) => {
    if (!isMissing(error)) throw error;
    return undefined;
  });

type PictureFile = { filename?: string | null; filesize?: number | null };

/** Sizes in bytes of the files of a picture, by name. */
function sizesByName(
  picture: (PictureFile & { sizes?: Record<string, PictureFile | undefined> }) | null,
): Map<string, number | null> {
  const files = [picture, ...Object.values(picture?.sizes ?? {})];
  return new Map(files.flatMap((file) => (file?.filename ? [[file.filename, file.filesize ?? null]] : [])));
}

/** The same of a stored picture; none if it does not exist. */
async function storedFiles(
  payload: Payload,
  id: number | string,
  req?: PayloadRequest,
): Promise<Map<string, number | null>> {
  const picture = await payload.findByID({
    collection: 'media',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    ...(req && { req }),
  });
  return sizesByName(picture);
}

/**
 * Restores the files that a stored picture lacks, or has in another size, and removes the copies.
 *
 * @returns the number of restored files.
 */
async function restoreFiles(payload: Payload, id: number | string, folder: string): Promise<number> {
  let count = 0;
  for (const [name, bytes] of await storedFiles(payload, id)) {
    const target = path.join(mediaFolder(payload), name);
    const [copy, file] = [await ifThere(stat(path.join(folder, name))), await ifThere(stat(target))];
    if (!copy || file?.size === copy.size || (file && file.size === bytes)) continue;
    await copyDurably(path.join(folder, name), target);
    count += 1;
  }
  await rm(folder, { recursive: true, force: true });
  return count;
}

/** Backs up the files of a picture until the request's transaction has ended; a rollback restores them. */
async function backUpFiles(req: PayloadRequest, id: number | string): Promise<void> {
  const { payload } = req;
  const folder = path.join(backupFolder(payload), `${id}-${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  for (const name of (await storedFiles(payload, id, req)).keys())
    await ifThere(copyDurably(path.join(mediaFolder(payload), name), path.join(folder, name)));
  await afterTransaction(req, async (isCommitted) => {
    if (isCommitted) await rm(folder, { recursive: true, force: true });
    else await restoreFiles(payload, id, folder);
  });
}

/**
 * Removes the files of an upload whose transaction is rolled back: on a full disk each attempt would fill it further.
 *
 * @param name the name of the original, which no other picture has.
 */
export async function removeFilesOnRollback(req: PayloadRequest, name: string): Promise<void> {
  const folder = mediaFolder(req.payload);
  const stem = path.parse(name).name;
  await afterTransaction(req, async (isCommitted) => {
    if (isCommitted) return;
    const files = (await ifThere(readdir(folder))) ?? [];
    for (const file of files.filter((candidate) => candidate.startsWith(stem)))
      await rm(path.join(folder, file), { force: true });
  });
}

const oneByOne = bilingual(
  'Ubah titik fokus gambar satu per satu.',
  'Change the focal point of pictures one by one.',
);

type Update = { id?: number | string; data?: Record<string, unknown> };

/** After Payload has written the files of a picture, which it does not wait for: they are on the disk before the commit. */
export const syncWrittenFiles: CollectionAfterChangeHook = async ({ doc, req }) => {
  const folder = mediaFolder(req.payload);
  const names: string[] = [];
  // A picture of a copied database may have no files.
  for (const name of sizesByName(doc).keys())
    if (await ifThere(stat(path.join(folder, name)))) names.push(name);
  if (names.length > 0) await syncFiles(folder, names);
};

/** Before Payload deletes the files of a picture that is updated, by a user who may update it. */
export const backUpFilesOfUpdate: CollectionBeforeOperationHook = async (hook) => {
  const { args, collection, operation, overrideAccess, req } = hook;
  if (operation !== 'update') return;
  const { data = {}, id } = args as Update;
  const isCropped = 'focalX' in data || 'focalY' in data || req.query?.uploadEdits !== undefined;
  if (!req.file && !isCropped) return;
  if (!(await canUpdate(collection, { ...args, overrideAccess }, req))) return;
  if (id === undefined) throw new APIError(inLanguageOf(req, oneByOne), 400, undefined, true);
  await lockDocument(req, { slug: 'media', id });
  await backUpFiles(req, id);
};

/** Before Payload deletes the files of a picture that is deleted. */
export const backUpFilesOfDeletion: CollectionBeforeDeleteHook = ({ id, req }) => backUpFiles(req, id);

/**
 * Recovers from a killed process: restores the files that stored pictures lack or that are incomplete, and removes
 * the copies.
 *
 * @param before only copies from before this time, in milliseconds since 1970: other transactions may be in progress.
 * @returns the number of restored files.
 */
export async function restoreBackups(payload: Payload, before: number): Promise<number> {
  let count = 0;
  for (const one of (await ifThere(readdir(backupFolder(payload)))) ?? []) {
    const folder = path.join(backupFolder(payload), one);
    const backup = await ifThere(stat(folder));
    if (!backup || backup.mtimeMs >= before) continue;
    count += await restoreFiles(payload, Number.parseInt(one, 10), folder);
  }
  return count;
}
