import path from 'node:path';
import type { CollectionConfig, PayloadRequest } from 'payload';
import { fileAccess } from '#cms/access/access-table.ts';
import { bumpAfterChange, bumpAfterDelete } from '#cms/cache-tags/bump-hooks.ts';
import { DOCUMENT_FORMATS } from '#cms/content/document-format.ts';
import type { Env } from '#cms/env.ts';
import { localizedTextField } from '#cms/fields/text-fields.ts';
import { errorResponse, NOT_FOUND } from '#cms/http/responses.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';
import { rejectDeletionWhileUsed } from '#cms/items/reject-deletion-while-used.ts';
import { refreshAfterDocumentChange } from '#cms/items/search-texts/refresh-items-with-documents.ts';
import { respondWithFile } from './document-store.ts';
import { prepareDocument } from './prepare-document.ts';
import { recordFile, storeFile } from './store-files.ts';
import { queueDocumentText } from './text/store-document-text.ts';

async function respondWithNewestFile(req: PayloadRequest, name: string, dataDir: string): Promise<Response> {
  const { docs } = await req.payload.find({
    collection: 'documents',
    depth: 0,
    limit: 1,
    overrideAccess: true,
    showHiddenFields: true,
    where: { filename: { equals: name } },
  });
  const { digest, mimeType } = docs[0] ?? {};
  const file = digest && mimeType ? await respondWithFile(dataDir, { digest, mime: mimeType, name }) : null;
  return file ?? errorResponse(404, NOT_FOUND);
}

/**
 * Downloads: reports, fact sheets, forms. The address is permanent; replaced files remain available to staff.
 */
export function documents(env: Env): CollectionConfig {
  return {
    slug: 'documents',
    labels: { singular: bilingual('Dokumen', 'Document'), plural: bilingual('Dokumen', 'Documents') },
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'filename', 'filesize', 'updatedAt'],
      listSearchableFields: ['title', 'filename'],
      group: bilingual('Konten', 'Content'),
      description: bilingual(
        'PDF, DOCX, atau XLSX hingga 20 MB. Berkas yang diganti tetap beralamat sama, dan berkas lamanya tersimpan.',
        'PDF, DOCX or XLSX up to 20 MB. A file that is replaced keeps its address, and the old one is kept.',
      ),
    },
    access: fileAccess('documents', env.serviceKey),
    upload: {
      // Payload would delete replaced files; the document store keeps all.
      disableLocalStorage: true,
      staticDir: path.join(env.dataDir, 'documents'),
      // Payload detects some office files as archives; `prepareDocument` has validated them.
      mimeTypes: [...Object.values(DOCUMENT_FORMATS), 'application/zip'],
      handlers: [
        (req, { params }) => respondWithNewestFile(req as PayloadRequest, params.filename, env.dataDir),
      ],
      crop: false,
      focalPoint: false,
      pasteURL: false,
      filesRequiredOnCreate: true,
    },
    disableDuplicate: true,
    hooks: {
      beforeOperation: [prepareDocument],
      beforeChange: [storeFile(env.dataDir)],
      afterChange: [queueDocumentText, recordFile, bumpAfterChange('documents'), refreshAfterDocumentChange],
      beforeDelete: [rejectDeletionWhileUsed],
      afterDelete: [bumpAfterDelete('documents')],
    },
    fields: [
      localizedTextField('title', bilingual('Judul', 'Title'), {
        required: true,
        maxLength: 160,
        description: bilingual(
          'Tampil pada tautan unduhan. Sebutkan isinya, tanpa jenis dan ukuran berkas.',
          'Shown on the link. Say what is in it, without kind and size of the file.',
        ),
      }),
      {
        name: 'digest',
        type: 'text',
        hidden: true,
        label: bilingual('Sidik berkas', 'Digest'),
        access: { create: () => false, update: () => false },
      },
      {
        name: 'history',
        type: 'ui',
        label: bilingual('Riwayat berkas', 'History of the file'),
        admin: {
          components: { Field: '/collections/documents/history/document-history.tsx#DocumentHistory' },
        },
      },
    ],
  };
}
