export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Checkboxes and radio buttons. */
export const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

const isFileInput = (control: Control): control is HTMLInputElement => control.type === 'file';
const isSelect = (control: Control): control is HTMLSelectElement => control.tagName === 'SELECT';

/** Dispatches the events of typing, after a value was set by code. */
export function dispatchInput(control: Control): void {
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

const CONTROLS = 'input:not([type=hidden]), select, textarea';

export const isControl = (element: Element): element is Control => element.matches(CONTROLS);

/** Whether somebody is in a field of this part of the page: focus must not be moved away then. */
export const hasFocusedControl = (part: Element): boolean =>
  document.activeElement !== null &&
  isControl(document.activeElement) &&
  part.contains(document.activeElement);

/** Value of an untouched slider: browsers round the initial value to the nearest step. */
function untouchedValue(slider: HTMLInputElement): string {
  const untouched = slider.cloneNode() as HTMLInputElement;
  untouched.value = slider.defaultValue;
  return untouched.value;
}

/** Browsers select the first option where none is selected by default. */
function defaultOptionOf({ options }: HTMLSelectElement): HTMLOptionElement | undefined {
  return [...options].findLast(({ defaultSelected }) => defaultSelected) ?? options[0];
}

/** The value with which a control was rendered. */
export function defaultValueOf(control: Control): string {
  if (isSelect(control)) return defaultOptionOf(control)?.value ?? '';
  return control.type === 'range' ? untouchedValue(control as HTMLInputElement) : control.defaultValue;
}

/** Whether a control differs from how it was rendered. */
export function isEdited(control: Control): boolean {
  if (isFileInput(control)) return (control.files?.length ?? 0) > 0;
  if (isChoice(control)) return control.checked !== control.defaultChecked;
  return control.value !== defaultValueOf(control);
}

/** Controls of two renderings are paired by name, choices also by value, sliders by their field. */
const identityOf = (control: Control) =>
  JSON.stringify([
    control.type,
    control.name,
    control.dataset.slides,
    isChoice(control) ? control.value : undefined,
  ]);

function controlsByIdentity(root: Element): Map<string, Control[]> {
  return Map.groupBy(root.querySelectorAll<Control>(CONTROLS), identityOf);
}

/** The control of another rendering of the same markup; undefined if it has none. */
export function counterpartOf(control: Control, from: Element, to: Element): Control | undefined {
  const identity = identityOf(control);
  const index = controlsByIdentity(from).get(identity)?.indexOf(control) ?? -1;
  return controlsByIdentity(to).get(identity)?.[index];
}

/** Copies what was typed and chosen to another rendering of the same markup, without events. */
export function copyInput(from: Element, to: Element): void {
  const targets = controlsByIdentity(to);
  for (const [identity, sources] of controlsByIdentity(from))
    for (const [index, source] of sources.entries()) {
      const target = targets.get(identity)?.[index];
      if (target && isEdited(source)) setInput(target, source);
    }
}

function setInput(target: Control, source: Control): void {
  if (isFileInput(source)) (target as HTMLInputElement).files = source.files;
  else if (isChoice(source)) (target as HTMLInputElement).checked = source.checked;
  else target.value = source.value;
}

/** Focuses the counterpart of a control that had focus, with the same selection. */
export function moveFocus(control: Control, from: Element, to: Element): void {
  const target = counterpartOf(control, from, to);
  target?.focus({ preventScroll: true });
  if (!target || isSelect(target) || isSelect(control)) return;
  const { selectionStart, selectionEnd, selectionDirection } = control;
  // Null where a control has no selection, such as a date; setting one would throw.
  if (selectionStart !== null && target.selectionStart !== null)
    target.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}
