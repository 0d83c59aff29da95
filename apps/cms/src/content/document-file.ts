import { type DocumentFile, documentTypes, type Locale } from '@beranda/contract';
import type { Payload } from 'payload';
import { DOCUMENT_FORMATS } from './document-format.ts';
import { listVisible } from './read-stored.ts';
import type { Stored } from './stored.ts';

/** Maps a stored document to the contract; null without a file. */
function documentFileOf(
  { filename, filesize, mimeType, title }: Stored<'documents'>,
  language: Locale,
): DocumentFile | null {
  const type = documentTypes.find((candidate) => DOCUMENT_FORMATS[candidate] === mimeType);
  if (!filename || !filesize || !type) return null;
  return {
    url: `/documents/${encodeURIComponent(filename)}`,
    title: title || filename,
    language,
    bytes: filesize,
    type,
  };
}

export type DocumentLookup = (id: unknown) => DocumentFile | null;

/** Loads many documents in one query; returns a look-up by id. */
export async function loadDocumentLookup(
  payload: Payload,
  ids: Iterable<unknown>,
  locale: Locale,
): Promise<DocumentLookup> {
  const uniqueIds = [...new Set(ids)].filter((id) => typeof id === 'number');
  if (uniqueIds.length === 0) return () => null;
  const found = await listVisible(payload, 'documents', locale, { id: { in: uniqueIds } });
  const byId = new Map(found.map(({ item, language }) => [item.id, documentFileOf(item, language)]));
  return (id) => (typeof id === 'number' ? (byId.get(id) ?? null) : null);
}
