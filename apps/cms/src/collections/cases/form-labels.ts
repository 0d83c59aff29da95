import { FORMS, type FormDefinition, type FormTexts, formIn, isFormName } from '@beranda/contract';
import { userLocale } from '#cms/i18n/bilingual.ts';

/** Definition and labels of the form of a case, in the user's language; nothing for a form that is gone. */
export function formOfCase(
  form: string,
  language: string,
): { definition?: FormDefinition; labels: FormTexts['fields'] } {
  if (!isFormName(form)) return { labels: {} };
  return { definition: FORMS[form].definition, labels: formIn(userLocale(language), form).texts.fields };
}
