import type { Field } from 'payload';
import { iconField } from '#cms/fields/icon-field.ts';
import { namedRows } from '#cms/fields/named-rows.ts';
import { searchedAs } from '#cms/fields/searched-as.ts';
import { sharedTextField } from '#cms/fields/text-fields.ts';
import { validateRequiredLink } from '#cms/fields/validate-link.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';

// Fields of blocks are not localized, because the blocks field is.

type TextOptions = { isRequired?: boolean; maxLength?: number; description?: Bilingual };

/** A one-line text field. */
export function textLineField(name: string, label: Bilingual, options: TextOptions = {}): Field {
  const { isRequired = true, ...more } = options;
  return sharedTextField(name, label, { required: isRequired, maxLength: 160, ...more });
}

/** A multi-line text field. */
export function sentencesField(name: string, label: Bilingual, options: TextOptions = {}): Field {
  const { isRequired = true, maxLength = 600, description } = options;
  return {
    name,
    type: 'textarea',
    required: isRequired,
    maxLength,
    label,
    admin: description ? { description } : {},
  };
}

/** The target of a link. */
export function addressField(name = 'url'): Field {
  return searchedAs('nothing', {
    name,
    type: 'text',
    required: true,
    label: bilingual('Alamat', 'Address'),
    validate: validateRequiredLink,
  });
}

/** Rows labelled by their own text. */
export function rowsField(
  name: string,
  label: Bilingual,
  one: Bilingual,
  fields: Field[],
  minRows = 1,
): Field {
  return {
    name,
    type: 'array',
    required: minRows > 0,
    minRows,
    maxRows: 40,
    label,
    labels: { singular: one, plural: label },
    admin: namedRows,
    fields,
  };
}

export const headingField = searchedAs('heading', textLineField('title', bilingual('Judul', 'Title')));
export const leadField = sentencesField('lead', bilingual('Pengantar', 'Lead'), { isRequired: false });
export const textField = sentencesField('text', bilingual('Teks', 'Text'));
/** Picture, heading and sentence of benefits, features and cards. */
export const pointFields: Field[] = [iconField, headingField, textField];
