import type { Loader, Visitor } from '#src/content/loading.ts';
import { requireVisitor } from '#src/widgets/contact-form/require-visitor.server.ts';

const MOST_PRODUCTS = 50;

/** What visitors can apply for; `key` is what names it in the address. */
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
  const { items } = await content.items('products', locale, { itemsPerPage: MOST_PRODUCTS });
  const products = items
    .filter(({ isInForms }) => isInForms)
    .map(({ slug, title }) => ({ key: slug.split('/').at(-1) ?? slug, name: title }));
  const asked = query.get('product');
  const chosen = products.find(({ key }) => key === asked)?.key ?? null;
  return { visitor: requireVisitor(visitor), products, chosen };
};
