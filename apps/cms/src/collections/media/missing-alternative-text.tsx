import '#cms/admin/warning.css';
import type { Locale } from '@beranda/contract';
import type { UIFieldServerProps } from 'payload';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { LANGUAGE_NAMES } from './require-alternative-text.ts';
import { undescribedLanguages } from './undescribed-languages.ts';

function sentence(locale: Locale) {
  const { id, en } = LANGUAGE_NAMES[locale];
  return bilingual(
    `Gambar ini belum dijelaskan dalam ${id}. Pilih bahasa itu di atas, lalu tulis teks alternatifnya.`,
    `This picture is not described in ${en} yet. Choose that language at the top and write its alternative text.`,
  );
}

/** A warning that the description of a picture is missing in a language. */
export async function MissingAlternativeText({ i18n, id, payload }: UIFieldServerProps) {
  const languages = id === undefined ? [] : await undescribedLanguages(payload, id);
  return languages.map((locale) => (
    <div className="warning-notice" key={locale}>
      <p>{inLanguageOf({ i18n }, sentence(locale))}</p>
    </div>
  ));
}
