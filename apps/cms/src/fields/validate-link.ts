import type { TextFieldSingleValidation } from 'payload';
import { bilingual, inLanguageOf, isRequiredIn } from '#cms/i18n/bilingual.ts';

/** The error message with the allowed formats. */
export const linkSentence = bilingual(
  'Tulis alamat di situs ini yang diawali “/” (tanpa /en), atau alamat lengkap https://, tel: atau mailto:.',
  'Write an address of this site that starts with “/” (without /en), or a whole https://, tel: or mailto: address.',
);

/** Whether a link is safe: no `javascript:` and no protocol-relative `//host` (open redirect). */
export function isLink(value: string): boolean {
  if (/[\s\\]/.test(value)) return false;
  if (value.startsWith('/')) return !value.startsWith('//');
  if (value.startsWith('#')) return value.length > 1;
  if (!URL.canParse(value)) return false;
  return ['https:', 'http:', 'tel:', 'mailto:'].includes(new URL(value).protocol);
}

export const validateOptionalLink: TextFieldSingleValidation = (value, { req }) =>
  !value || isLink(value) || inLanguageOf(req, linkSentence);

/** Requires a link in the languages that are required. */
export const validateRequiredLink: TextFieldSingleValidation = (value, options) =>
  !value && isRequiredIn(options.req.locale)
    ? options.req.t('validation:required')
    : validateOptionalLink(value, options);
