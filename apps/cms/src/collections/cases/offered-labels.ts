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

export type OfferedLabels = (
  form: FormDefinition | undefined,
  answers: Case['answers'],
) => Promise<ReadonlyMap<string, string>>;

/**
 * A function that finds the labels of chosen values that are not part of a form's definition, by field: such as the title
 * of a product, in a language. A value that the site does not offer has none. Memoized: the cases of an export have the
 * same few values.
 */
export function offeredLabelsFor(payload: Payload, locale: Locale): OfferedLabels {
  const found = new Map<string, Promise<string | undefined>>();
  const find = (source: ChoiceSource, value: string) => {
    const key = `${source} ${value}`;
    const label = found.get(key) ?? SOURCES[source](payload, value, locale);
    found.set(key, label);
    return label;
  };
  return async (form, answers) => {
    const labels = new Map<string, string>();
    for (const [name, field] of Object.entries(form ? fieldsOf(form) : {})) {
      const value = answers[name];
      if (field.type !== 'choice' || typeof value !== 'string') continue;
      const label = await find(field.source, value);
      if (label !== undefined) labels.set(name, label);
    }
    return labels;
  };
}
