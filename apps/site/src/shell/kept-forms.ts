import { readRecord, removeRecord, writeRecord } from './kept-records.ts';

/** What was typed into the forms of a page: form id, field name, values. */
type KeptForms = { path: string; forms: Record<string, Record<string, string[]>> };

const KEY = 'beranda:reload:state';

/** Never written to storage: files, passwords, tokens, and what a form marks as private, such as identity numbers. */
const NOT_KEPT = '[type=file], [type=password], [type=hidden], [data-private]';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isChoice = (control: Control) => control.type === 'checkbox' || control.type === 'radio';

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      element.matches('input[name], select[name], textarea[name]') && !element.matches(NOT_KEPT),
  );
}

/** Keeps what was typed into the forms of this page for the rest of the browser session. */
export function keepForms(): void {
  const forms: KeptForms['forms'] = {};
  for (const form of document.querySelectorAll<HTMLFormElement>('form[id]')) {
    const values: Record<string, string[]> = {};
    for (const control of controlsOf(form)) {
      const isEmpty = isChoice(control) ? !(control as HTMLInputElement).checked : control.value === '';
      if (!isEmpty) values[control.name] = [...(values[control.name] ?? []), control.value];
    }
    if (Object.keys(values).length > 0) forms[form.id] = values;
  }
  if (Object.keys(forms).length > 0) writeRecord('sessionStorage', KEY, { path: location.pathname, forms });
}

/** Gives the forms of this page back what was kept of them, once, as if it were typed again. */
export function restoreForms(): void {
  const kept = readRecord<KeptForms>('sessionStorage', KEY);
  if (kept?.path !== location.pathname) return;
  removeRecord('sessionStorage', KEY);
  for (const [id, values] of Object.entries(kept.forms)) {
    const form = document.getElementById(id);
    if (!(form instanceof HTMLFormElement)) continue;
    for (const control of controlsOf(form)) {
      const given = values[control.name] ?? [];
      if (isChoice(control)) (control as HTMLInputElement).checked = given.includes(control.value);
      else if (given[0] !== undefined) control.value = given[0];
      control.dispatchEvent(new Event('input', { bubbles: true }));
      control.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
}
