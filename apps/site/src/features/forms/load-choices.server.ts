import { type ChoiceSource, type FormDefinition, fieldsOf, type Locale } from '@beranda/contract';
import { CITIES } from '@beranda/contract/forms/cities';
import type { Content } from '#src/content/client.ts';
import type { ChoiceGroup, LabelledChoices } from '#src/content/loader-types.ts';
import { offeredProducts } from '#src/features/products/register/offered-products.server.ts';

const SOURCES: Record<ChoiceSource, (content: Content, locale: Locale) => Promise<ChoiceGroup[]>> = {
  cities: async () => [{ values: CITIES.map((name) => ({ value: name, label: name })) }],
  products: offeredProducts,
};

/** The values that a form offers and that are not part of its definition. */
export async function loadChoices(
  form: FormDefinition,
  content: Content,
  locale: Locale,
): Promise<LabelledChoices> {
  const sources = Object.values(fieldsOf(form)).flatMap((field) =>
    field.type === 'choice' ? [field.source] : [],
  );
  const groups = await Promise.all(
    sources.map(async (source) => [source, await SOURCES[source](content, locale)] as const),
  );
  return Object.fromEntries(groups);
}
