import {
  CHOICE_CONTROLS,
  type FormField,
  type FormName,
  fieldsOf,
  formIn,
  hasCheckPage,
  inLocale,
  type Locale,
} from '@beranda/contract';
import { type FormSample, sampleOf } from '@beranda/contract/forms/form-sample';
import { expect, type Locator, type Page } from '@playwright/test';
import { ADDRESSES_OF_FORMS } from './route-table.ts';
import { SLOW } from './test.ts';

/** A form in one language, with the sample that tests fill in. */
export type FormCase = {
  name: FormName;
  language: Locale;
  /** Path of its page. */
  path: string;
  definition: ReturnType<typeof formIn>['definition'];
  texts: ReturnType<typeof formIn>['texts'];
  sample: FormSample;
};

/** Texts on the pages of forms. */
export const FORM_TEXTS = {
  id: {
    next: 'Lanjut: periksa isian',
    send: 'Kirim',
    errors: 'Ada yang perlu diperbaiki',
    failed: 'Terjadi masalah saat mengirim formulir',
    check: 'Periksa isian Anda',
    received: 'Kiriman Anda sudah kami terima, terima kasih',
    noWayBack: 'Formulir ini sudah kami terima: jangan tekan Kembali di peramban.',
    restored: 'Isian Anda yang tadi kami tampilkan lagi',
  },
  en: {
    next: 'Next: check your answers',
    send: 'Send',
    errors: 'There is something to correct',
    failed: 'An issue occured when sending the form',
    check: 'Check your answers',
    received: 'We have successfully received your submission, thank you',
    noWayBack: 'We have this form: please do not go back in the browser.',
    restored: 'Here is what you had typed before',
  },
} as const satisfies Record<Locale, object>;

/**
 * One form with steps and files, and one without, in every run. The others share their code: they run with `npm test --
 * all`.
 */
const ALWAYS: readonly FormName[] = ['contact', 'complaint'];

/** The tag of a test that repeats for every form. */
export const tagOfForm = (name: FormName) => (ALWAYS.includes(name) ? {} : SLOW);

export const formButton = (form: Locator, name: string) => form.getByRole('button', { name, exact: true });

/** The button below the fields. */
export const firstButton = (form: Locator, { definition, language }: FormCase) =>
  formButton(form, FORM_TEXTS[language][hasCheckPage(definition) ? 'next' : 'send']);

export async function formCase(name: FormName, language: Locale): Promise<FormCase> {
  const path = inLocale(ADDRESSES_OF_FORMS[name] ?? '', language);
  return { name, language, path, ...formIn(language, name), sample: await sampleOf(name) };
}

/** The fields with their labels and sample values, in display order. All of them apply. */
function fieldsOfCase({ definition, texts, sample }: FormCase) {
  return Object.entries(fieldsOf(definition)).map(([name, field]) => ({
    name,
    field,
    label: texts.fields[name]?.label ?? name,
    value: sample[name] ?? '',
    optionLabel: texts.fields[name]?.options?.[sample[name] ?? ''],
  }));
}

type CaseField = ReturnType<typeof fieldsOfCase>[number];

/** Fills in the whole form by labels. */
export async function fillByLabel(form: Locator, formCase: FormCase): Promise<void> {
  for (const one of fieldsOfCase(formCase)) await fillField(form, one);
}

async function fillField(form: Locator, { field, label, value, optionLabel }: CaseField): Promise<void> {
  if (field.type === 'radio')
    return form
      .getByRole('radiogroup', { name: label })
      .getByLabel(optionLabel ?? '', { exact: true })
      .check();
  if (field.type === 'checkbox' || field.type === 'consent')
    return form.getByRole('checkbox', { name: label }).check();
  const control = controlOf(form, label);
  if (isSelect(field)) await control.selectOption(value);
  else await control.fill(value);
}

/** The control with a label, which ends with an asterisk where it is required. */
export function controlOf(form: Locator, label: string): Locator {
  const labelled = form.getByLabel(
    new RegExp(`^${label.replaceAll(/[$()*+./?[\\\]^{|}]/g, '\\$&')}(\\s\\*)?$`, 'u'),
  );
  return labelled.and(form.locator('input:not([type=radio], [type=checkbox]), select, textarea'));
}

const isSelect = (field: FormField) =>
  field.type === 'select' || (field.type === 'choice' && CHOICE_CONTROLS[field.source] === 'select');

/** Fills in the whole form with nothing but the keyboard. The first field has focus. */
export async function fillByKeyboard(page: Page, formCase: FormCase): Promise<void> {
  const { keyboard } = page;
  for (const { name, field, value } of fieldsOfCase(formCase)) {
    for (let tabs = 0; tabs < 4 && (await focusedName(page)) !== name; tabs++) await keyboard.press('Tab');
    expect(await focusedName(page), `${name} is reached with the Tab key`).toBe(name);
    if (field.type === 'radio') await chooseRadio(page, field.options.indexOf(value));
    else if (isSelect(field)) await chooseOption(page, value);
    else if (field.type === 'checkbox' || field.type === 'consent') await keyboard.press('Space');
    else if (field.type === 'pastDate') await typeDate(page, value);
    else await keyboard.type(value);
  }
}

const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);

async function chooseRadio(page: Page, index: number): Promise<void> {
  await page.keyboard.press('Space');
  for (let presses = 0; presses < index; presses++) await page.keyboard.press('ArrowDown');
}

/** Arrow keys change a select that is not open. */
async function chooseOption(page: Page, value: string): Promise<void> {
  const selected = () => page.evaluate(() => (document.activeElement as HTMLSelectElement).value);
  for (let presses = 0; presses < 60 && (await selected()) !== value; presses++)
    await page.keyboard.press('ArrowDown');
  expect(await selected()).toBe(value);
}

/** The browser's date field has the order of its own language: the day first, or the month. */
async function typeDate(page: Page, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-');
  const typed = () => page.evaluate(() => (document.activeElement as HTMLInputElement).value);
  for (const digits of [day + month + year, month + day + year]) {
    for (let part = 0; part < 3; part++) await page.keyboard.press('ArrowLeft');
    await page.keyboard.type(digits);
    if ((await typed()) === date) return;
  }
  expect(await typed()).toBe(date);
}

/** Waits until the form's code has loaded; before that it would be sent without JavaScript. */
export async function enterForm(page: Page, { definition }: FormCase): Promise<Locator> {
  const form = page.locator('#form');
  const [first = ''] = Object.keys(fieldsOf(definition));
  await form.locator(`[name="${first}"]`).first().focus();
  await expect(page.locator('form#form[data-hydrated]')).toBeVisible();
  return form;
}
