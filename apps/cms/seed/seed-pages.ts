import type { PayloadRequest } from 'payload';
import type { PageSeed } from './content/pages.ts';
import { orderOf } from './order-of.ts';
import { blockFields, type Named } from './seed-blocks.ts';
import { type DocumentSeed, seedDocument } from './seed-document.ts';
import { seedItem } from './seed-item.ts';
import { sharePageFigures } from './share-texts.ts';

/** Seeds all pages with their documents. */
export async function seedPages(
  req: PayloadRequest,
  pages: readonly PageSeed[],
  documents: Readonly<Record<string, DocumentSeed>>,
  products: ReadonlyMap<string, number>,
): Promise<void> {
  const documentIds = new Map<string, number>();
  for (const [slug, document] of Object.entries(documents))
    documentIds.set(slug, await seedDocument(req, slug, document));
  const named: Named = { products, documents: documentIds, pictures: new Map() };
  for (const [index, page] of pages.entries()) {
    const { type, subType, layout } = page;
    const { figures, id, en } = sharePageFigures(page);
    const name = `${type}-${subType}`;
    const textOf = async ({ blocks, ...text }: PageSeed['id']) => ({
      ...text,
      blocks: await blockFields(req, blocks, named, name),
    });
    await seedItem(req, 'pages', {
      fields: { type, subType, layout, figures, order: orderOf(index) },
      id: await textOf(id),
      en: en && (await textOf(en)),
    });
  }
}
