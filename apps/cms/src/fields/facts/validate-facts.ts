import { ITEM_COLLECTIONS } from '@beranda/contract';
import type { CollectionConfig, Field, GlobalConfig, PayloadRequest, Validate } from 'payload';
import { text, textarea } from 'payload/shared';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { factReferencesOf } from './fact-references.ts';
import { findFactIssue } from './read-facts.ts';

const notInTitles = bilingual(
  'Judul tidak dapat menyebut fakta: judul juga menjadi alamat dan gambar.',
  'A title cannot name a fact: it is also in the address and in pictures.',
);

/** Whether a field is one of the item itself, where `title` is its title, or inside of another or in a global. */
type Level = 'item' | 'inner';

const isTitle = (field: Field, level: Level) => level === 'item' && 'name' in field && field.name === 'title';

const DEFAULT_VALIDATE = { text, textarea } as const;

/** Validates the facts that a text names before its other rules. Payload applies validation when something is published. */
function withFactValidation(field: Field, level: Level): Field {
  if (field.type === 'blocks')
    return {
      ...field,
      blocks: field.blocks.map((block) => ({
        ...block,
        fields: block.fields.map((field) => withFactValidation(field, 'inner')),
      })),
    };
  if (field.type === 'tabs')
    return {
      ...field,
      tabs: field.tabs.map((tab) => ({
        ...tab,
        fields: tab.fields.map((field) => withFactValidation(field, level)),
      })),
    } as Field;
  if ('fields' in field) {
    const isSameLevel = field.type === 'row' || field.type === 'collapsible';
    return {
      ...field,
      fields: field.fields.map((field) => withFactValidation(field, isSameLevel ? level : 'inner')),
    } as Field;
  }
  if (field.type !== 'text' && field.type !== 'textarea') return field;
  if ('hasMany' in field && field.hasMany) return field;
  const { validate = DEFAULT_VALIDATE[field.type] } = field;
  const findIssue = async (req: PayloadRequest, value: unknown) =>
    isTitle(field, level) && factReferencesOf(value).length > 0 ? notInTitles : findFactIssue(req, value);
  const validateWithFacts: Validate = async (value, options) => {
    const issue = await findIssue(options.req, value);
    return issue ? inLanguageOf(options.req, issue) : (validate as Validate)(value, options);
  };
  return { ...field, validate: validateWithFacts } as Field;
}

/** Rejects the publication of items that name an unknown fact, or one without a value today. */
export function validateFacts(collection: CollectionConfig): CollectionConfig {
  const isItem = ITEM_COLLECTIONS.some((slug) => slug === collection.slug);
  return isItem
    ? { ...collection, fields: collection.fields.map((field) => withFactValidation(field, 'item')) }
    : collection;
}

/** The same for globals, where every save is public. */
export function validateFactsOfGlobal(global: GlobalConfig): GlobalConfig {
  return { ...global, fields: global.fields.map((field) => withFactValidation(field, 'inner')) };
}
