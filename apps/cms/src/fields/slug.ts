import { SLUG_PATTERN } from '@beranda/contract';
import type { TextFieldSingleValidation } from 'payload';
import { inLanguageOf } from '#cms/i18n/bilingual.ts';

/** Maximum length of a slug. */
export const SLUG_MAX_LENGTH = 90;

/**
 * Derives a slug from a title: lower-case letters without accents, digits and hyphens, truncated at a word.
 */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word.slice(0, SLUG_MAX_LENGTH) : `${slug}-${word}`;
    if (longer.length > SLUG_MAX_LENGTH) break;
    slug = longer;
  }
  return slug;
}

type Values = { slug?: unknown; title?: unknown };

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Whether a slug was derived from a title, with or without a numeric suffix. */
export function isDerivedFrom(slug: string, title: string): boolean {
  const expected = slugOf(title);
  return (
    expected !== '' &&
    (slug === expected || (slug.startsWith(`${expected}-`) && /^\d+$/.test(slug.slice(expected.length + 1))))
  );
}

/**
 * The new slug after a change of the Indonesian title; null to leave it: edited by hand, unchanged title, or
 * already public.
 *
 * @param wasPublic evaluated lazily
 */
export async function slugFromTitle(
  input: Values,
  before: Values,
  wasPublic: () => Promise<boolean>,
): Promise<string | null> {
  const stored = textOf(before.slug);
  const title = textOf(input.title ?? before.title);
  const derived = slugOf(title);
  if (derived === '') return null;
  if (stored === '') return textOf(input.slug) === '' ? derived : null;
  if (input.slug === undefined) return null;
  const isCleared = textOf(input.slug) === '';
  const isAutomatic = input.slug === stored && isDerivedFrom(stored, textOf(before.title));
  if ((!isCleared && !isAutomatic) || (isAutomatic && isDerivedFrom(stored, title))) return null;
  return (await wasPublic()) ? null : derived;
}

export const validateSlug: TextFieldSingleValidation = (value, { req }) => {
  if (value && value.length <= SLUG_MAX_LENGTH && SLUG_PATTERN.test(value)) return true;
  return inLanguageOf(req, {
    id: `Isi alamat dengan huruf kecil, angka, dan tanda hubung, paling panjang ${SLUG_MAX_LENGTH} karakter, misalnya “jam-layanan-baru”.`,
    en: `Write the address in small letters, digits and hyphens, at most ${SLUG_MAX_LENGTH} characters, such as “jam-layanan-baru”.`,
  });
};
