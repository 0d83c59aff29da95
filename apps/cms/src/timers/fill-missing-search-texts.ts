import type { Payload } from 'payload';
import { storeMissingDocumentTexts } from '#cms/collections/documents/text/store-document-text.ts';
import { fillSearchTexts } from '#cms/items/search-texts/fill-search-texts.ts';

/**
 * Backfill: stores missing search texts of items and documents once, in the background: after an update, an import, or the
 * demonstration content.
 */
export async function fillMissingSearchTexts(payload: Payload): Promise<void> {
  try {
    const items = await fillSearchTexts(payload);
    const documents = await storeMissingDocumentTexts(payload);
    if (items + documents > 0)
      payload.logger.info({ msg: 'Missing search texts were stored', items, documents });
  } catch (err) {
    payload.logger.error({ msg: 'Missing search texts could not be stored', err });
  }
}
