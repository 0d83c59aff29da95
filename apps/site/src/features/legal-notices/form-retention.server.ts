import { FORM_NAMES, FORMS, formIn, type Locale } from '@beranda/contract';

/** How long what is sent by a form is kept. */
export type FormRetention = { form: string; months: number };

/** The retention of every form, by their definitions. */
export function formRetention(locale: Locale): FormRetention[] {
  return FORM_NAMES.map((name) => ({
    form: formIn(locale, name).texts.title,
    months: FORMS[name].definition.retentionMonths,
  }));
}
