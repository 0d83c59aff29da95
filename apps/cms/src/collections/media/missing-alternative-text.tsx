import '#cms/admin/warning.css';
import type { UIFieldServerProps } from 'payload';
import { askForDescription } from './require-alternative-text.ts';
import { undescribedLanguages } from './undescribed-languages.ts';

/** A warning that the description of a picture is missing in a language. */
export async function MissingAlternativeText({ i18n, id, payload }: UIFieldServerProps) {
  const languages = id === undefined ? [] : await undescribedLanguages(payload, id);
  return languages.map((locale) => (
    <div className="guarantee-warning" key={locale}>
      <p>{askForDescription(locale, { i18n })}</p>
    </div>
  ));
}
