import type { CollectionConfig, PayloadRequest } from 'payload';
import { collectionAccess } from '#cms/access/access-table.ts';
import { isStaff } from '#cms/access/rules.ts';
import { respondWithFile } from '#cms/collections/documents/document-store.ts';
import { DOCUMENT_FORMATS, formatOfName } from '#cms/content/document-format.ts';
import type { Env } from '#cms/env.ts';
import { errorResponse, NOT_FOUND } from '#cms/http/responses.ts';
import { routeId } from '#cms/http/route-id.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';

async function respondWithOldFile(req: PayloadRequest, dataDir: string): Promise<Response> {
  if (!isStaff({ req })) return errorResponse(403, 'Sign in to the back office first');
  const id = routeId(req);
  const row =
    id &&
    (await req.payload.findByID({
      collection: 'document-files',
      id,
      depth: 0,
      disableErrors: true,
      overrideAccess: true,
    }));
  const format = row && formatOfName(row.name);
  if (!format) return errorResponse(404, NOT_FOUND);
  const name = `${row.createdAt.slice(0, 10)}-${row.name}`;
  const file = await respondWithFile(dataDir, { digest: row.digest, mime: DOCUMENT_FORMATS[format], name });
  return file ?? errorResponse(404, NOT_FOUND);
}

/**
 * Every file ever published under a document's address. Append-only; rows survive deletion of the document.
 */
export function documentFiles(env: Env): CollectionConfig {
  return {
    slug: 'document-files',
    labels: {
      singular: bilingual('Berkas dokumen', 'File of a document'),
      plural: bilingual('Berkas dokumen', 'Files of documents'),
    },
    admin: { hidden: true },
    access: collectionAccess('document-files'),
    defaultSort: '-createdAt',
    endpoints: [{ path: '/:id/file', method: 'get', handler: (req) => respondWithOldFile(req, env.dataDir) }],
    fields: [
      { name: 'name', type: 'text', required: true, index: true, label: bilingual('Nama', 'Name') },
      { name: 'digest', type: 'text', required: true, label: bilingual('Sidik berkas', 'Digest') },
      { name: 'bytes', type: 'number', required: true, label: bilingual('Ukuran (byte)', 'Size (bytes)') },
      { name: 'by', type: 'text', label: bilingual('Diunggah oleh', 'Uploaded by') },
    ],
  };
}
