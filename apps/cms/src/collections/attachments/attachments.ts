import { ATTACHMENT_LIMITS } from '@beranda/contract';
import type { CollectionConfig, PayloadRequest } from 'payload';
import { canReadAttachments, collectionAccess } from '#cms/access/access-table.ts';
import { isWorkerOf } from '#cms/access/case-forms.ts';
import type { Env } from '#cms/env.ts';
import { downloadResponse } from '#cms/http/file-download.ts';
import { errorResponse, NOT_FOUND } from '#cms/http/responses.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';
import { fileOfAttachment } from './attachment-files.ts';
import { ATTACHMENT_TYPES } from './inspect-file.ts';

async function download(req: PayloadRequest, dataDir: string): Promise<Response> {
  if (!canReadAttachments({ req })) return errorResponse(403, 'Only staff who work the case may read this');
  const row = await req.payload.findByID({
    collection: 'attachments',
    id: String(req.routeParams?.id),
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    showHiddenFields: true,
  });
  // Whoever may not read the case may not read its files; pending uploads are of no case.
  const parent =
    row?.case &&
    (await req.payload.findByID({
      collection: 'cases',
      id: Number(row.case),
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      user: req.user,
    }));
  if (!row || !parent || !isWorkerOf(parent.form, req.user)) return errorResponse(404, NOT_FOUND);
  const { key, name, format } = row;
  const file = await downloadResponse(fileOfAttachment(dataDir, key), {
    mime: ATTACHMENT_TYPES[format],
    name,
  });
  return file ?? errorResponse(404, NOT_FOUND);
}

/**
 * Files that visitors attached to forms, created only by the attachments endpoint. Not an upload collection: Payload's
 * would hold whole files in memory, and serve them from an address of its own. (Decision 29)
 */
export function attachments({ dataDir }: Env): CollectionConfig {
  return {
    slug: 'attachments',
    labels: { singular: bilingual('Lampiran', 'Attachment'), plural: bilingual('Lampiran', 'Attachments') },
    admin: { hidden: true, useAsTitle: 'name' },
    access: collectionAccess('attachments'),
    disableDuplicate: true,
    endpoints: [{ path: '/:id/file', method: 'get', handler: (req) => download(req, dataDir) }],
    fields: [
      {
        name: 'case',
        type: 'relationship',
        relationTo: 'cases',
        index: true,
        label: bilingual('Kiriman formulir', 'Case'),
      },
      {
        name: 'key',
        type: 'text',
        required: true,
        unique: true,
        index: true,
        hidden: true,
        label: bilingual('Kunci berkas', 'Key of the file'),
      },
      {
        // SHA-256 of the file as it was uploaded: the same file uploaded again is recognised.
        name: 'digest',
        type: 'text',
        hidden: true,
        label: bilingual('Sidik berkas', 'Digest of the file'),
      },
      { name: 'form', type: 'text', required: true, label: bilingual('Formulir', 'Form') },
      { name: 'name', type: 'text', required: true, label: bilingual('Nama', 'Name') },
      {
        name: 'format',
        type: 'select',
        required: true,
        label: bilingual('Jenis', 'Type'),
        options: ATTACHMENT_LIMITS.formats.map((value) => ({
          value,
          label: bilingual(value.toUpperCase(), value.toUpperCase()),
        })),
      },
      { name: 'bytes', type: 'number', required: true, label: bilingual('Ukuran (byte)', 'Size (bytes)') },
      {
        name: 'scan',
        type: 'select',
        required: true,
        label: bilingual('Pemindaian virus', 'Virus scan'),
        options: [
          { value: 'clean', label: bilingual('Bersih', 'Clean') },
          { value: 'off', label: bilingual('Tidak dipindai', 'Not scanned') },
        ],
      },
    ],
  };
}
