import type { Payload } from 'payload';
import { storeMissingDocumentTexts } from '#cms/collections/documents/text/store-document-text.ts';
import { fillSearchTexts } from '#cms/items/search-texts/fill-search-texts.ts';

/**
 * Backfill: stores missing search texts of items and documents once, in the background: after an update, an import, or the
 * demonstration content.
 */
export async function fillMissingSearchTexts(payload: Payload): Promise<void> {
  const attempt = async (work: (payload: Payload) => Promise<number>): Promise<number> => {
    try {
      return await work(payload);
    } catch (err) {
      payload.logger.error({ msg: 'Missing search texts could not be stored', err });
      return 0;
    }
  };
  const items = await attempt(fillSearchTexts);
  const documents = await attempt(storeMissingDocumentTexts);
  if (items + documents > 0)
    payload.logger.info({ msg: 'Missing search texts were stored', items, documents });
}
