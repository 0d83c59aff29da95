import { type Field, type FieldHook, type SanitizedConfig, ValidationError } from 'payload';
import { forEachField } from '#cms/fields/for-each-field.ts';
import { inLanguageOf } from '#cms/i18n/bilingual.ts';
import { typedNumberTexts } from './typed-number-texts.ts';

const FIELD = '/admin/typed-number/typed-number-field.tsx#TypedNumberField';

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

/** Several collections may share a field, and so may the configurations of one process. */
const withTypedNumber = new WeakSet<Field>();

/** Number fields read both notations, in every form of the back office. After the configuration is built. */
export function showTypedNumbers(config: SanitizedConfig): void {
  forEachField(config, (field) => {
    if (field.type !== 'number' || field.hasMany || withTypedNumber.has(field)) return;
    withTypedNumber.add(field);
    field.admin = { ...field.admin, components: { Field: FIELD, ...field.admin?.components } };
    field.hooks = { ...field.hooks, beforeValidate: [rejectTexts, ...(field.hooks?.beforeValidate ?? [])] };
  });
}
