import type { Loader, Visitor } from '#src/content/loading.ts';
import { requireVisitor } from '#src/widgets/contact-form/require-visitor.server.ts';
import { chosenProduct } from './chosen-product.server.ts';

/** What visitors can apply for; `key`, its own address without the first slash, is what names it in the address. */
export type OfferedProduct = { key: string; name: string };

export type RegisterProductPageData = {
  visitor: Visitor;
  products: readonly OfferedProduct[];
  /** The key of the one that the address names; null for none, and for one that is not offered. */
  chosen: string | null;
};

export const loadRegisterProduct: Loader<RegisterProductPageData> = async ({
  content,
  locale,
  visitor,
  query,
}) => {
  const items = await content.allItems('products', locale);
  const products = items
    .filter(({ isInForms }) => isInForms)
    .map(({ slug, title }) => ({ key: slug, name: title }));
  const chosen = chosenProduct(products, query.get('product'));
  return { visitor: requireVisitor(visitor), products, chosen };
};
