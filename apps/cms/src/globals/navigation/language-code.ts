import { isLocale, LOCALES } from '@beranda/contract';
import type { Field, TextFieldSingleValidation } from 'payload';
import { bilingual, inLanguageOf, isRequiredIn } from '#cms/i18n/bilingual.ts';
import { hasAddressInSettings } from './bank-access.ts';

const codes = LOCALES.join(', ');

const messages = {
  noTarget: bilingual(
    'Tulis alamat, atau kode bahasa: tanpa keduanya, isi ini tidak menuju ke mana pun.',
    'Write an address, or a language code: without either, this entry leads nowhere.',
  ),
  twoTargets: bilingual(
    'Tulis alamat atau kode bahasa, jangan keduanya.',
    'Write an address or a language code, not both.',
  ),
  unknown: bilingual(
    `Situs ini tidak ada dalam bahasa itu. Pilihannya: ${codes}.`,
    `This site is not available in that language. Choose one of: ${codes}.`,
  ),
};

/** An entry leads to an address, or to the same page in a language. The address falls back to Indonesian. */
const validate: TextFieldSingleValidation = (value, { req, siblingData }) => {
  const { text, url } = siblingData as { text?: string | null; url?: string | null };
  const hasAddress = Boolean(url) || hasAddressInSettings(text);
  if (!value) return hasAddress || !isRequiredIn(req.locale) || inLanguageOf(req, messages.noTarget);
  if (hasAddress) return inLanguageOf(req, messages.twoTargets);
  return isLocale(value) || inLanguageOf(req, messages.unknown);
};

/** The language of an entry of the language menu. */
export const languageCode: Field = {
  name: 'languageCode',
  type: 'text',
  label: bilingual('Kode bahasa', 'Language code'),
  validate,
};
