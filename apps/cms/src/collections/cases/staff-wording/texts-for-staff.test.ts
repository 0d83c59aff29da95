import { FORM_NAMES, FORMS, formIn, LOCALES } from '@beranda/contract';
import { describe, expect, it } from 'vitest';
import { formOfCase } from '../form-labels.ts';
import { isFormForStaff } from '../manual-entry/forms-for-staff.ts';
import { textsForStaff } from './texts-for-staff.ts';

/** Words for who reads and who writes a text: staff would read them as themselves. */
const PERSONS = {
  id: /\b(?:anda|kamu|saya|kami|kita)\b/i,
  en: /\b(?:you|your|yours|I|my|mine|me|we|us|our|ours)\b/,
};

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsIn);

describe.each(FORM_NAMES.filter(isFormForStaff))('the form "%s", as staff fill it in', (form) => {
  it.each(LOCALES)('names its sender in the third person, in %s', (locale) => {
    const texts = textsIn(textsForStaff(form, locale));
    expect(texts.filter((text) => PERSONS[locale].test(text))).toEqual([]);
    expect(texts.length).toBeGreaterThan(20);
  });

  it.each(LOCALES)('has every text of the form of the site, in %s', (locale) => {
    const namesIn = (value: unknown): unknown =>
      typeof value === 'string'
        ? ''
        : Object.entries(value as object).map(([name, part]) => [name, namesIn(part)]);
    const { fields, groups, title } = formIn(locale, form).texts;
    expect(namesIn(textsForStaff(form, locale))).toEqual(namesIn({ title, groups, fields }));
    expect(Object.keys(FORMS[form].definition.groups)).toEqual(Object.keys(groups));
  });
});

it.each([
  ['id', 'Nomor identitas pengadu'],
  ['en', 'Identity number of the complainant'],
])('the answers of a case have the same labels, in %s', (language, label) => {
  expect(formOfCase('complaint', language).labels.identityNumber?.label).toBe(label);
});
