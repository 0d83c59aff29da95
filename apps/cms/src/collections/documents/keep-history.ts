import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload';
import { digestOf, keepFile } from './document-store.ts';

/** Stores the file before the document says that it has it. */
export function storeFile(dataDir: string): CollectionBeforeChangeHook {
  return async ({ data, req }) => {
    if (!req.file) return data;
    await keepFile(dataDir, req.file.data);
    return { ...data, digest: digestOf(req.file.data) };
  };
}

/** Notes each file that was ever under this address, when it came and from whom. */
export const noteFile: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (!req.file) return;
  const { file } = req;
  // The file belongs to the document; without it no further save of this request is taken for an upload.
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
