import { ATTACHMENT_LIMITS } from '@beranda/contract';
import type { CollectionConfig, PayloadRequest } from 'payload';
import { canReadAttachments, collectionAccess } from '#cms/access/access-table.ts';
import { isWorkerOf } from '#cms/access/case-forms.ts';
import { inTransaction } from '#cms/database/sql.ts';
import type { Env } from '#cms/env.ts';
import { downloadResponse } from '#cms/http/file-download.ts';
import { errorResponse, NOT_FOUND } from '#cms/http/responses.ts';
import { routeId } from '#cms/http/route-id.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';
import type { Attachment } from '#cms/payload-types.ts';
import { recordEvent } from '../cases/history/record-event.ts';
import { fileOfAttachment } from './attachment-files.ts';
import { drawFirstPage } from './first-page.ts';
import { ATTACHMENT_TYPES } from './inspect-file.ts';

type FileResponder = (attachment: Attachment, file: string) => Promise<Response | null>;

/** Responds with the file of an attachment, for staff who work the case that it belongs to; its history records who. */
const withFile =
  (dataDir: string, respond: FileResponder) =>
  async (req: PayloadRequest): Promise<Response> => {
    if (!canReadAttachments({ req })) return errorResponse(403, 'Only staff who work the case may read this');
    const id = routeId(req);
    if (id === null) return errorResponse(404, NOT_FOUND);
    const row = await req.payload.findByID({
      collection: 'attachments',
      id,
      depth: 0,
      disableErrors: true,
      overrideAccess: true,
      showHiddenFields: true,
    });
    // A user who may not read the case may not read its files; pending uploads are of no case.
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
    const response = await respond(row, fileOfAttachment(dataDir, row.key));
    if (!response) return errorResponse(404, NOT_FOUND);
    // Recorded before the file leaves the server, so that no reading is without a trace.
    await inTransaction(req, () =>
      recordEvent(req, { case: parent.id, kind: 'file-opened', note: row.name }),
    );
    return response;
  };

const download: FileResponder = ({ format, name }, file) =>
  downloadResponse(file, { mime: ATTACHMENT_TYPES[format], name });

const showFirstPage: FileResponder = async ({ format }, file) => {
  const picture = format === 'pdf' ? await drawFirstPage(file) : null;
  return (
    picture &&
    new Response(new Uint8Array(picture), {
      headers: {
        'content-type': 'image/png',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      },
    })
  );
};

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
    endpoints: [
      { path: '/:id/file', method: 'get', handler: withFile(dataDir, download) },
      { path: '/:id/first-page', method: 'get', handler: withFile(dataDir, showFirstPage) },
    ],
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
