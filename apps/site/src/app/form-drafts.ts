import { readStored, removeStored, writeStored } from './browser-storage.ts';

/** Saved form values: form id, field name, values. */
type FormDrafts = { path: string; expires: number; forms: Record<string, Record<string, string[]>> };

/** Long enough to survive a reload, short enough for privacy. */
const LIFETIME_MS = 10 * 60 * 1_000;

const KEY = 'beranda:reload:state';

/** Never stored: files, passwords, tokens and fields that a form marks as private, such as identity numbers. */
const NOT_SAVED = '[type=file], [type=password], [type=hidden], [data-private]';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isChoice = (control: Control) => control.type === 'checkbox' || control.type === 'radio';

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      element.matches('input[name], select[name], textarea[name]') && !element.matches(NOT_SAVED),
  );
}

/** Saves the values of all forms of this page to session storage. */
export function saveFormDrafts(): void {
  const forms: FormDrafts['forms'] = {};
  for (const form of document.querySelectorAll<HTMLFormElement>('form[id]')) {
    const values: Record<string, string[]> = {};
    for (const control of controlsOf(form)) {
      const isEmpty = isChoice(control) ? !(control as HTMLInputElement).checked : control.value === '';
      if (!isEmpty) values[control.name] = [...(values[control.name] ?? []), control.value];
    }
    if (Object.keys(values).length > 0) forms[form.id] = values;
  }
  if (Object.keys(forms).length > 0)
    writeStored('sessionStorage', KEY, { path: location.pathname, expires: Date.now() + LIFETIME_MS, forms });
}

/** Restores the saved values once, dispatching `input` and `change` as if typed. */
export function restoreFormDrafts(): void {
  const drafts = readStored<FormDrafts>('sessionStorage', KEY);
  if (!drafts) return;
  if (drafts.expires < Date.now()) removeStored('sessionStorage', KEY);
  else if (drafts.path === location.pathname) restoreAll(drafts);
}

function restoreAll(drafts: FormDrafts): void {
  for (const [id, values] of Object.entries(drafts.forms)) {
    const form = document.getElementById(id);
    if (!(form instanceof HTMLFormElement)) continue;
    removeStored('sessionStorage', KEY);
    for (const control of controlsOf(form)) restore(control, values[control.name] ?? []);
  }
}

function restore(control: Control, values: string[]): void {
  if (isChoice(control)) (control as HTMLInputElement).checked = values.includes(control.value);
  else if (values[0] !== undefined) control.value = values[0];
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
