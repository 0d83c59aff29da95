import type { Field, TextFieldSingleValidation } from 'payload';
import { text } from 'payload/shared';
import { type Bilingual, isRequiredIn } from '#cms/i18n/bilingual.ts';
import { searchedAs } from './searched-as.ts';
import { validateOptionalLink, validateRequiredLink } from './validate-link.ts';

type Options = { required?: boolean; description?: Bilingual; maxLength?: number };

/**
 * A localized text, never required in English: the site falls back to Indonesian, and requiring it would
 * prevent saving one language first.
 */
export function localizedTextField(
  name: string,
  label: Bilingual,
  options: Options & { isLong?: boolean } = {},
): Field {
  const { description, isLong, maxLength, required } = options;
  return {
    name,
    type: isLong ? 'textarea' : 'text',
    localized: true,
    label,
    ...(maxLength ? { maxLength } : {}),
    validate: requireInIndonesian(required ?? false),
    admin: description ? { description } : {},
  } as Field;
}

/** A text shared by both languages. */
export function sharedTextField(
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
 * A link target: a path of this site without language prefix, or an absolute URL. Localized, because other
 * sites have URLs per language; falls back to Indonesian.
 */
export function linkField(name: string, label: Bilingual, { description, required }: Options = {}): Field {
  return searchedAs('nothing', {
    name,
    type: 'text',
    localized: true,
    label,
    validate: required ? validateRequiredLink : validateOptionalLink,
    admin: description ? { description } : {},
  });
}

/** Payload's rules, such as the maximum length; required in Indonesian only. */
function requireInIndonesian(required: boolean): TextFieldSingleValidation {
  return (value, options) => {
    const isRequired = required && isRequiredIn(options.req.locale);
    if (isRequired && (typeof value !== 'string' || value.trim() === ''))
      return options.req.t('validation:required');
    return text(value, { ...options, required: isRequired });
  };
}
