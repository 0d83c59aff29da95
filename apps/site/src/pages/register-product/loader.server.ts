import { productTypes } from '@beranda/contract';
import type { Loader, Visitor } from '#src/content/loading.ts';
import { messagesOf } from '#src/i18n/messages.ts';
import { requireVisitor } from '#src/widgets/contact-form/require-visitor.server.ts';
import { languageOf } from '#src/widgets/language-of.ts';
import { chosenProduct } from './chosen-product.server.ts';

/** What visitors can apply for; `key`, its own address without the first slash, is what names it in the address. */
export type OfferedProduct = { key: string; name: string; lang?: string };

export type OfferedGroup = { name: string; products: OfferedProduct[] };

export type RegisterProductPageData = {
  visitor: Visitor;
  /** By type. */
  groups: readonly OfferedGroup[];
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
  const names = messagesOf(locale).products.types;
  const groups = productTypes
    .map((type) => ({
      name: names[type],
      products: items
        .filter((item) => item.type === type && item.isInForms)
        .map(({ slug, title, ...item }) => ({ key: slug, name: title, lang: languageOf(item) })),
    }))
    .filter(({ products }) => products.length > 0);
  const products = groups.flatMap((group) => group.products);
  return { visitor: requireVisitor(visitor), groups, chosen: chosenProduct(products, query.get('product')) };
};
