import { productTypes } from '@beranda/contract';
import { languageOf } from '#src/components/language-of.ts';
import type { Loader, PageForm } from '#src/content/loading.ts';
import { requireForm } from '#src/features/forms/require-form.server.ts';
import { chosenProduct, type OfferedGroup } from '#src/features/products/register/chosen-product.server.ts';
import { messagesOf } from '#src/i18n/messages.ts';

export type RegisterProductPageData = {
  form: PageForm;
  /** By type. */
  groups: readonly OfferedGroup[];
  /** Key of the selected product; null if missing or not offered. */
  chosen: string | null;
};

export const load: Loader<RegisterProductPageData> = async ({ content, locale, form, query }) => {
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
  return { form: requireForm(form), groups, chosen: chosenProduct(products, query.get('product')) };
};
