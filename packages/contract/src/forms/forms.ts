import type { Locale } from '../locales.ts';
import { contactForm } from './contact/contact.ts';
import { texts as contactInEnglish } from './contact/texts.en.ts';
import { texts as contactInIndonesian } from './contact/texts.id.ts';
import type { FormDefinition } from './form-definition.ts';
import type { FormTexts } from './form-texts.ts';

type Form = { definition: FormDefinition; texts: Readonly<Record<Locale, FormTexts>> };

/** Every form of the site, by name. */
export const FORMS = {
  contact: { definition: contactForm, texts: { id: contactInIndonesian, en: contactInEnglish } },
} as const satisfies Record<string, Form>;

export type FormName = keyof typeof FORMS;

export const FORM_NAMES = Object.keys(FORMS) as FormName[];

export const isFormName = (name: string): name is FormName => Object.hasOwn(FORMS, name);

/** A form with its texts in one language, as its page receives it. */
export type LocalizedForm = { definition: FormDefinition; texts: FormTexts };

export function formIn(locale: Locale, name: FormName): LocalizedForm {
  const { definition, texts }: Form = FORMS[name];
  return { definition, texts: texts[locale] };
}
