import { readStored, removeStored, writeStored } from './browser-storage.ts';
import { type Control, defaultValueOf, dispatchInput, isChoice, isEdited } from './form-controls.ts';

/**
 * The typed values of a form by field name. `rendering` has the hidden fields that identify the rendering of the form,
 * such as its idempotency key, so that a form which is restored and sent again arrives once.
 */
type FormDraft = {
  expires: number;
  values: Record<string, string[]>;
  /** The values with which the form was rendered, such as a product that its address names. */
  defaults?: Record<string, string>;
  rendering: Record<string, string>;
};

/** Long enough to survive a reload, short enough for privacy. */
const RELOAD_LIFETIME_MS = 10 * 60 * 1_000;

/** Lifetime for forms that keep a draft while they are filled in: people may have to look up documents. */
const LIFETIME_MS = 24 * 60 * 60 * 1_000;

const KEY = 'beranda:form-drafts';

/** Never stored: files, passwords, tokens and fields that a form marks as private, such as identity numbers. */
const NOT_SAVED = '[type=file], [type=password], [type=hidden], [data-private]';

const RENDERING = 'input[type=hidden][data-rendering]';

/** A form that keeps a draft names it (`data-draft`): it is found again in both languages. Others belong to their page. */
const keyOf = (form: HTMLFormElement) => form.dataset.draft ?? `${location.pathname}#${form.id}`;

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      element.matches('input[name], select[name], textarea[name]') && !element.matches(NOT_SAVED),
  );
}

const renderingFieldsOf = (form: HTMLFormElement) => form.querySelectorAll<HTMLInputElement>(RENDERING);

/** The drafts that have not expired. */
function readDrafts(): Record<string, FormDraft> {
  const drafts = readStored<Record<string, FormDraft>>('sessionStorage', KEY) ?? {};
  return Object.fromEntries(Object.entries(drafts).filter(([, { expires }]) => expires >= Date.now()));
}

function writeDrafts(drafts: Record<string, FormDraft>): void {
  if (Object.keys(drafts).length > 0) writeStored('sessionStorage', KEY, drafts);
  else removeStored('sessionStorage', KEY);
}

function valuesOf(form: HTMLFormElement): FormDraft['values'] {
  const values: FormDraft['values'] = {};
  for (const control of controlsOf(form)) {
    const isEmpty = isChoice(control) ? !control.checked : control.value === '';
    if (!isEmpty) values[control.name] = [...(values[control.name] ?? []), control.value];
  }
  return values;
}

/** The text and choices of lists with which a form was rendered. */
function defaultsOf(form: HTMLFormElement): Record<string, string> {
  const defaults = controlsOf(form)
    .filter((control) => !isChoice(control))
    .map((control) => [control.name, defaultValueOf(control)] as const);
  return Object.fromEntries(defaults.filter(([, value]) => value !== ''));
}

/** Writes the values of a form to session storage, which belongs to this tab. */
export function writeFormDraft(form: HTMLFormElement): void {
  const { [keyOf(form)]: _, ...drafts } = readDrafts();
  const values = valuesOf(form);
  if (Object.keys(values).length > 0) {
    const rendering = Object.fromEntries(
      [...renderingFieldsOf(form)].map(({ name, value }) => [name, value]),
    );
    const lifetime = form.dataset.draft ? LIFETIME_MS : RELOAD_LIFETIME_MS;
    drafts[keyOf(form)] = {
      expires: Date.now() + lifetime,
      values,
      defaults: defaultsOf(form),
      rendering,
    };
  }
  writeDrafts(drafts);
}

/** Writes the values of all forms of this page, before it is reloaded. */
export function writeFormDrafts(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[id]')) writeFormDraft(form);
}

/** Whether there is a draft of this name; see `data-draft`. */
export const hasFormDraft = (name: string): boolean => Object.hasOwn(readDrafts(), name);

export function removeFormDraft(name: string): void {
  const { [name]: _, ...drafts } = readDrafts();
  writeDrafts(drafts);
}

/** Once per element: what was typed since must not be replaced by an older draft. */
const restored = new WeakMap<HTMLFormElement, FormDraft | undefined>();

/**
 * The controls that a draft may overwrite. Not overwritten: controls that were edited before (of a group of choices, all),
 * and a control that the address prefills with another value than when the draft was saved: somebody who follows a link to
 * register for another product wants that one.
 */
function restorableControls(form: HTMLFormElement, { defaults = {} }: FormDraft): Control[] {
  const controls = controlsOf(form);
  const edited = new Set(controls.filter(isEdited).map(({ name }) => name));
  const isPrefilledDifferently = (control: Control) => {
    const value = form.dataset.draft === undefined || isChoice(control) ? '' : defaultValueOf(control);
    return value !== '' && value !== defaults[control.name];
  };
  return controls.filter((control) => !edited.has(control.name) && !isPrefilledDifferently(control));
}

/**
 * Restores the saved values of a form once, dispatching `input` and `change` as if typed. A form that was sent and has come
 * back from the server has its values already.
 *
 * @returns the draft, also if it was restored before; undefined if there is none.
 */
export function restoreFormDraft(form: HTMLFormElement): FormDraft | undefined {
  if (restored.has(form)) return restored.get(form);
  const isAnswered = form.dataset.rejected !== undefined || form.dataset.step !== undefined;
  const draft = isAnswered ? undefined : readDrafts()[keyOf(form)];
  restored.set(form, draft);
  if (!draft) return undefined;
  if (!form.dataset.draft) removeFormDraft(keyOf(form));
  for (const field of renderingFieldsOf(form)) field.value = draft.rendering[field.name] ?? field.value;
  for (const control of restorableControls(form, draft)) restore(control, draft.values[control.name] ?? []);
  return draft;
}

/** Restores all forms of this page. */
export function restoreFormDrafts(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[id]')) restoreFormDraft(form);
}

function restore(control: Control, values: string[]): void {
  if (isChoice(control)) control.checked = values.includes(control.value);
  else if (values[0] !== undefined) control.value = values[0];
  dispatchInput(control);
}
