import type { TextFieldSingleValidation } from 'payload';
import { validateSlug } from '#cms/fields/slug.ts';
import { inLanguageOf } from '#cms/i18n/bilingual.ts';

/** The site uses `/blogs/all` for the list of all articles. */
const TAKEN = 'all';

export const validateBlogSlug: TextFieldSingleValidation = (value, options) => {
  if (value !== TAKEN) return validateSlug(value, options);
  return inLanguageOf(options.req, {
    id: 'Alamat “all” sudah dipakai daftar semua artikel. Pilih yang lain.',
    en: 'The list of all articles has the address “all”. Choose another.',
  });
};
