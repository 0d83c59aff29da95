import { DEFAULT_LOCALE, type Locale } from '@beranda/contract';
import type { PayloadRequest } from 'payload';
import { listOf, readRows, sql } from '#cms/database/sql.ts';
import { collapseSpace } from './gather-text.ts';

type Row = { id: number; locale: Locale; title: string | null; text: string | null };

/** Title and text of documents, in one query; returns a look-up by id and language. */
export async function readDocumentTexts(
  req: PayloadRequest,
  ids: readonly number[],
): Promise<(id: number, language: Locale) => string> {
  const unique = [...new Set(ids)];
  const rows =
    unique.length === 0
      ? []
      : await readRows<Row>(
          req,
          sql`SELECT document.id, title._locale AS locale, title.title, file.text
              FROM documents document
              JOIN documents_locales title ON title._parent_id = document.id
              LEFT JOIN document_texts file ON file.digest = document.digest
              WHERE document.id IN (${listOf(unique)})`,
        );
  const byId = Map.groupBy(rows, ({ id }) => Number(id));
  return (id, language) => {
    const titles = byId.get(id) ?? [];
    const titleIn = (locale: Locale) => titles.find((row) => row.locale === locale && row.title);
    const title = titleIn(language) ?? titleIn(DEFAULT_LOCALE);
    return [title?.title ?? '', titles[0]?.text ?? ''].map(collapseSpace).filter(Boolean).join('\n');
  };
}
