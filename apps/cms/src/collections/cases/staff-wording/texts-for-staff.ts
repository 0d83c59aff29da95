import { type FormName, type FormTexts, formIn, type Locale } from '@beranda/contract';
import type { Bilingual } from '#cms/i18n/bilingual.ts';
import { STAFF_WORDING } from './staff-wording.ts';

type Texts = Readonly<Record<string, string>>;
type Overrides = Readonly<Record<string, Bilingual | undefined>>;
type FieldOverride = { label?: Bilingual; help?: Bilingual; options?: Overrides };

/** The texts of a form as staff read them: about the sender in the third person, where the form has such a wording. */
export function textsForStaff(
  form: FormName,
  locale: Locale,
): Pick<FormTexts, 'title' | 'groups' | 'fields'> {
  const { fields, groups, title } = formIn(locale, form).texts;
  const wording = STAFF_WORDING[form];
  const reworded = (texts: Texts, overrides: Overrides = {}) =>
    Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [name, overrides[name]?.[locale] ?? text]),
    );
  const overridden: Readonly<Record<string, FieldOverride | undefined>> = wording?.fields ?? {};
  return {
    title,
    groups: reworded(groups, wording?.groups),
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, { options, ...texts }]) => {
        const { options: ofOptions, ...override } = overridden[name] ?? {};
        return [
          name,
          {
            label: override.label?.[locale] ?? texts.label,
            ...(override.help || texts.help ? { help: override.help?.[locale] ?? texts.help } : {}),
            ...(options ? { options: reworded(options, ofOptions) } : {}),
          },
        ];
      }),
    ),
  };
}
