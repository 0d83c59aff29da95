import { jakartaDate } from '@beranda/finance';
import type { PayloadRequest } from 'payload';
import { withFacts } from '#cms/fields/facts/fact-references.ts';
import { factsByKey } from './content/facts.ts';
import type { ProductSeed, ProductText } from './content/products.ts';
import { blockFields, type Named } from './seed-blocks.ts';
import { type DocumentSeed, seedDocument } from './seed-document.ts';
import { seedItem } from './seed-item.ts';
import { seedPicture } from './seed-picture.ts';
import { shareProductFigures } from './share-texts.ts';

const ORDER_STEP = 10;

async function textOf(req: PayloadRequest, text: ProductText, named: Named, name: string) {
  const { name: title, requirements, blocks, ...rest } = text;
  return {
    ...rest,
    title,
    requirements: requirements.map((one) => ({ text: one })),
    blocks: await blockFields(req, blocks, named, name),
  };
}

/** The product summary required by regulation, derived from the page's data for consistency. */
function summaryOf(product: ProductSeed, today: string): DocumentSeed {
  const { id, en } = withFacts(product, factsByKey, 'id', today);
  return {
    title: {
      id: `Ringkasan informasi produk: ${id.name}`,
      en: `Product summary: ${en?.name ?? id.name} (in Indonesian)`,
    },
    pdf: {
      title: id.name,
      subtitle: 'Ringkasan Informasi Produk dan Layanan (RIPLAY) Umum',
      columns: ['Keterangan', 'Isi'],
      rows: [
        ...id.facts.map(({ label, value }) => [label, value]),
        ...id.fees.map(({ name, amount }) => [name, amount]),
      ],
      notes: [id.summary, ...(id.disclaimer ? [id.disclaimer] : []), ...id.requirements],
    },
  };
}

const refersToOthers = ({ id }: ProductSeed) => id.blocks.some(({ type }) => type === 'product');

/** Seeds all products in dependency order; returns their ids by address. */
export async function seedProducts(
  req: PayloadRequest,
  products: readonly ProductSeed[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  const named: Named = { products: ids, documents: new Map() };
  const ordered = products.map((product, index) => ({ product, order: (index + 1) * ORDER_STEP }));
  const inTurn = ordered.toSorted(
    (a, b) => Number(refersToOthers(a.product)) - Number(refersToOthers(b.product)),
  );
  for (const { product, order } of inTurn) {
    const { type, subType, picture, tiers, calculator, isInForms } = product;
    const { figures, id, en } = shareProductFigures(product);
    const name = `${type}-${subType}`;
    const fields = {
      type,
      subType,
      order,
      isInForms,
      figures,
      tiers: tiers ?? [],
      calculator: calculator ?? {},
      cover: picture ? await seedPicture(req, name, picture) : null,
      document: await seedDocument(req, `riplay-${subType}`, summaryOf(product, jakartaDate(Date.now()))),
    };
    const item = {
      fields,
      id: await textOf(req, id, named, `${name}-id`),
      en: en && (await textOf(req, en, named, `${name}-en`)),
    };
    ids.set(`${type}/${subType}`, await seedItem(req, 'products', item));
  }
  return ids;
}
