import path from 'node:path';
import { type CollectionAfterChangeHook, createLocalReq, type Payload, type TaskConfig } from 'payload';
import { DOCUMENT_FORMATS, type DocumentFormat } from '#cms/content/document-format.ts';
import { customSettingsOf } from '#cms/custom-settings.ts';
import { upsertRows } from '#cms/database/insert-rows.ts';
import { inTransaction, readRows, sql } from '#cms/database/sql.ts';
import { collapseSpace } from '#cms/items/search-texts/gather-text.ts';
import { refreshItemsWithDocuments } from '#cms/items/search-texts/refresh-items-with-documents.ts';
import { pathOfStoredFile } from '../document-store.ts';
import { readDocumentText } from './read-document-text.ts';

/** Increase it when files are read differently: the next start then reads all of them again. */
const DOCUMENT_TEXT_FORMAT = 1;

type Unread = { id: number; digest: string; mime_type: string };

/** Documents whose present file was not read yet, or only by an older program. @param id only this one. */
async function unreadDocuments(payload: Payload, id?: number): Promise<Unread[]> {
  const isWanted = id === undefined ? sql`1 = 1` : sql`document.id = ${id}`;
  return readRows<Unread>(
    payload,
    sql`SELECT document.id, document.digest, document.mime_type FROM documents document
        WHERE document.digest IS NOT NULL AND ${isWanted} AND NOT EXISTS (
          SELECT 1 FROM document_texts text
          WHERE text.digest = document.digest AND text.format >= ${DOCUMENT_TEXT_FORMAT})
        ORDER BY document.id`,
  );
}

/** Reads the text of a stored file; null if it cannot be read. */
type ReadText = (file: string, format: DocumentFormat) => Promise<string | null>;

/** Reads in a child process: an uploaded file may be made to exhaust memory or time. */
function readInChildProcess({ config }: Payload): ReadText {
  const program = path.join(config.admin.importMap.baseDir, 'collections/documents/text/extract-text.ts');
  return (file, format) => readDocumentText(program, file, format);
}

/** The text of a document's file; empty, with a warning, if it cannot be read. */
async function extractText(
  payload: Payload,
  { digest, id, mime_type }: Unread,
  read: ReadText = readInChildProcess(payload),
): Promise<string> {
  const formats = Object.keys(DOCUMENT_FORMATS) as DocumentFormat[];
  const format = formats.find((candidate) => DOCUMENT_FORMATS[candidate] === mime_type);
  const text = format
    ? await read(pathOfStoredFile(customSettingsOf(payload).dataDir, digest), format)
    : null;
  if (text === null) payload.logger.warn({ msg: 'The text of a document could not be read', document: id });
  return collapseSpace(text ?? '');
}

/** Reads the files of documents, and stores their text with that of the items that offer them. */
async function storeTexts(payload: Payload, documents: readonly Unread[], read?: ReadText): Promise<void> {
  const rows: { digest: string; format: number; text: string }[] = [];
  for (const document of documents) {
    const text = await extractText(payload, document, read);
    rows.push({ digest: document.digest, format: DOCUMENT_TEXT_FORMAT, text });
  }
  const req = await createLocalReq({}, payload);
  await inTransaction(req, async () => {
    await upsertRows(req, 'document_texts', rows, { by: ['digest'], changes: ['format', 'text'] });
    await refreshItemsWithDocuments(
      req,
      documents.map(({ id }) => Number(id)),
    );
  });
}

const BATCH_SIZE = 20;

/**
 * Reads all documents that were not read yet; returns how many.
 *
 * @param read for files of our own; default: in a child process.
 */
export async function storeMissingDocumentTexts(payload: Payload, read?: ReadText): Promise<number> {
  const unread = await unreadDocuments(payload);
  for (let start = 0; start < unread.length; start += BATCH_SIZE)
    await storeTexts(payload, unread.slice(start, start + BATCH_SIZE), read);
  return unread.length;
}

type StoreDocumentText = { input: { document: string }; output: Record<string, never> };

/** Reads the file of a document after its upload. */
export const storeDocumentText: TaskConfig<StoreDocumentText> = {
  slug: 'storeDocumentText',
  inputSchema: [{ name: 'document', type: 'text', required: true }],
  retries: 2,
  handler: async ({ input, req: { payload } }) => {
    const documents = await unreadDocuments(payload, Number(input.document));
    if (documents.length > 0) await storeTexts(payload, documents);
    return { output: {} };
  },
};

/** Context key: do not queue the reading of new files; `storeMissingDocumentTexts` reads them all at once. */
export const DOCUMENT_TEXTS_LATER_KEY = 'readDocumentsLater';

/** Queues the reading of a new file: it takes too long for a transaction, and must not fail an upload. */
export const queueDocumentText: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (!req.file || req.context[DOCUMENT_TEXTS_LATER_KEY]) return;
  await req.payload.jobs.queue({ task: 'storeDocumentText', input: { document: String(doc.id) }, req });
};
