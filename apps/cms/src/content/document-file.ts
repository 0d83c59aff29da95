import { type DocumentFile, documentTypes, type Locale } from '@beranda/contract';
import type { Payload } from 'payload';
import type { Document } from '#cms/payload-types.ts';
import { DOCUMENT_FORMATS } from './document-format.ts';
import { type InEach, languageOfText, textIn } from './stored-item.ts';

/** A document with its title in every language, as read with `locale: 'all'`. */
type StoredDocument = Omit<Document, 'title'> & { title?: InEach<string> };

/** Maps a stored document to the contract; null without a file. */
function documentFileOf(
  { filename, filesize, mimeType, title }: StoredDocument,
  locale: Locale,
): DocumentFile | null {
  const type = documentTypes.find((one) => DOCUMENT_FORMATS[one] === mimeType);
  if (!filename || !filesize || !type) return null;
  const language = languageOfText(title, locale);
  return {
    url: `/documents/${encodeURIComponent(filename)}`,
    title: textIn(title, language) || filename,
    language,
    bytes: filesize,
    type,
  };
}

export type Documents = (id: unknown) => DocumentFile | null;

/** Loads many documents in one query; returns a look-up by id. */
export async function fetchDocuments(
  payload: Payload,
  ids: Iterable<unknown>,
  locale: Locale,
): Promise<Documents> {
  const uniqueIds = [...new Set(ids)].filter((id) => typeof id === 'number');
  if (uniqueIds.length === 0) return () => null;
  const { docs } = await payload.find({
    collection: 'documents',
    locale: 'all',
    depth: 0,
    limit: uniqueIds.length,
    overrideAccess: true,
    pagination: false,
    where: { id: { in: uniqueIds } },
  });
  const byId = new Map(
    (docs as unknown as StoredDocument[]).map((document) => [document.id, documentFileOf(document, locale)]),
  );
  return (id) => (typeof id === 'number' ? (byId.get(id) ?? null) : null);
}
