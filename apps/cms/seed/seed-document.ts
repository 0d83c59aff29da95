import type { Locale } from '@beranda/contract';
import { jakartaDate } from '@beranda/finance';
import type { PayloadRequest } from 'payload';
import { DOCUMENT_NAME_SEED } from '#cms/collections/documents/prepare-document.ts';
import { withFacts } from '#cms/fields/facts/fact-references.ts';
import { factsByKey } from './content/facts.ts';
import { createInBothLanguages } from './create-in-both-languages.ts';
import type { PdfSeed } from './documents/document-seed.ts';
import { drawDocument } from './documents/draw-document.ts';

export type DocumentSeed = { title: Record<Locale, string>; pdf: PdfSeed };

/** Draws and uploads a document with a deterministic name; returns its id. Its texts may name facts. */
export async function seedDocument(
  req: PayloadRequest,
  name: string,
  { pdf, title }: DocumentSeed,
): Promise<number> {
  const data = await drawDocument(withFacts(pdf, factsByKey, 'id', jakartaDate(Date.now())));
  const file = { data, mimetype: 'application/pdf', name: `${name}.pdf`, size: data.byteLength };
  return createInBothLanguages(
    req,
    'documents',
    { title: title.id },
    { title: title.en },
    { file, context: { [DOCUMENT_NAME_SEED]: name } },
  );
}
