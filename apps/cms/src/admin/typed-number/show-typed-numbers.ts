import { type Field, type FieldHook, type SanitizedConfig, ValidationError } from 'payload';
import { inLanguageOf } from '#cms/i18n/bilingual.ts';
import { typedNumberTexts } from './typed-number-texts.ts';

const FIELD = '/admin/typed-number/typed-number-field.tsx#TypedNumberField';

/** The fields inside a field: of a group, row, array, of tabs and blocks. */
function fieldsIn(field: Field): readonly Field[] {
  if (field.type === 'tabs') return field.tabs.flatMap((tab) => tab.fields);
  if (field.type === 'blocks') return field.blocks.flatMap((block) => block.fields);
  return 'fields' in field ? field.fields : [];
}

/**
 * Rejects a text that is no number, also in drafts, which Payload does not validate: it would store nothing in its place,
 * and what was typed would be gone with the form. Payload has made NaN of it by now.
 */
const rejectTexts: FieldHook = ({ collection, field, global, path, req, value }) => {
  if (!Number.isNaN(value)) return value;
  const message = inLanguageOf(req, typedNumberTexts.invalid);
  const label = 'label' in field && field.label ? field.label : String(path.at(-1));
  const error = { label, message, path: path.join('.') };
  const slugs = {
    ...(collection && { collection: collection.slug }),
    ...(global && { global: global.slug }),
  };
  throw new ValidationError({ ...slugs, errors: [error as never], req }, req.t);
};

const withTypedNumber = new WeakSet<Field>();

function showFields(fields: readonly Field[]): void {
  for (const field of fields) {
    // Several collections may share a field.
    if (field.type === 'number' && !field.hasMany && !withTypedNumber.has(field)) {
      withTypedNumber.add(field);
      field.admin = { ...field.admin, components: { Field: FIELD, ...field.admin?.components } };
      field.hooks = { ...field.hooks, beforeValidate: [rejectTexts, ...(field.hooks?.beforeValidate ?? [])] };
    }
    showFields(fieldsIn(field));
  }
}

/** Number fields read both notations, in every form of the back office. After the configuration is built. */
export function showTypedNumbers({ blocks, collections, globals }: SanitizedConfig): void {
  for (const { fields } of [...collections, ...globals, ...(blocks ?? [])]) showFields(fields);
}
