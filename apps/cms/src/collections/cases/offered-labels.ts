import { type ChoiceSource, type FormDefinition, fieldsOf, type Locale } from '@beranda/contract';
import { CITIES } from '@beranda/contract/forms/cities';
import type { Payload } from 'payload';
import { visibleFor } from '#cms/content/read-stored.ts';
import { STORED_READ_OPTIONS } from '#cms/content/visible.ts';
import type { Case } from '#cms/payload-types.ts';

type FindLabel = (payload: Payload, value: string, locale: Locale) => Promise<string | undefined>;

const SOURCES: Record<ChoiceSource, FindLabel> = {
  cities: async (_payload, value) => (CITIES.includes(value) ? value : undefined),
  async products(payload, value, locale) {
    const where = { slug: { equals: value } };
    const { docs } = await payload.find({ ...STORED_READ_OPTIONS, collection: 'products', where, limit: 1 });
    const [document] = docs;
    return document && visibleFor(payload, 'products', document, locale)?.item.title;
  },
};

/**
 * The labels of chosen values that are not part of a form's definition, by field: such as the title of a product, in a
 * language. A value that the site does not offer has none.
 */
export async function offeredLabels(
  payload: Payload,
  form: FormDefinition,
  answers: Case['answers'],
  locale: Locale,
): Promise<ReadonlyMap<string, string>> {
  const labels = new Map<string, string>();
  for (const [name, field] of Object.entries(fieldsOf(form))) {
    const value = answers[name];
    if (field.type !== 'choice' || typeof value !== 'string') continue;
    const label = await SOURCES[field.source](payload, value, locale);
    if (label !== undefined) labels.set(name, label);
  }
  return labels;
}
