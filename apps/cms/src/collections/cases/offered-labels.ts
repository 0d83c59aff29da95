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

type Labels = ReadonlyMap<string, string>;

async function listLabels(
  findLabel: (source: ChoiceSource, value: string) => Promise<string | undefined>,
  form: FormDefinition | undefined,
  answers: Case['answers'],
): Promise<Labels> {
  const labels = new Map<string, string>();
  for (const [name, field] of Object.entries(form ? fieldsOf(form) : {})) {
    const value = answers[name];
    if (field.type !== 'choice' || typeof value !== 'string') continue;
    const label = await findLabel(field.source, value);
    if (label !== undefined) labels.set(name, label);
  }
  return labels;
}

/**
 * The labels of chosen values that are not part of a form's definition, by field: such as the title of a product, in a
 * language. A value that the site does not offer has none.
 */
export const findOfferedLabels = (
  payload: Payload,
  locale: Locale,
  form: FormDefinition | undefined,
  answers: Case['answers'],
): Promise<Labels> => listLabels((source, value) => SOURCES[source](payload, value, locale), form, answers);

export type OfferedLabelFinder = {
  find: (form: FormDefinition | undefined, answers: Case['answers']) => Promise<Labels>;
};

/** Finds the same for many cases. Memoized: the cases of an export have the same few values. */
export function createOfferedLabelFinder(payload: Payload, locale: Locale): OfferedLabelFinder {
  const found = new Map<string, Promise<string | undefined>>();
  const findLabel = (source: ChoiceSource, value: string) => {
    const key = `${source} ${value}`;
    const label = found.get(key) ?? SOURCES[source](payload, value, locale);
    found.set(key, label);
    return label;
  };
  return { find: (form, answers) => listLabels(findLabel, form, answers) };
}
