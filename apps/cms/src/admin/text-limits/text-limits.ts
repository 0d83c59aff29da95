import {
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type Field,
  type FlattenedField,
  type GlobalConfig,
  type PayloadRequest,
  ValidationError,
  type ValidationFieldError,
} from 'payload';
import { documentSaveOf } from '#cms/saves/save-context.ts';

const COUNTER = '/admin/text-limits/character-counter.tsx#CharacterCounter';

type Values = Record<string, unknown>;

/** The maximum length of a text field; undefined for other fields, lists and unlimited texts. */
function limitOf(field: Field | FlattenedField): number | undefined {
  if (field.type !== 'text' && field.type !== 'textarea') return undefined;
  return 'hasMany' in field && field.hasMany ? undefined : field.maxLength;
}

/** Adds counters to a field and its children. */
function withCounter(field: Field): Field {
  if (field.type === 'blocks') {
    const blocks = field.blocks.map((block) => ({ ...block, fields: block.fields.map(withCounter) }));
    return { ...field, blocks };
  }
  if (field.type === 'tabs') {
    const tabs = field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(withCounter) }));
    return { ...field, tabs };
  }
  if ('fields' in field) return { ...field, fields: field.fields.map(withCounter) } as Field;
  if (limitOf(field) === undefined) return field;
  const { admin = {} } = field;
  // Not `afterInput`: Payload renders that again with every keystroke in the form.
  const components = { ...admin.components, Description: COUNTER };
  return { ...field, admin: { ...admin, components } } as Field;
}

/** All texts that exceed their limit, with paths. */
function longTexts(
  fields: readonly FlattenedField[],
  values: Values,
  req: PayloadRequest,
  parent = '',
): ValidationFieldError[] {
  return fields.flatMap((field): ValidationFieldError[] => {
    const path = `${parent}${field.name}`;
    const value = values[field.name];
    const limit = limitOf(field);
    if (limit !== undefined) {
      if (typeof value !== 'string' || value.length <= limit) return [];
      const message = req.t('validation:shorterThanMax', { maxLength: limit });
      return [{ label: 'label' in field && field.label ? field.label : field.name, message, path }];
    }
    if (field.type === 'blocks' && Array.isArray(value))
      return (value as Values[]).flatMap((row, index) => {
        const block = field.blocks.find(({ slug }) => slug === row.blockType);
        return block ? longTexts(block.flattenedFields, row, req, `${path}.${index}.`) : [];
      });
    if (!('flattenedFields' in field) || typeof value !== 'object' || value === null) return [];
    if (Array.isArray(value))
      return (value as Values[]).flatMap((row, index) =>
        longTexts(field.flattenedFields, row, req, `${path}.${index}.`),
      );
    return longTexts(field.flattenedFields, value as Values, req, `${path}.`);
  });
}

/**
 * Rejects drafts with overlong texts: Payload does not validate drafts, so the error would only appear on
 * publication. Missing values stay allowed.
 *
 * @throws {ValidationError} naming every such field.
 */
const rejectLongTexts: CollectionBeforeChangeHook = ({ collection, context, data, originalDoc, req }) => {
  const { id } = originalDoc ?? {};
  const planned = id === undefined ? undefined : documentSaveOf(context, collection.slug, id).isDraft;
  const isDraft = planned ?? data._status !== 'published';
  if (!isDraft) return data;
  const errors = longTexts(collection.flattenedFields, data, req);
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req }, req.t);
  return data;
};

/** Adds counters to a collection, and enforces limits in drafts. */
export function limitTexts(collection: CollectionConfig): CollectionConfig {
  const { hooks = {}, versions } = collection;
  const hasDrafts = typeof versions === 'object' && Boolean(versions.drafts);
  return {
    ...collection,
    fields: collection.fields.map(withCounter),
    hooks: hasDrafts ? { ...hooks, beforeChange: [rejectLongTexts, ...(hooks.beforeChange ?? [])] } : hooks,
  };
}

/** Adds counters to a global. Without drafts, Payload validates every save. */
export function limitTextsOfGlobal(global: GlobalConfig): GlobalConfig {
  return { ...global, fields: global.fields.map(withCounter) };
}
