import type { CollectionBeforeValidateHook, TextFieldSingleValidation } from 'payload';
import { inLanguageOf } from '#cms/i18n/bilingual.ts';

const MAX_LENGTH = 90;
const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Turns a title into an address: small letters without accents, digits and hyphens, cut at a word. */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word.slice(0, MAX_LENGTH) : `${slug}-${word}`;
    if (longer.length > MAX_LENGTH) break;
    slug = longer;
  }
  return slug;
}

/** Fills an empty address from the Indonesian title. An address that exists is never changed by the code. */
export const fillSlug: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  if (!data || data.slug || originalDoc?.slug || req.locale !== 'id') return data;
  const title: unknown = data.title ?? originalDoc?.title;
  const slug = typeof title === 'string' ? slugOf(title) : '';
  return slug === '' ? data : { ...data, slug };
};

export const validateSlug: TextFieldSingleValidation = (value, { req }) => {
  if (value && value.length <= MAX_LENGTH && KEBAB_CASE.test(value)) return true;
  return inLanguageOf(req, {
    id: `Isi alamat dengan huruf kecil, angka, dan tanda hubung, paling panjang ${MAX_LENGTH} karakter, misalnya “jam-layanan-baru”.`,
    en: `Write the address in small letters, digits and hyphens, at most ${MAX_LENGTH} characters, such as “jam-layanan-baru”.`,
  });
};
