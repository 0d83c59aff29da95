import type { Field, TextFieldSingleValidation } from 'payload';
import { text } from 'payload/shared';
import type { Bilingual } from '#cms/i18n/bilingual.ts';
import { validateLink } from './validate-link.ts';

type Options = { required?: boolean; description?: Bilingual; maxLength?: number };

/**
 * A text in each language. It is never required by itself: where English is missing, the site shows the
 * Indonesian text, and requiring it would keep an editor from saving one language before the other.
 */
export function translated(
  name: string,
  label: Bilingual,
  options: Options & { long?: boolean } = {},
): Field {
  const { description, long, maxLength, required } = options;
  return {
    name,
    type: long ? 'textarea' : 'text',
    localized: true,
    label,
    ...(maxLength ? { maxLength } : {}),
    validate: requireInIndonesian(required ?? false),
    admin: description ? { description } : {},
  } as Field;
}

/** A text that is the same in both languages. */
export function plain(
  name: string,
  label: Bilingual,
  { description, maxLength, required }: Options = {},
): Field {
  return {
    name,
    type: 'text',
    required: required ?? false,
    label,
    ...(maxLength ? { maxLength } : {}),
    admin: description ? { description } : {},
  };
}

/**
 * Where something leads: a path of this site without language prefix, or an absolute address. Translated too,
 * because other sites have an address for each language; where English is missing, the Indonesian one holds.
 */
export function link(name: string, label: Bilingual, { description, required }: Options = {}): Field {
  return {
    name,
    type: 'text',
    localized: true,
    label,
    validate: validateLink(required ?? false),
    admin: description ? { description } : {},
  };
}

/** Payload's own rules, its length above all, and the text itself required in Indonesian alone. */
function requireInIndonesian(required: boolean): TextFieldSingleValidation {
  return (value, options) => {
    const isRequired = required && options.req.locale !== 'en';
    if (isRequired && (typeof value !== 'string' || value.trim() === ''))
      return options.req.t('validation:required');
    return text(value, { ...options, required: isRequired });
  };
}
