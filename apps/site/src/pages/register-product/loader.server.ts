import { productTypes } from '@beranda/contract';
import { languageOf } from '#src/components/language-of.ts';
import type { Loader, PageForm } from '#src/content/loading.ts';
import { readQuery } from '#src/content/read-query.server.ts';
import { requireForm } from '#src/features/forms/require-form.server.ts';
import { chosenProduct, type OfferedGroup } from '#src/features/products/register/chosen-product.server.ts';
import { registerQuery } from '#src/features/products/register/register-query.ts';
import { messagesOf } from '#src/i18n/messages.ts';

export type RegisterProductPageData = {
  form: PageForm;
  /** By type. */
  groups: readonly OfferedGroup[];
  /** Key of the selected product; null if missing or not offered. */
  chosen: string | null;
};

export const load: Loader<RegisterProductPageData> = async (input) => {
  const { content, locale, form } = input;
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
  // Older links have the last segment of the key.
  const offered = products.flatMap(({ key }) => [key, key.slice(key.lastIndexOf('/') + 1)]);
  const { product } = readQuery(registerQuery, input, { product: offered });
  return { form: requireForm(form), groups, chosen: chosenProduct(products, product) };
};
