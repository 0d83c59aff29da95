import { type DocumentFile, documentTypes, type Locale } from '@beranda/contract';
import type { Payload } from 'payload';
import { DOCUMENT_FORMATS } from '#cms/collections/documents/document-format.ts';
import type { Document } from '#cms/payload-types.ts';

/** A stored document in the shape of the contract, or null when it has no file. */
export function documentFileOf({ filename, filesize, mimeType, title }: Document): DocumentFile | null {
  const type = documentTypes.find((one) => DOCUMENT_FORMATS[one] === mimeType);
  if (!filename || !filesize || !type) return null;
  return {
    url: `/documents/${encodeURIComponent(filename)}`,
    title: title ?? filename,
    bytes: filesize,
    type,
  };
}

export type Documents = (id: unknown) => DocumentFile | null;

/** Fetches many documents at once; answers a look-up by id. */
export async function fetchDocuments(
  payload: Payload,
  ids: Iterable<unknown>,
  locale: Locale,
): Promise<Documents> {
  const wanted = [...new Set(ids)].filter((id) => typeof id === 'number');
  if (wanted.length === 0) return () => null;
  const { docs } = await payload.find({
    collection: 'documents',
    locale,
    fallbackLocale: 'id',
    depth: 0,
    limit: wanted.length,
    overrideAccess: true,
    pagination: false,
    where: { id: { in: wanted } },
  });
  const byId = new Map(docs.map((document) => [document.id, documentFileOf(document)]));
  return (id) => (typeof id === 'number' ? (byId.get(id) ?? null) : null);
}
