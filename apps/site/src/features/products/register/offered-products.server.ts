import { type Locale, productTypes } from '@beranda/contract';
import { languageOf } from '#src/components/language-of.ts';
import type { Content } from '#src/content/client.ts';
import type { ChoiceGroup } from '#src/content/loader-types.ts';
import { messagesOf } from '#src/i18n/messages.ts';

/** The products that can be applied for, by type. The value is the product's path without the leading slash. */
export async function offeredProducts(content: Content, locale: Locale): Promise<ChoiceGroup[]> {
  const items = await content.allItems('products', locale);
  const names = messagesOf(locale).products.types;
  return productTypes
    .map((type) => ({
      name: names[type],
      values: items
        .filter((item) => item.type === type && item.isInForms)
        .map(({ slug, title, ...item }) => ({ value: slug, label: title, lang: languageOf(item) })),
    }))
    .filter(({ values }) => values.length > 0);
}
