import { readStored, removeStored, writeStored } from './browser-storage.ts';

/** What was typed into the forms of a page: form id, field name, values. */
type FormDrafts = { path: string; expires: number; forms: Record<string, Record<string, string[]>> };

/** Long enough to come back to a form by hand; what was typed is nobody's business afterwards. */
const LIFETIME_MS = 10 * 60 * 1_000;

const KEY = 'beranda:reload:state';

/** Never written to storage: files, passwords, tokens, and what a form marks as private, such as identity numbers. */
const NOT_SAVED = '[type=file], [type=password], [type=hidden], [data-private]';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isChoice = (control: Control) => control.type === 'checkbox' || control.type === 'radio';

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      element.matches('input[name], select[name], textarea[name]') && !element.matches(NOT_SAVED),
  );
}

/** Keeps what was typed into the forms of this page for some minutes of this browser session. */
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

/** Gives the forms of this page back what was kept of them, once, as if it were typed again. */
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
