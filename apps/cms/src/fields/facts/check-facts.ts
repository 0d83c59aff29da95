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

async function issueOf(req: PayloadRequest, value: unknown, isTitle: boolean): Promise<string | null> {
  const issue = isTitle && factReferencesOf(value).length > 0 ? notInTitles : await findFactIssue(req, value);
  return issue && inLanguageOf(req, issue);
}

const DEFAULT_VALIDATE = { text, textarea } as const;

/** Validates the facts that a text names before its other rules. Payload applies validation when something is published. */
function checked(field: Field, isTitle: boolean): Field {
  if (field.type === 'blocks')
    return {
      ...field,
      blocks: field.blocks.map((block) => ({
        ...block,
        fields: block.fields.map((field) => checked(field, false)),
      })),
    };
  if (field.type === 'tabs')
    return {
      ...field,
      tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map((field) => checked(field, isTitle)) })),
    } as Field;
  if ('fields' in field) {
    const isSameLevel = field.type === 'row' || field.type === 'collapsible';
    return {
      ...field,
      fields: field.fields.map((field) => checked(field, isTitle && isSameLevel)),
    } as Field;
  }
  if (field.type !== 'text' && field.type !== 'textarea') return field;
  if ('hasMany' in field && field.hasMany) return field;
  const { validate = DEFAULT_VALIDATE[field.type] } = field;
  const withFacts: Validate = async (value, options) => {
    const issue = await issueOf(options.req, value, isTitle && field.name === 'title');
    return issue ?? (validate as Validate)(value, options);
  };
  return { ...field, validate: withFacts } as Field;
}

/** Rejects the publication of items that name an unknown fact, or one without a value today. */
export function checkFacts(collection: CollectionConfig): CollectionConfig {
  const isItem = ITEM_COLLECTIONS.some((slug) => slug === collection.slug);
  return isItem
    ? { ...collection, fields: collection.fields.map((field) => checked(field, true)) }
    : collection;
}

/** The same for globals, where every save is public. */
export function checkFactsOfGlobal(global: GlobalConfig): GlobalConfig {
  return { ...global, fields: global.fields.map((field) => checked(field, false)) };
}
