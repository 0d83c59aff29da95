import { FORMS, type FormDefinition, type FormTexts, isFormName } from '@beranda/contract';
import { userLocale } from '#cms/i18n/bilingual.ts';
import { textsForStaff } from './staff-wording/texts-for-staff.ts';

/** Title, definition and labels of the form of a case, in the user's language. A form that is gone has its name alone. */
export function formOfCase(
  form: string,
  language: string,
): { title: string; definition?: FormDefinition; labels: FormTexts['fields'] } {
  if (!isFormName(form)) return { title: form, labels: {} };
  const { fields, title } = textsForStaff(form, userLocale(language));
  return { title, definition: FORMS[form].definition, labels: fields };
}
