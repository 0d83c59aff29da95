import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload';
import { archiveFile, digestOf } from './document-store.ts';

/** Stores the file before the document references it. */
export function storeFile(dataDir: string): CollectionBeforeChangeHook {
  return async ({ data, req }) => {
    if (!req.file) return data;
    await archiveFile(dataDir, req.file.data);
    return { ...data, digest: digestOf(req.file.data) };
  };
}

/** Appends the file to the history of its address, with time and author. */
export const recordFile: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (!req.file) return;
  const { file } = req;
  // Clear it, so that later saves of this request are not treated as uploads.
  req.file = undefined;
  const person = req.user?.collection === 'users' ? req.user : null;
  await req.payload.create({
    collection: 'document-files',
    data: {
      name: doc.filename,
      digest: digestOf(file.data),
      bytes: file.data.byteLength,
      by: person ? `${person.name} (${person.email})` : null,
    },
    depth: 0,
    overrideAccess: true,
    req,
  });
};
