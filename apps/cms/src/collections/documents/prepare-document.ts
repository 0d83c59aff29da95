import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload';
import { canPublish, canWriteContent } from '#cms/access/rules.ts';
import { DOCUMENT_FORMATS, type DocumentFormat, documentFormatOf } from '#cms/content/document-format.ts';
import { rejectedFile } from '#cms/http/rejected-file.ts';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { documentName } from './document-name.ts';

/** Context key: the seed of a document's name, for known content. */
export const DOCUMENT_NAME_SEED = 'documentNameSeed';

export const DOCUMENT_MAX_BYTES = 20 * 1024 * 1024;

const notADocument = bilingual(
  'Berkas ini bukan dokumen yang dapat dipakai. Gunakan PDF, DOCX, atau XLSX yang utuh dan tanpa makro.',
  'This file is not a document that can be used. Take a PDF, DOCX or XLSX that is complete and has no macros.',
);
const tooLarge = bilingual(
  'Dokumen ini terlalu besar: ukuran maksimal 20 MB.',
  'This document is too large: the maximum is 20 MB.',
);
const oneByOne = bilingual('Ganti berkas satu per satu.', 'Replace files one by one.');

const rejection = (req: PayloadRequest, reason: Bilingual) => rejectedFile(req, 'documents', reason);

function formatOf(req: PayloadRequest, data: Buffer): DocumentFormat {
  if (data.byteLength > DOCUMENT_MAX_BYTES) throw rejection(req, tooLarge);
  const format = documentFormatOf(data);
  if (!format) throw rejection(req, notADocument);
  return format;
}

/** The existing name; its extension fixes the file type of replacements. */
async function getStoredName(
  req: PayloadRequest,
  id: number | string,
  format: DocumentFormat,
): Promise<string> {
  const stored = await req.payload.findByID({
    collection: 'documents',
    id,
    depth: 0,
    overrideAccess: true,
    req,
  });
  const name = stored.filename ?? '';
  if (name.endsWith(`.${format}`)) return name;
  const kind = name.slice(name.lastIndexOf('.') + 1).toUpperCase();
  throw rejection(
    req,
    bilingual(
      `Alamat dokumen ini untuk berkas ${kind}. Ganti dengan berkas ${kind}, atau unggah sebagai dokumen baru.`,
      `The address of this document is that of a ${kind}. Replace it with a ${kind}, or upload a new document.`,
    ),
  );
}

/** Detects the type of an uploaded file and assigns its permanent public name. */
export const prepareDocument: CollectionBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  const { file } = req;
  if (!file || (operation !== 'create' && operation !== 'update')) return;
  const isAllowed = operation === 'create' ? canWriteContent : canPublish;
  // Payload rejects it right after; skip the work.
  if (!overrideAccess && !isAllowed({ req })) return;
  const { id } = args as { id?: number | string };
  if (operation === 'update' && id === undefined)
    throw new APIError(inLanguageOf(req, oneByOne), 400, undefined, true);
  const format = formatOf(req, file.data);
  const seed = req.context[DOCUMENT_NAME_SEED];
  const name =
    id === undefined
      ? documentName(file.name, format, typeof seed === 'string' ? seed : undefined)
      : await getStoredName(req, id, format);
  req.file = { ...file, name, mimetype: DOCUMENT_FORMATS[format] };
  // Otherwise Payload appends a number to an existing name, which changes the address.
  (args as { overwriteExistingFiles?: boolean }).overwriteExistingFiles = true;
};
