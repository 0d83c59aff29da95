import type { Locale } from '@beranda/contract';
import { jakartaDate } from '@beranda/finance';
import type { PayloadRequest } from 'payload';
import { DOCUMENT_NAME_SEED } from '#cms/collections/documents/prepare-document.ts';
import { withFacts } from '#cms/fields/facts/fact-references.ts';
import { factsByKey } from './content/facts.ts';
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
  const common = { req, collection: 'documents', depth: 0, overrideAccess: true } as const;
  const { id } = await req.payload.create({
    ...common,
    locale: 'id',
    context: { [DOCUMENT_NAME_SEED]: name },
    data: { title: title.id },
    file: { data, mimetype: 'application/pdf', name: `${name}.pdf`, size: data.byteLength },
  });
  await req.payload.update({ ...common, id, locale: 'en', data: { title: title.en } });
  return id;
}
