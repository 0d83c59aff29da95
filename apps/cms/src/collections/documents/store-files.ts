import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  createLocalReq,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { lock } from '#cms/database/locks.ts';
import { afterTransaction, inTransaction, readRows, sql } from '#cms/database/sql.ts';
import { digestOfFile, removeStoredFile, writeStoredFile } from './document-store.ts';

/** Serialises uploads and removals of one file: its name is the digest, so two uploads may share it. */
const lockFile = (req: PayloadRequest, digest: string) => lock(req, 'documents', `file:${digest}`);

/** Whether a document, or the history of one, has the file. */
async function isReferenced(req: PayloadRequest, digest: string): Promise<boolean> {
  const rows = await readRows(
    req,
    sql`SELECT digest FROM documents WHERE digest = ${digest}
        UNION SELECT digest FROM document_files WHERE digest = ${digest}`,
  );
  return rows.length > 0;
}

async function removeUnlessReferenced(payload: Payload, dataDir: string, digest: string): Promise<void> {
  const req = await createLocalReq({}, payload);
  await inTransaction(req, async () => {
    await lockFile(req, digest);
    if (!(await isReferenced(req, digest))) await removeStoredFile(dataDir, digest);
  });
}

/** Stores the file before the document references it. It is removed if the document is rejected afterwards. */
export function storeFile(dataDir: string): CollectionBeforeChangeHook {
  return async ({ data, req }) => {
    if (!req.file) return data;
    const digest = digestOfFile(req.file.data);
    await lockFile(req, digest);
    await afterTransaction(req, async (isCommitted) => {
      if (!isCommitted) await removeUnlessReferenced(req.payload, dataDir, digest);
    });
    await writeStoredFile(dataDir, req.file.data);
    return { ...data, digest };
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
      digest: digestOfFile(file.data),
      bytes: file.data.byteLength,
      by: person ? `${person.name} (${person.email})` : null,
    },
    depth: 0,
    overrideAccess: true,
    req,
  });
};
