import type { PayloadRequest } from 'payload';
import { productSummary } from './content/product-summary.ts';
import type { ProductSeed, ProductText } from './content/products.ts';
import { orderOf } from './order-of.ts';
import { blockFields, type Named } from './seed-blocks.ts';
import { seedDocument } from './seed-document.ts';
import { seedItem } from './seed-item.ts';
import { seedPicture } from './seed-picture.ts';
import { shareProductFigures } from './share-texts.ts';

async function textOf(req: PayloadRequest, text: ProductText, named: Named, name: string) {
  const { name: title, requirements, blocks, ...rest } = text;
  return {
    ...rest,
    title,
    requirements: requirements.map((one) => ({ text: one })),
    blocks: await blockFields(req, blocks, named, name),
  };
}

const hasProductBlock = ({ id }: ProductSeed) => id.blocks.some(({ type }) => type === 'product');

/** Seeds all products in dependency order; returns their ids by address. */
export async function seedProducts(
  req: PayloadRequest,
  products: readonly ProductSeed[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  const named: Named = { products: ids, documents: new Map(), pictures: new Map() };
  const ordered = products.map((product, index) => ({ product, order: orderOf(index) }));
  const inTurn = ordered.toSorted(
    (a, b) => Number(hasProductBlock(a.product)) - Number(hasProductBlock(b.product)),
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
      document: await seedDocument(req, `riplay-${subType}`, productSummary(product)),
    };
    const item = {
      fields,
      id: await textOf(req, id, named, name),
      en: en && (await textOf(req, en, named, name)),
    };
    ids.set(`${type}/${subType}`, await seedItem(req, 'products', item));
  }
  return ids;
}
